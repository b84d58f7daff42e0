import type { UnworkedMessages } from './english.ts';

export const unworkedMessages: UnworkedMessages = {
  'unworked.count': '{count, plural, one {Turno no trabajado} other {# turnos no trabajados}}',
  'unworked.planned': 'previsto: {schedule}',
  'unworked.actions': 'Acciones para {day}, previsto, {name}',
  'unworked.add': 'Añadir según lo previsto',
  'unworked.add.of': 'Añadir según lo previsto: {name}, {day}',
  'unworked.absent': 'Ausente',
  'unworked.absent.of': 'Ausente: {name}, {day}',
  'unworked.leave': 'Dejarlo así',
  'unworked.leave.of': 'Dejarlo así: {name}, {day}',
  'unworked.done.added': 'Tiempo añadido según lo previsto: {name}, {day}',
  'unworked.done.ABSENT': '{name} no vino el {day}. Los informes de asistencia lo indican.',
  'unworked.done.LEFT': '{name}, {day}: se queda sin tiempo',
  'unworked.undo': 'Deshacer',
  'unworked.failed': '{name}, {day}: no se ha cambiado nada',
};

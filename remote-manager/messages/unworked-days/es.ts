import type { UnworkedMessages } from './english.ts';

export const unworkedMessages: UnworkedMessages = {
  'unworked.title':
    '{count, plural, one {# turno previsto sin tiempo} other {# turnos previstos sin tiempo}}',
  'unworked.planned': 'previsto {times}, {name}',
  'unworked.add': 'Añadir según lo previsto',
  'unworked.add.of': 'Añadir según lo previsto: {name}, {day}',
  'unworked.absent': 'Ausente',
  'unworked.absent.of': 'Ausente: {name}, {day}',
  'unworked.leave': 'Dejarlo así',
  'unworked.leave.of': 'Dejarlo así: {name}, {day}',
  'unworked.more': 'Mostrar {count, number} más',
  'unworked.done.added': 'Tiempo añadido según lo previsto: {name}, {day}',
  'unworked.done.ABSENT': '{name} no vino el {day}. Los informes de asistencia lo indican.',
  'unworked.done.LEFT': '{name}, {day}: se queda sin tiempo',
  'unworked.undo': 'Deshacer',
  'unworked.failed': '{name}, {day}: no se ha cambiado nada',
};

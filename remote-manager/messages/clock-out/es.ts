import type { ClockOutMessages } from './english.ts';

export const clockOutMessages: ClockOutMessages = {
  'clockOut.one': '¿Registrar la salida de {name}?',
  'clockOut.many': '¿Registrar la salida de {count, plural, one {# persona} other {# personas}}?',
  'clockOut.text':
    '{count, plural, =0 {No hay nadie elegido.} one {El turno termina, con cualquier pausa abierta, y su tiempo queda aprobado.} other {Los turnos terminan, con cualquier pausa abierta, y el tiempo queda aprobado.}}',
  'clockOut.forgotten':
    '{count, plural, one {# turno lleva más de 16 horas en marcha. ¿Cuándo terminó?} other {# turnos llevan más de 16 horas en marcha. ¿Cuándo terminaron?}}',
  'clockOut.people': 'De quién se registra la salida',
  'clockOut.include': 'Registrar la salida de {name}',
  'clockOut.since': 'Con entrada desde {time}, hace {duration}',
  'clockOut.planned': 'previsto {times}',
  'clockOut.unplanned': 'nada previsto',
  'clockOut.end': 'Fin del turno',
  'clockOut.end.of': 'Fin del turno de {name}',
  'clockOut.end.PLANNED': 'Según lo previsto, {time}',
  'clockOut.end.NOW': 'Ahora, {time}',
  'clockOut.end.AT': 'A otra hora',
  'clockOut.endsNow': 'Termina ahora',
  'clockOut.change': 'Cambiar',
  'clockOut.change.of': 'Cambiar el fin del turno de {name}',
  'clockOut.date': 'Fecha del fin',
  'clockOut.time': 'Hora del fin',
  'clockOut.lasts': 'El turno dura entonces {duration}, con pausas.',
  'clockOut.fault.MISSING': 'Indique cuándo terminó el turno.',
  'clockOut.fault.SKIPPED': 'Esa hora no existe: los relojes se adelantan en ese momento.',
  'clockOut.fault.TWICE': 'Esa hora se repite: indique cuál es.',
  'clockOut.fault.TOO_EARLY': 'El fin debe ser posterior a {time}, el último registro.',
  'clockOut.fault.AHEAD': 'Esa hora aún no ha llegado. Ahora son las {time}.',
  'clockOut.leftOut': '{count, plural, one {# persona excluida} other {# personas excluidas}}',
};

import type { SignOffMessages } from './en.ts';

export const messages: SignOffMessages = {
  'signOff.title': 'Periodo de pago {range}',
  'signOff.failure': 'Ahora no se puede mostrar si este periodo de pago está firmado',
  'signOff.WITHOUT_TIME':
    'Ninguna de las personas a tu cargo tiene tiempo en este periodo de pago: no hay nada que firmar.',
  'signOff.NOT_OVER':
    'Se puede firmar cuando su último día haya terminado para todas las personas a tu cargo.',
  'signOff.UNDECIDED':
    'Para firmar este periodo de pago, decide antes {count, plural, one {# registro pendiente} other {# registros pendientes}}.',
  'signOff.READY':
    'Todo lo de {people, plural, one {# persona} other {# personas}} está decidido y se puede firmar.',
  'signOff.show': 'Mostrar lo que falta por decidir',
  'signOff.sign': 'Firmar',
  'signOff.signAgain': 'Volver a firmar',
  'signOff.by':
    'Firmado por {name} el {when}, para {people, plural, one {# persona} other {# personas}}',
  'signOff.by.own':
    'Lo firmaste tú el {when}, para {people, plural, one {# persona} other {# personas}}',
  'signOff.broken': 'La firma ya no abarca todo:',
  'signOff.uncovered':
    '{count, plural, one {# persona con tiempo no está incluida.} other {# personas con tiempo no están incluidas.}}',
  'signOff.undecided.since':
    '{count, plural, one {Queda # registro} other {Quedan # registros}} por decidir.',
  'signOff.again':
    'La nueva firma abarca a {people, plural, one {# persona} other {las # personas}} con tiempo.',
  'signOff.changed':
    '{count, plural, one {# registro cambió después.} other {# registros cambiaron después.}}',
  'signOff.changed.by': '{day}, {name}: cambiado después de la firma por {by} el {when}',
  'signOff.changed.at': '{day}, {name}: cambiado después de la firma el {when}',
  'signOff.changed.show': 'Mostrar',
  'signOff.changed.show.of': 'Mostrar {day}, {name}',
  'signOff.changed.more': 'y {count, number} más',
  'signOff.question': '¿Firmar el periodo de pago {range}?',
  'signOff.question.text':
    '{people, plural, one {# persona} other {# personas}}, {entries, plural, one {# registro} other {# registros}}. Confirmas estas horas con tu nombre. Los cambios posteriores siguen siendo posibles; se muestran aquí y en los informes.',
  'signOff.question.unworked':
    '{count, plural, one {# turno planificado no tiene} other {# turnos planificados no tienen}} tiempo.',
  'signOff.question.failure': 'Ahora no se pueden mostrar las horas',
  'signOff.hours': 'Horas por tipo',
  'signOff.hours.worked': 'Trabajadas',
  'signOff.hours.breaks': 'Pausas',
  'signOff.hours.overtime': 'Horas extra',
  'signOff.hours.earlyLogin': 'Entrada anticipada',
  'signOff.hours.callBack': 'Llamadas de guardia',
  'signOff.hours.adjusted': 'Ajustadas',
  'signOff.hours.adjustedOvertime': 'Horas extra ajustadas',
  'signOff.cancel': 'Cancelar',
  'signOff.done': 'Periodo de pago {range} firmado',
  'signOff.refused': 'El periodo de pago no se firmó',
};

import type { CalendarMessages } from './en.ts';

export const messages: CalendarMessages = {
  'calendar.close': 'Cerrar',
  'calendar.title': 'Mi horario en otros calendarios',
  'calendar.file': 'Como archivo',
  'calendar.file.text':
    'Nueve semanas desde el primer día que se muestra: {range}. Los cambios posteriores no llegan al archivo.',
  'calendar.file.name': 'Horario {startDate} a {endDate}.ics',
  'calendar.download': 'Descargar',
  'calendar.address': 'Con una dirección',
  'calendar.address.text':
    'Suscríbete a ella en tu aplicación de calendario y los cambios de tu horario aparecerán allí. Quien tenga la dirección ve tu horario: no la compartas.',
  'calendar.yours': 'Tu dirección',
  'calendar.once': 'Solo se muestra esta vez. Cópiala ahora.',
  'calendar.copy': 'Copiar dirección',
  'calendar.copied': 'La dirección se ha copiado.',
  'calendar.notCopied': 'No se pudo copiar. Selecciona la dirección y cópiala a mano.',
  'calendar.make': 'Crear una dirección',
  'calendar.replace': 'Crear una dirección nueva',
  'calendar.replace.title': '¿Crear una dirección nueva?',
  'calendar.end.title': '¿Anular la dirección?',
  'calendar.end': 'Anular la dirección',
  'calendar.ends': 'Los calendarios que usan la dirección actual dejarán de recibir cambios.',
  'calendar.since': 'Tienes una dirección desde el {day}.',
  'calendar.unread': 'Ningún calendario la ha consultado todavía.',
  'calendar.read': 'Un calendario la consultó por última vez el {day}.',
  'calendar.failed': 'No ha funcionado',
};

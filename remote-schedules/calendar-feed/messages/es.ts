import type { CalendarMessages } from './en.ts';

export const messages: CalendarMessages = {
  'calendar.close': 'Cerrar',
  'calendar.title': 'Mi horario en otros calendarios',
  'calendar.file': 'Como archivo',
  'calendar.file.text':
    'Nueve semanas desde el primer día que se muestra: {range}. Los cambios posteriores no llegan a él.',
  'calendar.file.name': 'Horario {startDate} a {endDate}.ics',
  'calendar.download': 'Descargar',
  'calendar.address': 'Con una dirección',
  'calendar.address.text':
    'Suscríbase a ella en su aplicación de calendario y los cambios de su horario aparecerán allí. Quien tenga la dirección ve su horario: no la comparta.',
  'calendar.yours': 'Su dirección',
  'calendar.once': 'Solo se muestra esta vez. Cópiela ahora.',
  'calendar.copy': 'Copiar dirección',
  'calendar.copied': 'La dirección se ha copiado.',
  'calendar.notCopied': 'No se pudo copiar. Seleccione la dirección y cópiela a mano.',
  'calendar.make': 'Crear una dirección',
  'calendar.replace': 'Crear una dirección nueva',
  'calendar.replace.title': '¿Crear una dirección nueva?',
  'calendar.end.title': '¿Anular la dirección?',
  'calendar.end': 'Anular la dirección',
  'calendar.ends': 'Los calendarios que usan la dirección actual dejarán de recibir cambios.',
  'calendar.since': 'Tiene una dirección desde el {day}.',
  'calendar.unread': 'Ningún calendario la ha consultado todavía.',
  'calendar.read': 'Un calendario la consultó por última vez el {day}.',
  'calendar.failed': 'No ha funcionado',
};

import type { ForgottenPasswordMessages } from './en.ts';

export const messages: ForgottenPasswordMessages = {
  'forgotten.title': '¿Has olvidado la contraseña?',
  'forgotten.ask': 'Te enviamos por correo un enlace para elegir otra.',
  'forgotten.name': 'Nombre de usuario o correo',
  'forgotten.name.hint': 'Si varias personas comparten un correo, usa el nombre de usuario.',
  'forgotten.send': 'Enviar el enlace',
  'forgotten.sent':
    'Si esta cuenta tiene un correo, el mensaje está en camino. Si no, tu responsable puede darte una contraseña de un solo uso.',
  'forgotten.sent.hint':
    'El enlace sirve durante media hora. Si no llega nada, mira también en el correo no deseado.',
  'forgotten.again': 'Pedir otra vez',
  'forgotten.noMail':
    'Este servidor no envía correos. Tu responsable o un administrador puede darte una contraseña de un solo uso.',
  'forgotten.failed': 'No se pudo averiguar cómo ayudarte',
  'forgotten.signOn':
    'Si inicias sesión con la cuenta de tu empresa, pide allí una contraseña nueva.',
  'forgotten.back': 'Volver al inicio de sesión',
  'choose.title': 'Elige una contraseña nueva',
  'choose.for': 'Para la cuenta {username}',
  'choose.askAgain': 'Pedir otro enlace',
  'choose.unread': 'Abre el enlace otra vez',
  'choose.unread.text':
    'Esta página ya no tiene el enlace. Ábrelo otra vez en tu correo o pide otro.',
  'choose.failed': 'No se pudo comprobar el enlace',
  'choose.submit': 'Guardar contraseña',
};

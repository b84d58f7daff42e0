import type { WelcomeMessages } from './en.ts';

export const messages: WelcomeMessages = {
  'welcome.title': 'Te damos la bienvenida',
  'welcome.text': 'Introduce el código de tu tarjeta.',
  'welcome.user': 'Nombre de usuario',
  'welcome.code': 'Código',
  'welcome.code.hint': '12 letras y cifras. Después de la última sigues automáticamente.',
  'welcome.code.missing': 'Introduce las 12 letras y cifras.',
  'welcome.code.wrong':
    'El código no coincide o fue sustituido. Si ya elegiste una contraseña, inicia sesión con ella.',
  'welcome.code.used': 'El código ya se usó o ha caducado. Pide otro a quien te dio la tarjeta.',
  'welcome.next': 'Siguiente',
  'welcome.hasPassword': 'Tengo una contraseña',
  'welcome.password.title': 'Elige tu contraseña',
  'welcome.password.text': 'A partir de ahora inicias sesión con ella. El código ya no abre nada.',
  'welcome.password': 'Contraseña nueva',
  'welcome.password.hint': 'Al menos {count, number} caracteres, por ejemplo varias palabras',
  'welcome.password.tooShort': 'Usa al menos {count, number} caracteres.',
  'welcome.password.save': 'Guardar y seguir',
};

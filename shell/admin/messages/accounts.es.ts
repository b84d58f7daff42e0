import type { AccountMessages } from './accounts.en.ts';

export const accounts: AccountMessages = {
  'admin.accounts': 'Cuentas',
  'admin.about.accounts': 'Quién puede iniciar sesión y quién la tiene abierta',
  'accounts.search': 'Buscar personas',
  'accounts.none': 'Ninguna persona coincide con su búsqueda.',
  'account.as': 'inicia sesión como {username}',
  'account.noLogIn': 'no puede iniciar sesión con contraseña',
  'account.notSignedIn': 'Sin sesión abierta',
  'account.signedIn':
    '{count, plural, one {Una sesión abierta} other {# sesiones abiertas}}, último uso {when}',
  'account.closed': 'Cerrada {when}',
  'account.end-sessions': 'Cerrar sesiones',
  'account.end-sessions.title': 'Cerrar las sesiones de {name}',
  'account.end-sessions.text':
    'La sesión se cierra de inmediato en todos los dispositivos y la persona puede volver a iniciarla. El tiempo que espera en un dispositivo sigue allí.',
  'account.end-sessions.done': 'Las sesiones de {name} están cerradas en todas partes.',
  'account.close': 'Cerrar cuenta',
  'account.close.title': 'Cerrar la cuenta de {name}',
  'account.close.text':
    'La sesión se cierra de inmediato en todos los dispositivos y la persona ya no puede iniciarla. El tiempo registrado se conserva.',
  'account.close.done': 'La cuenta de {name} está cerrada.',
  'account.open': 'Volver a abrir',
  'account.open.title': 'Volver a abrir la cuenta de {name}',
  'account.open.text': 'La persona puede iniciar sesión de nuevo con la misma contraseña.',
  'account.open.done': 'La cuenta de {name} vuelve a estar abierta.',
};

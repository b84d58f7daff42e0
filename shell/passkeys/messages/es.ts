import type { PasskeyMessages } from './en.ts';

export const messages: PasskeyMessages = {
  'passkey.prove.title': 'Confirma con tu clave de acceso',
  'passkey.prove.text':
    'Tu contraseña es correcta. Tu dispositivo te pide ahora la huella, el rostro o su PIN.',
  'passkey.prove.submit': 'Usar clave de acceso',
  'passkey.register.title': 'Registrar una clave de acceso',
  'passkey.register.text':
    'Apruebas o administras, así que tu inicio de sesión necesita, además de la contraseña, una clave de acceso: la huella, el rostro o el PIN de este dispositivo, o una llave de seguridad.',
  'passkey.register.submit': 'Registrar clave de acceso',
  'passkey.back': 'Volver a la contraseña',
  'passkey.fault.unsupported':
    'Este navegador no puede usar claves de acceso en esta dirección. Usa un navegador actual y la dirección que te dio tu empresa.',
  'passkey.fault.cancelled': 'No se ha confirmado nada. Inténtalo de nuevo.',
  'passkey.fault.registered': 'Este dispositivo ya tiene una de tus claves de acceso.',
  'passkey.fault.failed': 'Tu dispositivo no ha respondido. Inténtalo de nuevo o usa otro.',
  'passkeys.title': 'Claves de acceso',
  'passkeys.note': 'Confirman tu inicio de sesión',
  'passkeys.made': 'Registrada {when}',
  'passkeys.used': 'Último uso {when}',
  'passkeys.unused': 'Aún sin usar',
  'passkeys.backedUp': 'también en tus otros dispositivos',
  'passkeys.last':
    'Tu inicio de sesión necesita tu última clave de acceso. Para eliminarla, añade antes otra.',
  'passkeys.rename': 'Cambiar nombre',
  'passkeys.rename.title': 'Cambiar el nombre de esta clave de acceso',
  'passkeys.rename.name': 'Nombre',
  'passkeys.rename.empty': 'Escribe un nombre.',
  'passkeys.rename.save': 'Guardar',
  'passkeys.renamed': 'El nombre de la clave de acceso ha cambiado.',
  'passkeys.remove': 'Eliminar',
  'passkeys.remove.title': '¿Eliminar esta clave de acceso?',
  'passkeys.remove.text':
    '{name} ya no confirmará ningún inicio de sesión. Las sesiones abiertas siguen abiertas.',
  'passkeys.removed': 'La clave de acceso se ha eliminado.',
  'passkeys.add': 'Añadir clave de acceso',
  'passkeys.add.text':
    'Confirma primero con una clave de acceso que ya tengas. Después registra la nueva.',
  'passkeys.add.name': 'Nombre de la nueva',
  'passkeys.add.hint': 'Por ejemplo, «Móvil del trabajo»',
  'passkeys.add.prove': 'Confirmar',
  'passkeys.add.proven': 'Confirmado. Registra ahora la nueva clave de acceso.',
  'passkeys.added': 'La clave de acceso está registrada.',
  'passkeys.confirm.text':
    'Tu inicio de sesión también necesitará una clave de acceso. Confirma ahora con la tuya o registra la primera: tu dispositivo te pide la huella, el rostro o su PIN. Aquí tu sesión sigue abierta.',
  'passkeys.confirm.password': 'Tu contraseña',
  'passkeys.confirm.empty': 'Escribe tu contraseña.',
  'passkeys.confirm.wrong': 'Esa no es tu contraseña. Escríbela de nuevo.',
  'passkeys.confirm.submit': 'Continuar con clave de acceso',
};

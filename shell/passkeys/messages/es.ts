import type { PasskeyMessages } from './en.ts';

export const messages: PasskeyMessages = {
  'passkey.prove.title': 'Confirme con su clave de acceso',
  'passkey.prove.text':
    'Su contraseña es correcta. Su dispositivo le pide ahora la huella, el rostro o su PIN.',
  'passkey.prove.submit': 'Usar clave de acceso',
  'passkey.register.title': 'Registrar una clave de acceso',
  'passkey.register.text':
    'Usted aprueba o administra, así que su inicio de sesión necesita, además de la contraseña, una clave de acceso: la huella, el rostro o el PIN de este dispositivo, o una llave de seguridad.',
  'passkey.register.submit': 'Registrar clave de acceso',
  'passkey.back': 'Volver a la contraseña',
  'passkey.fault.unsupported':
    'Este navegador no puede usar claves de acceso en esta dirección. Use un navegador actual y la dirección que le dio su empresa.',
  'passkey.fault.cancelled': 'No se ha confirmado nada. Inténtelo de nuevo.',
  'passkey.fault.registered': 'Este dispositivo ya tiene una de sus claves de acceso.',
  'passkey.fault.failed': 'Su dispositivo no ha respondido. Inténtelo de nuevo o use otro.',
  'passkeys.title': 'Claves de acceso',
  'passkeys.note': 'Confirman su inicio de sesión',
  'passkeys.made': 'Registrada {when}',
  'passkeys.used': 'Último uso {when}',
  'passkeys.unused': 'Aún sin usar',
  'passkeys.backedUp': 'también en sus otros dispositivos',
  'passkeys.last':
    'Su inicio de sesión necesita su última clave de acceso. Para eliminarla, añada antes otra.',
  'passkeys.rename': 'Cambiar nombre',
  'passkeys.rename.title': 'Cambiar el nombre de esta clave',
  'passkeys.rename.name': 'Nombre',
  'passkeys.rename.empty': 'Escriba un nombre.',
  'passkeys.rename.save': 'Guardar',
  'passkeys.renamed': 'El nombre de la clave ha cambiado.',
  'passkeys.remove': 'Eliminar',
  'passkeys.remove.title': '¿Eliminar esta clave de acceso?',
  'passkeys.remove.text':
    '{name} ya no confirmará ningún inicio de sesión. Las sesiones abiertas siguen abiertas.',
  'passkeys.removed': 'La clave de acceso se ha eliminado.',
  'passkeys.add': 'Añadir clave de acceso',
  'passkeys.add.text':
    'Confirme primero con una clave de acceso que ya tenga. Después registre la nueva.',
  'passkeys.add.name': 'Nombre de la nueva',
  'passkeys.add.hint': 'Por ejemplo, «Móvil del trabajo»',
  'passkeys.add.prove': 'Confirmar',
  'passkeys.add.proven': 'Confirmado. Registre ahora la nueva clave de acceso.',
  'passkeys.added': 'La clave de acceso está registrada.',
  'passkeys.confirm.text':
    'Su inicio de sesión también necesitará una clave de acceso. Confirme ahora con la suya o registre la primera: su dispositivo le pide la huella, el rostro o su PIN. Aquí su sesión sigue abierta.',
  'passkeys.confirm.password': 'Su contraseña',
  'passkeys.confirm.empty': 'Escriba su contraseña.',
  'passkeys.confirm.wrong': 'Esa no es su contraseña. Escríbala de nuevo.',
  'passkeys.confirm.submit': 'Continuar con clave de acceso',
};

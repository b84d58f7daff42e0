import { companyErrors } from './companyErrors.ts';
import { decisionErrors } from './decisionErrors.ts';
import { keyErrors } from './keyErrors.ts';
import type { LocaleMessages } from './LocaleMessages.ts';
import { massViolations } from './massViolations.ts';
import { notifications } from './notifications/es.ts';
import { passwordErrors } from './passwordErrors.ts';
import { planRefusals, planRemarks } from './planning.ts';
import { signOffErrors } from './signOffErrors.ts';
import { synchronisationFailures } from './synchronisationFailures.ts';
import { timeEntryErrors } from './timeEntryErrors.ts';
import { timeEntryRules } from './timeEntryRules.ts';

export const es: LocaleMessages = {
  errors: {
    ...timeEntryErrors.es,
    ...decisionErrors.es,
    ...signOffErrors.es,
    ...companyErrors.es,
    ...keyErrors.es,
    ...passwordErrors.es,
    VALIDATION_FAILED: {
      title: 'Hay datos que conviene revisar',
      detail:
        'Todavía no se ha guardado nada. Corrige los campos marcados y vuelve a enviarlos, por favor.',
    },
    UNREADABLE_REQUEST: {
      title: 'No se pudo leer la solicitud',
      detail: 'No se ha cambiado nada. Vuelve a cargar la página e inténtalo de nuevo.',
    },
    WRONG_CREDENTIALS: {
      title: 'No se pudo iniciar sesión',
      detail:
        'El nombre de usuario y la contraseña no coinciden. Comprueba ambos e inténtalo de nuevo.',
    },
    SET_UP_CODE_OVER: {
      title: 'Este código no sirve',
      detail:
        'Este código es incorrecto, ya se usó o ha caducado. Muestra uno nuevo en la página Terminales y, si lo escribes, comprueba también el identificador del terminal.',
    },
    NOT_IDENTIFIED: {
      title: 'No se ha reconocido',
      detail: 'El número o el PIN no es correcto. Inténtalo de nuevo.',
    },
    IDENTIFICATION_WAITS: {
      title: 'Demasiados intentos fallidos',
      detail:
        'Has fallado demasiadas veces en este terminal. Inténtalo de nuevo en {wait} o identifícate de otra manera.',
    },
    BADGE_NOT_KNOWN: {
      title: 'Tarjeta no conocida',
      detail: 'Esta tarjeta no se conoce aquí. Usa tu número y PIN, o pregunta a tu responsable.',
    },
    CAPTURE_ENDED: {
      title: 'Ha pasado demasiado tiempo',
      detail: 'No se ha registrado nada. Vuelve a mirar a la cámara.',
    },
    PICTURE_UNREADABLE: {
      title: 'No se ha podido leer la imagen',
      detail: 'Elige un archivo en jpg, jpeg o png.',
    },
    NO_FACE: {
      title: 'No se ve ningún rostro',
      detail: 'Mira de frente a la cámara con el rostro descubierto.',
    },
    SEVERAL_FACES: {
      title: 'Se ve a más de una persona',
      detail: 'Colócate sin nadie más ante la cámara.',
    },
    FACE_TOO_SMALL: {
      title: 'Demasiado lejos',
      detail: 'Acércate a la cámara.',
    },
    FACE_BLURRED: {
      title: 'El rostro está borroso',
      detail: 'Quédate quieto un momento y, si hace falta, limpia la cámara.',
    },
    FACE_TOO_DARK: {
      title: 'Demasiado oscuro',
      detail: 'Gírate hacia la luz.',
    },
    FACE_TOO_BRIGHT: {
      title: 'Demasiada luz',
      detail: 'Apártate de la luz directa.',
    },
    FACE_NOT_LIVE: {
      title: 'No se han visto los giros',
      detail: 'Mira de frente y después gira la cabeza como se te indica.',
    },
    FACE_UNKNOWN: {
      title: 'No se te ha reconocido',
      detail: 'Inténtalo de nuevo o identifícate de otra manera.',
    },
    FACE_NEEDS_NUMBER: {
      title: 'Tu número, por favor',
      detail:
        'Escribe primero tu número o acerca tu tarjeta al lector, y después mira a la cámara.',
    },
    FACE_OF_ANOTHER: {
      title: 'Este rostro es de otra persona',
      detail:
        'La imagen, o el rostro que muestra, está registrado para otra persona. No se ha cambiado nada.',
    },
    FACE_REFUSED: {
      title: 'Esta persona no lo desea',
      detail:
        'Ha rechazado que se la reconozca por el rostro. Solo ella misma puede cambiarlo en sus ajustes.',
    },
    CONSENT_TEXT_CHANGED: {
      title: 'El texto ha cambiado',
      detail: 'No se ha guardado nada. Lee el texto nuevo y decide otra vez.',
    },
    KEPT_PUNCH_SETTLED: {
      title: 'Ya está resuelto',
      detail: 'Otra persona ya se ha ocupado de este fichaje.',
    },
    KEPT_PUNCH_DOES_NOT_FIT: {
      title: 'No encaja',
      detail:
        'No encaja con el tiempo registrado de esta persona. Añade el tiempo a mano y después descarta el fichaje.',
    },
    NOTHING_TO_CLOCK: {
      title: 'Nada que fichar',
      detail: 'Ahora mismo no tienes ningún puesto en el que fichar. Pregunta a tu responsable.',
    },
    DIALOG_ENDED: {
      title: 'Se ha cerrado entretanto',
      detail: 'No se ha registrado nada. Vuelve a identificarte.',
    },
    NO_SESSION: {
      title: 'No has iniciado sesión',
      detail: 'Todo lo guardado se conserva. Inicia sesión de nuevo para continuar.',
    },
    ACCESS_DENIED: {
      title: 'Acceso denegado',
      detail:
        'Tu cuenta no tiene permiso para esto. No se ha cambiado nada. Si lo necesitas, consulta a tu responsable.',
    },
    ACCOUNT_CLOSED: {
      title: 'Esta cuenta está cerrada',
      detail:
        'El nombre de usuario y la contraseña son correctos, pero la cuenta se cerró. Si todavía la necesitas, pregunta a tu administrador.',
    },
    ONE_TIME_PASSWORD_USED: {
      title: 'Esta contraseña de un solo uso ya se utilizó o ha caducado',
      detail:
        'Solo abre una sesión. Sigue en ella y elige tu propia contraseña en Ajustes, o pide otra a quien administra. Si no hay nadie, reinicia el servidor: mostrará una.',
    },
    NO_USER_NAME: {
      title: 'Esta persona no tiene nombre de usuario',
      detail: 'No se ha cambiado nada. Dale primero un nombre de usuario en el archivo de empresa.',
    },
    PASSWORD_CHANGE_REQUIRED: {
      title: 'Elige primero una contraseña nueva',
      detail:
        'Has iniciado sesión con una contraseña de un solo uso. Elige otra antes de continuar.',
    },
    SIGN_ON_REFUSED: {
      title: 'No se pudo iniciar sesión con la cuenta de la empresa',
      detail:
        'No se ha cambiado nada. Empieza de nuevo en la página de inicio de sesión; si vuelve a fallar, avisa a tu administrador.',
    },
    NO_SIGN_ON_PROVIDER: {
      title: 'El inicio de sesión único no está configurado',
      detail:
        'No se ha cambiado nada. Quien administra el servidor debe indicar antes el proveedor de inicio de sesión en los ajustes.',
    },
    PASSKEY_NEEDED: {
      title: 'Hace falta una clave de acceso',
      detail:
        'Tu inicio de sesión se confirma con una clave de acceso. Inicia sesión con tu contraseña.',
    },
    PASSKEY_ENDED: {
      title: 'Ha tardado demasiado',
      detail:
        'La petición de tu clave de acceso ya se respondió o ha caducado. Inicia sesión de nuevo.',
    },
    PASSKEY_REFUSED: {
      title: 'La clave de acceso no se ha aceptado',
      detail: 'Inténtalo de nuevo con una clave de acceso que hayas registrado aquí.',
    },
    PASSKEY_WINDOW_OVER: {
      title: 'El plazo para registrar una clave de acceso ha terminado',
      detail:
        'Tu contraseña es correcta. Pide a un administrador que restablezca tus claves de acceso e inicia sesión de nuevo.',
    },
    NO_PASSKEY_ADDRESS: {
      title: 'En esta dirección no se pueden usar claves de acceso',
      detail:
        'Quien administra el servidor debe indicar antes en los ajustes la dirección en la que se abre el producto.',
    },
    PASSKEY_FIRST: {
      title: 'Primero, tu propia clave de acceso',
      detail: 'Confirma tu sesión con una clave de acceso. Después activa el segundo factor.',
    },
    LAST_PASSKEY: {
      title: 'Es tu última clave de acceso',
      detail: 'Tu inicio de sesión la necesita. Registra otra antes.',
    },
    TOO_MANY_PASSKEYS: {
      title: 'Tienes diez claves de acceso',
      detail: 'Elimina antes una que ya no uses.',
    },
    OWN_ACCOUNT: {
      title: 'Es tu propia cuenta',
      detail:
        'No puedes cerrar la cuenta que usas. No se ha cambiado nada. Puede hacerlo otro administrador.',
    },
    FEATURE_OFF: {
      title: 'Esta función está desactivada',
      detail: 'Tu empresa no la utiliza por ahora. No se ha cambiado nada.',
    },
    FOREIGN_ORIGIN: {
      title: 'La solicitud llegó desde otro sitio',
      detail:
        'Para proteger tu cuenta, no se ha cambiado nada. Abre la aplicación e inténtalo de nuevo desde ella.',
    },
    NOT_FOUND: {
      title: 'No encontrado',
      detail:
        'Ya no existe o no tienes acceso. Vuelve a cargar la página para ver el estado actual.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Aquí no es posible',
      detail: 'No se ha cambiado nada. Vuelve a cargar la página e inténtalo de nuevo.',
    },
    TOO_LARGE: {
      title: 'Es demasiado de una vez',
      detail: 'No se ha guardado nada. Envía menos datos o hazlo en varios pasos.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      title: 'No se admite este tipo de contenido',
      detail: 'No se ha guardado nada. Vuelve a cargar la página e inténtalo de nuevo.',
    },
    CLOCK_OUT_ALREADY_RECORDED: {
      title: 'La salida ya está fichada',
      detail:
        'El turno ha terminado y sus horas se conservan. Vuelve a cargar para verlo como está ahora.',
    },
    END_OUT_OF_RANGE: {
      title: 'Este fin no encaja en el turno',
      detail:
        'Debe ser posterior al último fichaje y no estar en el futuro. No se ha cambiado nada.',
    },
    SEGMENT_ALREADY_OPEN: {
      title: 'La pausa ya está en curso',
      detail: 'Empezó ({since}) y continúa. No se ha registrado nada dos veces.',
    },
    ON_APPROVED_LEAVE: {
      title: 'Tienes una ausencia aprobada',
      detail:
        'Tu ausencia de este día está aprobada, por eso no puedes fichar la entrada. Si aun así trabajas, pregunta a tu responsable.',
    },
    LOCATION_REQUIRED: {
      title: 'Se necesita tu ubicación',
      detail:
        'Tu empresa solo permite fichar dentro de la zona acordada. Permite la ubicación e inténtalo de nuevo. No se ha registrado nada.',
    },
    OUTSIDE_GEOFENCE: {
      title: 'Estás fuera de la zona',
      detail:
        'Tu empresa solo permite fichar dentro de la zona acordada. Ve allí e inténtalo de nuevo. No se ha registrado nada.',
    },
    NO_OPEN_SEGMENT: {
      title: 'No hay ninguna pausa en curso',
      detail: 'No había nada que terminar. Todas las horas registradas se conservan.',
    },
    STATUS_NOT_ALLOWED: {
      title: 'No se pudo cambiar el estado',
      detail:
        'El registro ha cambiado entretanto y este paso ya no corresponde. No se ha cambiado nada. Vuelve a cargar para verlo como está ahora.',
    },
    SHIFT_ALREADY_CORRECTED: {
      title: 'Hay una versión más reciente',
      detail:
        'El registro se editó entretanto y esa versión se conserva. Cárgala antes de continuar.',
    },
    SHIFT_ALREADY_DELETED: {
      title: 'El registro se ha eliminado',
      detail:
        'Se eliminó entretanto, así que no se ha cambiado nada. Vuelve a cargar para ver la lista actual.',
    },
    ALL_ROWS_FAILED: {
      title: 'No se pudo cambiar ningún registro',
      detail:
        'Han cambiado entretanto o no tienes acceso, y se han dejado como están. Vuelve a cargar la lista y selecciona de nuevo.',
    },
    NOT_AS_SCHEDULED: {
      title: 'No coincide con el horario',
      detail:
        'El registro ya no coincide con su horario y se ha dejado como está. Revísalo antes de decidir.',
    },
    PLAN_TOO_LARGE: {
      title: 'Demasiado a la vez',
      detail:
        'Se pueden planificar como máximo {days} días, en {ranges} tramos, a la vez. No se ha cambiado nada; planifica menos personas o días.',
    },
    SELECTION_TOO_LARGE: {
      title: 'Demasiados a la vez',
      detail:
        'Se pueden seleccionar como máximo {people} personas y {entries} de sus registros a la vez. No se ha cambiado nada; selecciona menos.',
    },
    GROUP_NAME_TAKEN: {
      title: 'Este nombre ya existe',
      detail: 'Ya tienes un grupo con este nombre. Elige otro.',
    },
    TOKEN_TAKEN: {
      title: 'Este token ya se ha usado',
      detail: 'Crea un token nuevo e inténtalo otra vez.',
    },
    WEBHOOK_LIMIT: {
      title: 'Hay demasiados webhooks',
      detail: 'Elimina uno que ya nadie necesite.',
    },
    WEBHOOK_NOT_READY: {
      title: 'El webhook no está listo',
      detail: 'Actívalo y crea antes su secreto.',
    },
    STILL_EMPLOYED: {
      title: 'Esta persona sigue en la empresa',
      detail: 'Solo se puede borrar a quien desde hoy no tiene ningún puesto ni turno abierto.',
    },
    STILL_WAITING: {
      title: 'Algo está en espera',
      detail:
        'Hay tiempos u horarios de esta persona en espera del sistema de RR. HH. Borra a la persona cuando se hayan entregado.',
    },
    REPORT_TOO_LARGE: {
      title: 'Es más de lo que cabe en una hoja',
      detail:
        'El informe abarcaría {people} personas en {days} días. Elige menos días, un centro de coste o una hoja por semana.',
    },
    EXPORT_UNDER_WAY: {
      title: 'Ya hay una exportación en curso',
      detail:
        'Ya estás descargando una exportación para una inspección, aquí o en otra ventana. Espera a que termine o cancélala, y vuelve a intentarlo.',
    },
    REQUEST_IN_PROGRESS: {
      title: 'Ya se está realizando',
      detail: 'La misma solicitud está en curso y se hará una sola vez. Espera un momento.',
    },
    WRONG_PASSWORD: {
      title: 'La contraseña actual no coincide',
      detail: 'Tu contraseña sigue siendo la misma. Escribe de nuevo la actual.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Esto ya se envió con otro contenido',
      detail:
        'Se conserva lo que se envió primero. Vuelve a cargar la página y compruébalo antes de continuar.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Demasiados intentos',
      detail: 'Fueron demasiados intentos y no se ha cambiado nada. Inténtalo de nuevo en {wait}.',
    },
    UNEXPECTED: {
      title: 'Algo ha fallado por nuestra parte',
      detail:
        'Todo lo guardado antes se conserva. Inténtalo de nuevo en un momento y avisa a tu administrador si vuelve a ocurrir.',
    },
    OUT_OF_SPACE: {
      title: 'El servidor se ha quedado sin espacio',
      detail:
        'Esta vez no se ha guardado nada; todo lo guardado antes se conserva. Avisa a tu administrador e inténtalo más tarde.',
    },
    UNAVAILABLE: {
      title: 'El servidor no está listo en este momento',
      detail: 'Todo lo guardado antes se conserva. Inténtalo de nuevo en un momento.',
    },
  },
  violations: {
    ALREADY_CLOCKED_IN:
      'Ya has fichado la entrada ({since}). Ese turno continúa; no se ha registrado nada dos veces.',
    SHORT_BREAK_DISCARDED:
      'La pausa duró menos de un minuto, por lo que no cuenta. El turno continúa.',
    RECORDED_AS_CORRECTION:
      'Esta hora se conserva como corrección junto a lo registrado y tu responsable decidirá sobre ella.',
  },
  massViolations: massViolations.es,
  timeEntryRules: timeEntryRules.es,
  synchronisationFailures: synchronisationFailures.es,
  planRefusals: planRefusals.es,
  planRemarks: planRemarks.es,
  ...notifications,
  approvedStays: 'Lo aprobado anteriormente se mantiene.',
  decisionReason: 'Motivo: {reason}',
  signOnGoesOn: 'Seguir a Punctual',
  ownName: 'Español',
};

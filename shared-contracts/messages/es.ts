import { decisionErrors } from './decisionErrors.ts';
import type { LocaleMessages } from './LocaleMessages.ts';
import { massViolations } from './massViolations.ts';
import { notifications } from './notifications/es.ts';
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
    VALIDATION_FAILED: {
      title: 'Hay datos que conviene revisar',
      detail:
        'Todavía no se ha guardado nada. Corrija los campos marcados y vuelva a enviarlos, por favor.',
    },
    UNREADABLE_REQUEST: {
      title: 'No se pudo leer la solicitud',
      detail: 'No se ha cambiado nada. Vuelva a cargar la página e inténtelo de nuevo.',
    },
    WRONG_CREDENTIALS: {
      title: 'No se pudo iniciar sesión',
      detail:
        'El nombre de usuario y la contraseña no coinciden. Compruebe ambos e inténtelo de nuevo.',
    },
    NOT_IDENTIFIED: {
      title: 'No se ha reconocido',
      detail: 'El número o el PIN no es correcto. Inténtelo de nuevo.',
    },
    IDENTIFICATION_WAITS: {
      title: 'Demasiados intentos fallidos',
      detail:
        'Ha fallado demasiadas veces en este terminal. Inténtelo de nuevo en {wait} o identifíquese de otra manera.',
    },
    BADGE_NOT_KNOWN: {
      title: 'Tarjeta no conocida',
      detail: 'Esta tarjeta no se conoce aquí. Use su número y PIN, o pregunte a su responsable.',
    },
    CAPTURE_ENDED: {
      title: 'Ha pasado demasiado tiempo',
      detail: 'No se ha registrado nada. Vuelva a mirar a la cámara.',
    },
    PICTURE_UNREADABLE: {
      title: 'No se ha podido leer la imagen',
      detail: 'Elija un archivo en jpg, jpeg o png.',
    },
    NO_FACE: {
      title: 'No se ve ningún rostro',
      detail: 'Mire de frente a la cámara con el rostro descubierto.',
    },
    SEVERAL_FACES: {
      title: 'Se ve a más de una persona',
      detail: 'Colóquese sin nadie más ante la cámara.',
    },
    FACE_TOO_SMALL: {
      title: 'Demasiado lejos',
      detail: 'Acérquese a la cámara.',
    },
    FACE_BLURRED: {
      title: 'El rostro está borroso',
      detail: 'Quédese quieto un momento y, si hace falta, limpie la cámara.',
    },
    FACE_TOO_DARK: {
      title: 'Demasiado oscuro',
      detail: 'Gírese hacia la luz.',
    },
    FACE_TOO_BRIGHT: {
      title: 'Demasiada luz',
      detail: 'Apártese de la luz directa.',
    },
    FACE_NOT_LIVE: {
      title: 'No se han visto los giros',
      detail: 'Mire de frente y después gire la cabeza como se le indica.',
    },
    FACE_UNKNOWN: {
      title: 'No se le ha reconocido',
      detail: 'Inténtelo de nuevo o identifíquese de otra manera.',
    },
    FACE_NEEDS_NUMBER: {
      title: 'Su número, por favor',
      detail:
        'Escriba primero su número o acerque su tarjeta al lector, y después mire a la cámara.',
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
      detail: 'No se ha guardado nada. Lea el texto nuevo y decida otra vez.',
    },
    KEPT_PUNCH_SETTLED: {
      title: 'Ya está resuelto',
      detail: 'Otra persona ya se ha ocupado de este fichaje.',
    },
    KEPT_PUNCH_DOES_NOT_FIT: {
      title: 'No encaja',
      detail:
        'El tiempo de esta persona es otro. Añada el tiempo a mano y aparte después el fichaje.',
    },
    NOTHING_TO_CLOCK: {
      title: 'Nada que fichar',
      detail: 'Ahora mismo no tiene ningún puesto en el que fichar. Pregunte a su responsable.',
    },
    DIALOG_ENDED: {
      title: 'Se ha cerrado entretanto',
      detail: 'No se ha registrado nada. Vuelva a identificarse.',
    },
    NO_SESSION: {
      title: 'No ha iniciado sesión',
      detail: 'Todo lo guardado se conserva. Inicie sesión de nuevo para continuar.',
    },
    ACCESS_DENIED: {
      title: 'Acceso denegado',
      detail:
        'Su cuenta no tiene permiso para esto. No se ha cambiado nada. Si lo necesita, consulte a su responsable.',
    },
    ACCOUNT_CLOSED: {
      title: 'Esta cuenta está cerrada',
      detail:
        'El nombre de usuario y la contraseña son correctos, pero la cuenta se cerró. Si todavía la necesita, pregunte a su administración.',
    },
    ONE_TIME_PASSWORD_USED: {
      title: 'Esta contraseña de un solo uso ya se utilizó',
      detail:
        'Solo abre una sesión. Siga en ella y elija su propia contraseña en Ajustes, o reinicie el servidor: mostrará una nueva.',
    },
    PASSWORD_CHANGE_REQUIRED: {
      title: 'Elija primero una contraseña nueva',
      detail:
        'Ha iniciado sesión con una contraseña de un solo uso. Elija otra antes de continuar.',
    },
    SIGN_ON_REFUSED: {
      title: 'El acceso no funcionó',
      detail:
        'No se cambió nada. Empiece de nuevo en la página de acceso; si vuelve a fallar, avise a su administrador.',
    },
    NO_SIGN_ON_PROVIDER: {
      title: 'El inicio de sesión único no está configurado',
      detail:
        'No se cambió nada. Quien administra el servidor indica primero el proveedor en sus ajustes.',
    },
    PASSKEY_NEEDED: {
      title: 'Hace falta una clave de acceso',
      detail:
        'Su inicio de sesión se confirma con una clave de acceso. Inicie sesión con su contraseña.',
    },
    PASSKEY_ENDED: {
      title: 'Ha tardado demasiado',
      detail:
        'La pregunta por su clave de acceso ya se respondió o ha caducado. Inicie sesión de nuevo.',
    },
    PASSKEY_REFUSED: {
      title: 'La clave de acceso no se ha aceptado',
      detail: 'Inténtelo de nuevo con una clave de acceso que haya registrado aquí.',
    },
    PASSKEY_WINDOW_OVER: {
      title: 'El plazo para registrar una clave de acceso ha terminado',
      detail:
        'Su contraseña es correcta. Pida a un administrador que restablezca sus claves de acceso e inicie sesión de nuevo.',
    },
    NO_PASSKEY_ADDRESS: {
      title: 'En esta dirección no se pueden usar claves de acceso',
      detail:
        'Quien administra el servidor indica primero en sus ajustes la dirección en la que se abre el producto.',
    },
    PASSKEY_FIRST: {
      title: 'Primero, su propia clave de acceso',
      detail: 'Confirme su sesión con una clave de acceso. Después active el segundo factor.',
    },
    LAST_PASSKEY: {
      title: 'Es su última clave de acceso',
      detail: 'Su inicio de sesión la necesita. Registre otra antes.',
    },
    TOO_MANY_PASSKEYS: {
      title: 'Tiene diez claves de acceso',
      detail: 'Elimine antes una que ya no use.',
    },
    OWN_ACCOUNT: {
      title: 'Es su propia cuenta',
      detail:
        'No puede cerrar la cuenta que usa usted. No se ha cambiado nada. Puede hacerlo otra persona de la administración.',
    },
    FEATURE_OFF: {
      title: 'Esta función está desactivada',
      detail: 'Su empresa no la utiliza por ahora. No se ha cambiado nada.',
    },
    FOREIGN_ORIGIN: {
      title: 'La solicitud llegó desde otro sitio',
      detail:
        'Para proteger su cuenta, no se ha cambiado nada. Abra la aplicación e inténtelo de nuevo desde ella.',
    },
    NOT_FOUND: {
      title: 'No encontrado',
      detail:
        'Ya no existe o usted no tiene acceso. Vuelva a cargar la página para ver el estado actual.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Aquí no es posible',
      detail: 'No se ha cambiado nada. Vuelva a cargar la página e inténtelo de nuevo.',
    },
    TOO_LARGE: {
      title: 'Es demasiado de una vez',
      detail: 'No se ha guardado nada. Envíe menos datos o hágalo en varios pasos.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      title: 'No se admite este tipo de contenido',
      detail: 'No se ha guardado nada. Vuelva a cargar la página e inténtelo de nuevo.',
    },
    CLOCK_OUT_ALREADY_RECORDED: {
      title: 'La salida ya está registrada',
      detail:
        'El turno ha terminado y sus horas se conservan. Vuelva a cargar para verlo como está ahora.',
    },
    END_OUT_OF_RANGE: {
      title: 'Este fin no encaja en el turno',
      detail:
        'Debe ser posterior al último registro y no estar en el futuro. No se ha cambiado nada.',
    },
    SEGMENT_ALREADY_OPEN: {
      title: 'La pausa ya está en curso',
      detail: 'Comenzó ({since}) y continúa. No se ha registrado nada dos veces.',
    },
    ON_APPROVED_LEAVE: {
      title: 'Está de ausencia',
      detail:
        'Su ausencia de este día está aprobada, por eso no se puede registrar la entrada. Si aun así trabaja, pregunte a su responsable.',
    },
    LOCATION_REQUIRED: {
      title: 'Se necesita su ubicación',
      detail:
        'Su empresa solo permite fichar dentro de la zona acordada. Permita la ubicación e inténtelo de nuevo. No se ha registrado nada.',
    },
    OUTSIDE_GEOFENCE: {
      title: 'Está fuera de la zona',
      detail:
        'Su empresa solo permite fichar dentro de la zona acordada. Vaya allí e inténtelo de nuevo. No se ha registrado nada.',
    },
    NO_OPEN_SEGMENT: {
      title: 'No hay ninguna pausa en curso',
      detail: 'No había nada que terminar. Todas las horas registradas se conservan.',
    },
    STATUS_NOT_ALLOWED: {
      title: 'No se pudo cambiar el estado',
      detail:
        'El registro ha cambiado entretanto y este paso ya no corresponde. No se ha cambiado nada. Vuelva a cargar para verlo como está ahora.',
    },
    SHIFT_ALREADY_CORRECTED: {
      title: 'Hay una versión más reciente',
      detail:
        'El registro se editó entretanto y esa versión se conserva. Cárguela antes de continuar.',
    },
    SHIFT_ALREADY_DELETED: {
      title: 'El registro se ha eliminado',
      detail:
        'Se eliminó entretanto, así que no se ha cambiado nada. Vuelva a cargar para ver la lista actual.',
    },
    ALL_ROWS_FAILED: {
      title: 'No se pudo cambiar ningún registro',
      detail:
        'Han cambiado entretanto o usted no tiene acceso, y se han dejado como están. Vuelva a cargar la lista y seleccione de nuevo.',
    },
    NOT_AS_SCHEDULED: {
      title: 'No coincide con el horario',
      detail:
        'El registro ya no coincide con su horario y se ha dejado como está. Revíselo antes de decidir.',
    },
    PLAN_TOO_LARGE: {
      title: 'Demasiado a la vez',
      detail:
        'Se pueden planificar como máximo {days} días, en {ranges} tramos, a la vez. No se ha cambiado nada; planifique menos personas o días.',
    },
    SELECTION_TOO_LARGE: {
      title: 'Demasiados a la vez',
      detail:
        'Se pueden seleccionar como máximo {people} personas y {entries} de sus registros a la vez. No se ha cambiado nada; seleccione menos.',
    },
    GROUP_NAME_TAKEN: {
      title: 'Este nombre ya existe',
      detail: 'Ya tiene un grupo con este nombre. Elija otro.',
    },
    TOKEN_TAKEN: {
      title: 'Este token ya se ha usado',
      detail: 'Cree un token nuevo e inténtelo otra vez.',
    },
    WEBHOOK_LIMIT: {
      title: 'Hay demasiados webhooks',
      detail: 'Elimine uno que ya nadie necesite.',
    },
    WEBHOOK_NOT_READY: {
      title: 'El webhook no está listo',
      detail: 'Actívelo y cree antes su secreto.',
    },
    STILL_EMPLOYED: {
      title: 'Esta persona no se ha ido',
      detail: 'Solo se puede borrar a quien desde hoy no tiene contrato ni turno abierto.',
    },
    STILL_WAITING: {
      title: 'Algo está en espera',
      detail:
        'Hay tiempos u horarios de esta persona en espera del sistema de RR. HH. Borre a la persona cuando se hayan entregado.',
    },
    REPORT_TOO_LARGE: {
      title: 'Es más de lo que cabe en una hoja',
      detail:
        'El informe abarcaría {people} personas en {days} días. Elija menos días, un centro de coste o una hoja por semana.',
    },
    EXPORT_UNDER_WAY: {
      title: 'Ya hay una exportación en curso',
      detail:
        'Ya está descargando una exportación para una inspección, aquí o en otra ventana. Espere a que termine o cancélela, y vuelva a intentarlo.',
    },
    REQUEST_IN_PROGRESS: {
      title: 'Ya se está realizando',
      detail: 'La misma solicitud está en curso y se hará una sola vez. Espere un momento.',
    },
    WRONG_PASSWORD: {
      title: 'La contraseña actual no coincide',
      detail: 'Su contraseña sigue siendo la misma. Escriba de nuevo la actual.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Esto ya se envió con otro contenido',
      detail:
        'Se conserva lo que se envió primero. Vuelva a cargar la página y compruébelo antes de continuar.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Demasiados intentos',
      detail: 'Fueron demasiados intentos y no se ha cambiado nada. Inténtelo de nuevo en {wait}.',
    },
    UNEXPECTED: {
      title: 'Algo ha fallado por nuestra parte',
      detail:
        'Todo lo guardado antes se conserva. Inténtelo de nuevo en un momento y avise a su administrador si vuelve a ocurrir.',
    },
    OUT_OF_SPACE: {
      title: 'El servidor se ha quedado sin espacio',
      detail:
        'Esta vez no se ha guardado nada; todo lo guardado antes se conserva. Avise a su administrador e inténtelo más tarde.',
    },
    UNAVAILABLE: {
      title: 'El servidor no está listo en este momento',
      detail: 'Todo lo guardado antes se conserva. Inténtelo de nuevo en un momento.',
    },
  },
  violations: {
    ALREADY_CLOCKED_IN:
      'Su entrada está registrada desde {since}. Ese turno continúa; no se ha registrado nada dos veces.',
    SHORT_BREAK_DISCARDED:
      'La pausa duró menos de un minuto, por lo que no cuenta. El turno continúa.',
    RECORDED_AS_CORRECTION:
      'Esta hora se conserva como corrección junto a lo registrado y su responsable decidirá sobre ella.',
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

import type { ConnectionsMessages } from './en.ts';

export const messages: ConnectionsMessages = {
  'connections.tasks': 'Por hacer',
  'connections.tasks.failed': 'Ahora no se puede mostrar lo que queda por hacer',
  'connections.task.NO_JOB':
    '{count, plural, one {# persona aún no tiene empleo y no puede fichar} other {# personas aún no tienen empleo y no pueden fichar}}: {names}',
  'connections.task.UNMANAGED':
    '{count, plural, one {Nadie aprueba el tiempo de # persona} other {Nadie aprueba el tiempo de # personas}}, hoy o desde un día posterior: {names}',
  'connections.task.UNKNOWN_VALUE':
    '{count, plural, one {# persona no tiene empleo porque el valor del directorio no está en la lista} other {# personas no tienen empleo porque el valor del directorio no está en la lista}}: {names}',
  'connections.task.UNKNOWN_TIME_ZONE':
    '{count, plural, one {# persona tiene en el directorio una zona horaria que no existe} other {# personas tienen en el directorio una zona horaria que no existe}}: {names}',
  'connections.task.UNKNOWN_COST_CENTER':
    '{count, plural, one {# persona tiene en el directorio un centro de coste que aquí no existe} other {# personas tienen en el directorio un centro de coste que aquí no existe}}: {names}',
  'connections.task.ADMINISTRATOR':
    '{count, plural, one {# administrador no sigue al directorio. Cambia su empleo a mano} other {# administradores no siguen al directorio. Cambia sus empleos a mano}}: {names}',
  'connections.task.REFUSED':
    '{count, plural, one {# empleo no pudo seguir al directorio} other {# empleos no pudieron seguir al directorio}}: {names}',
  'connections.task.MANAGER_MISSING':
    '{count, plural, one {# persona tiene un responsable que aún no está aquí} other {# personas tienen un responsable que aún no está aquí}}: {names}',
  'connections.task.MANAGER_WITHOUT_RIGHT':
    '{count, plural, one {# persona tiene un responsable que no puede aprobar tiempo} other {# personas tienen un responsable que no puede aprobar tiempo}}: {names}',
  'connections.task.OWN_MANAGER':
    '{count, plural, one {# persona es su propio responsable en el directorio} other {# personas son su propio responsable en el directorio}}: {names}',
  'connections.task.days': 'A partir del: {days}',
  'connections.task.values': 'El directorio dice: {values}',
  'connections.names': '{names}, …',

  'connections.title': 'Sistemas conectados',
  'connections.failed': 'Ahora no se pueden mostrar las conexiones',
  'connections.kind.HR_SYSTEM': 'Sistema de RR. HH.',
  'connections.kind.DIRECTORY': 'Directorio',
  'connections.kind.WEBHOOKS': 'Webhooks',
  'connections.kind.SIGN_ON': 'Inicio de sesión único',
  'connections.kind.MAIL': 'Correo',
  'connections.system.SUCCESSFACTORS': 'SAP SuccessFactors',
  'connections.system.SIMULATED': 'Simulación',
  'connections.system.SCIM': 'SCIM',
  'connections.system.WEBHOOKS': '{count, plural, one {# webhook} other {# webhooks}}',
  'connections.system.SAML': 'SAML',
  'connections.system.OPENID': 'OpenID Connect',
  'connections.system.SMTP': 'SMTP',
  'connections.system.FILES': 'Archivos en el servidor',
  'connections.state.OFF': 'Sin conectar',
  'connections.state.WORKING': 'Funciona',
  'connections.state.WAITING': 'En espera',
  'connections.state.FAILING': 'Requiere atención',
  'connections.off.HR_SYSTEM':
    'El tiempo aprobado espera aquí. El operador conecta el sistema de RR. HH. con HR_SYSTEM: «The external HR system» en docs/guides/operators.md.',
  'connections.off.DIRECTORY':
    'Las cuentas se crean con archivos. Un administrador crea un token en Administración técnica, Directorios: docs/guides/scim.md.',
  'connections.off.WEBHOOKS':
    'Ningún otro sistema se entera de los cambios. Un administrador añade uno en Administración técnica, Webhooks: docs/guides/webhooks.md.',
  'connections.off.SIGN_ON':
    'Las personas entran con contraseña. El operador conecta un proveedor: docs/guides/sign-on.md.',
  'connections.off.MAIL':
    'El correo se guarda como archivos en el servidor. El operador conecta un servidor de correo con SMTP_URL: «Mail» en docs/guides/operators.md.',
  'connections.waiting': '{count, plural, one {# en espera} other {# en espera}}',
  'connections.given': '{count, plural, one {# abandonado} other {# abandonados}}',
  'connections.most': '1000 o más',
  'connections.used': 'Último uso: {when}',
  'connections.unused': 'Aún sin usar',
  'connections.last': 'Último fallo, {when}:',
  'connections.lastOf': 'Último fallo de «{name}», {when}:',
  'connections.now': 'Falla ahora:',
  'connections.nowOf': 'Falla ahora, «{name}»:',
  'connections.ends': 'Termina el {when}:',
  'connections.failure.HR_UNREACHABLE':
    'El sistema de RR. HH. no responde. Se reintenta durante unas horas; si continúa, el operador comprueba la dirección y la red.',
  'connections.failure.HR_BUSY': 'El sistema de RR. HH. pidió esperar. Se reintenta.',
  'connections.failure.HR_UNKNOWN_PERSON':
    'El sistema de RR. HH. no conoce a la persona. Créala allí y después el responsable envía de nuevo el registro.',
  'connections.failure.HR_UNKNOWN_SCHEDULE':
    'El sistema de RR. HH. no conoce el horario. Créalo allí con el mismo código y envíalo de nuevo.',
  'connections.failure.HR_OTHER_DAY':
    'El sistema de RR. HH. cuenta el registro en otro día. Corrige el registro y envíalo de nuevo.',
  'connections.failure.HR_REFUSED':
    'El sistema de RR. HH. rechazó un registro. El registro muestra el motivo; corrígelo y envíalo de nuevo.',
  'connections.failure.TOKEN_ENDED':
    'Ya no hay ningún token válido y el directorio es rechazado. Crea uno nuevo en Administración técnica, Directorios.',
  'connections.failure.TOKEN_ENDS_SOON':
    'El último token caduca. Crea antes uno nuevo en Administración técnica, Directorios.',
  'connections.failure.DIRECTORY_REFUSED':
    'Se rechazó una petición del directorio, por ejemplo un nuevo nombre de usuario para un administrador. El registro del directorio la indica.',
  'connections.failure.WEBHOOK_ANSWERED':
    'El receptor respondió {status}. Mira su registro y envía de nuevo en Administración técnica, Webhooks.',
  'connections.failure.WEBHOOK_REDIRECTED':
    'El receptor lleva a otra dirección, que no se sigue. Escribe la dirección final.',
  'connections.failure.WEBHOOK_GONE':
    'El receptor no quiere nada más (410) y el webhook se desactivó. Elimínalo o actívalo de nuevo.',
  'connections.failure.WEBHOOK_TOO_LONG':
    'El receptor no respondió en 10 segundos. Debería responder primero y trabajar después.',
  'connections.failure.WEBHOOK_UNREACHABLE':
    'No se puede llegar al receptor. Comprueba la dirección y la red; se reintenta.',
  'connections.failure.WEBHOOK_BROKEN': 'Se cortó la conexión con el receptor. Se reintenta.',
  'connections.failure.WEBHOOK_CERTIFICATE':
    'El certificado del receptor no es de confianza. Renuévalo o añade su autoridad en el servidor.',
  'connections.failure.WEBHOOK_ADDRESS':
    'La dirección lleva a una red privada que el servidor no permite (WEBHOOK_NETWORKS).',
  'connections.failure.SIGN_ON_REFUSED':
    'Se rechazó un inicio de sesión único. El registro de seguridad indica el motivo: «When it does not work» en docs/guides/sign-on.md.',
  'connections.failure.MAIL_REFUSED':
    'El servidor de correo no aceptó un mensaje. Se reintenta durante una semana; el registro del servidor tiene el código.',

  'mapping.title': 'Puestos del directorio',
  'mapping.about':
    'Las personas nuevas del directorio reciben su empleo según esta asignación. Los traslados y las bajas cuentan desde el día en que el directorio los comunica; el pasado no cambia.',
  'mapping.failed': 'Ahora no se puede mostrar la asignación',
  'mapping.saved': 'Guardado por {name}, {when}',
  'mapping.delivered':
    '{count, plural, =0 {Ningún directorio ha comunicado a nadie todavía} one {El directorio ha comunicado # persona} other {El directorio ha comunicado # personas}}',
  'mapping.unready':
    'Hacen falta al menos un puesto y un perfil de tipos de tiempo. Añádelos primero en «Tipos de tiempo y centros de coste».',
  'mapping.isOn': 'Crear empleos desde el directorio',
  'mapping.attribute': 'Qué valor decide',
  'mapping.attribute.department': 'Departamento',
  'mapping.attribute.division': 'División',
  'mapping.attribute.organization': 'Organización',
  'mapping.attribute.costCenter': 'Centro de coste',
  'mapping.attribute.title': 'Cargo',
  'mapping.attribute.timezone': 'Zona horaria',
  'mapping.attribute.manager': 'Responsable',
  'mapping.entries': 'Qué significan los valores',
  'mapping.entries.none': 'Ningún valor está en la lista todavía.',
  'mapping.open':
    '{count, plural, one {# persona viene con} other {# personas vienen con}} «{value}»',
  'mapping.add': 'Añadir un valor',
  'mapping.addThis': 'Añadir «{value}»',
  'mapping.edit': 'Editar «{value}»',
  'mapping.remove': 'Quitar «{value}»',
  'mapping.otherwise': 'Los demás valores también reciben empleo',
  'mapping.otherwise.edit': 'Editar los demás valores',
  'mapping.otherwise.none': 'Las personas con otros valores quedan como tarea tuya.',
  'mapping.otherwise.title': 'Todos los demás valores',
  'mapping.everybody': 'Para todas las personas',
  'mapping.timeZone': 'Zona horaria',
  'mapping.usesTimeZone': 'La zona horaria del directorio tiene prioridad',
  'mapping.usesCostCenter': 'El centro de coste del directorio tiene prioridad',
  'mapping.country': 'País, dos letras',
  'mapping.company': 'Entidad legal',
  'mapping.profile': 'Tipos de tiempo',
  'mapping.calendar': 'Festivos',
  'mapping.variant': 'Cómo se registra el tiempo',
  'mapping.variant.CLOCK': 'Con horas de entrada y salida',
  'mapping.variant.DURATION': 'Con duración',
  'mapping.rights': 'Qué pueden hacer',
  'mapping.right.CAPTURE_TIME': 'Fichar la entrada y la salida',
  'mapping.right.VIEW_TIME': 'Ver su tiempo',
  'mapping.right.ADD_TIME': 'Añadir tiempo a mano',
  'mapping.right.CAPTURE_CALL_BACK': 'Fichar llamadas de guardia',
  'mapping.right.APPROVE_TIME': 'Aprobar el tiempo de las personas a su cargo',
  'mapping.schedulesFrom': 'Los horarios empiezan con el día 1 el',
  'mapping.managerBy': 'El directorio indica el responsable con',
  'mapping.managerBy.SCIM_ID': 'Id de este servidor (habitual)',
  'mapping.managerBy.EXTERNAL_ID': 'Id externo',
  'mapping.managerBy.EMPLOYEE_NUMBER': 'Número de empleado',
  'mapping.place.value': 'Valor en el directorio',
  'mapping.place.position': 'Puesto',
  'mapping.place.sites': 'Dónde pueden fichar',
  'mapping.place.sites.none': 'En todas partes: no hay ningún centro elegido.',
  'mapping.place.costCenter': 'Centro de coste',
  'mapping.place.schedule': 'Horario',
  'mapping.place.zone': 'Zona horaria, si es otra',
  'mapping.place.approves': 'Aprobar el tiempo de las personas a su cargo',
  'mapping.place.done': 'Listo',
  'mapping.cancel': 'Cancelar',
  'mapping.fault.empty': 'Rellena este campo.',
  'mapping.fault.taken': 'Este valor ya está en la lista.',
  'mapping.fault.country': 'Dos letras mayúsculas, por ejemplo ES.',
  'mapping.fault.zone': 'Elige una zona horaria de la lista.',
  'mapping.save': 'Guardar',
  'mapping.discard': 'Descartar cambios',
  'mapping.isSaved': 'Guardado. Los empleos se crean en medio minuto.',
  'mapping.isSavedOff': 'Guardado. Mientras esté desactivado no se crean empleos.',
  'mapping.notSaved': 'Sin guardar',
  'mapping.readAgain': 'Abrir de nuevo',

  'trial.try': 'Probar con la última persona',
  'trial.title': 'Prueba con {name}',
  'trial.about': 'Comunicada {when} por {directory}. No se ha escrito nada.',
  'trial.aboutNobody': 'Comunicada {when}. No se ha escrito nada.',
  'trial.none': 'Ningún directorio ha comunicado a nadie todavía.',
  'trial.failed': 'La prueba no ha funcionado',
  'trial.says': 'El directorio dice',
  'trial.saysNothing': 'Nada sobre el empleo.',
  'trial.makes': 'El resultado',
  'trial.JOB': 'Recibe este empleo y puede fichar',
  'trial.TASK': 'No recibe empleo',
  'trial.KEPT': 'Conserva el empleo que no viene del directorio',
  'trial.LEFT': 'Se ha ido: la cuenta está cerrada',
  'trial.task.UNKNOWN_VALUE':
    '«{value}» no está en la lista y los demás valores no reciben empleo.',
  'trial.task.noValue': 'El directorio no dice nada y los demás valores no reciben empleo.',
  'trial.task.UNKNOWN_TIME_ZONE': 'La zona horaria «{value}» no existe.',
  'trial.task.UNKNOWN_COST_CENTER': 'No hay ningún centro de coste «{value}».',
  'trial.task.ADMINISTRATOR': 'Los administradores no siguen al directorio.',
  'trial.task.MANAGER_MISSING': 'El responsable aún no está aquí y se asigna en cuanto llegue.',
  'trial.task.MANAGER_WITHOUT_RIGHT': 'El responsable aún no puede aprobar tiempo.',
  'trial.task.OWN_MANAGER': 'El directorio indica a la persona como su propio responsable.',
  'trial.task.other': 'Los motivos están debajo.',
  'trial.description': 'Denominación',
  'trial.position': 'Puesto',
  'trial.sites': 'Centros',
  'trial.from': 'Desde',
  'trial.rights': 'Puede',
  'trial.manager': 'Responsable',
  'trial.nothing': 'Ninguno',
};

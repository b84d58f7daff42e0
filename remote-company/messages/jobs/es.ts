import type { messages as english } from './en.ts';

export const messages: Record<keyof typeof english, string> = {
  'page.jobs': 'Empleos',
  'page.managers': 'Responsables',
  'entries.select': 'Seleccionar {name}',
  'entries.selectAll':
    '{count, plural, one {Seleccionar el único encontrado} other {Seleccionar los # encontrados}}',
  'entries.filter': 'Filtro',
  'entries.filter.nothing': 'Nada de esta lista corresponde al filtro.',
  'entries.filter.of': '{kind}: {name}',
  'entries.filter.person': 'Persona',
  'entries.filter.manager': 'Responsable',
  'entries.filter.site': 'Centro',
  'entries.filter.position': 'Puesto',
  'entries.filter.schedule': 'Horario',
  'entries.filter.costCenter': 'Centro de coste',
  'jobs.person': 'Persona',
  'jobs.position': 'Puesto',
  'jobs.position.new': 'Nombre del nuevo puesto',
  'jobs.position.choose': 'Elegir un puesto existente',
  'jobs.sites': 'Centros',
  'jobs.sites.hint': 'Dónde puede fichar la persona. Sin centro: en cualquier lugar.',
  'jobs.schedule': 'Horario',
  'jobs.days': 'Desde – hasta',
  'jobs.more': 'Acciones',
  'jobs.since': 'desde {from}',
  'jobs.coming': 'a partir del {from}',
  'jobs.fromTo': '{from} – {to}',
  'jobs.actions': 'Acciones para el empleo de {name}',
  'jobs.add': 'Nuevo empleo',
  'jobs.edit': 'Editar empleo',
  'jobs.none': 'Aquí aún no hay empleos',
  'jobs.none.text':
    'Un empleo dice quién trabaja en qué puesto, dónde y desde cuándo. Sin él nadie puede fichar.',
  'jobs.selected': '{count, plural, one {# empleo seleccionado} other {# empleos seleccionados}}',
  'jobs.reading': 'Leyendo {count, number} de {total, number} empleos …',
  'jobs.saving':
    '{count, plural, one {Guardando el cambio …} other {Guardando los cambios de # empleos …}}',
  'jobs.meaning': 'Qué significa',
  'jobs.saved': 'El empleo de {name} está guardado',
  'jobs.description': 'Nombre del empleo',
  'jobs.description.hint': 'Sin nombre se llama como el puesto.',
  'jobs.start': 'Primer día',
  'jobs.end': 'Último día',
  'jobs.from': 'A partir del',
  'jobs.country': 'País',
  'jobs.timeZone': 'Zona horaria',
  'jobs.timeZone.hint': 'Escribe una gran ciudad con la misma hora, por ejemplo Madrid.',
  'jobs.timeZone.several': '{name} significa varias zonas horarias. Elige el lugar.',
  'jobs.recording': 'Cómo se registra el tiempo',
  'jobs.recording.hint': 'Un cambio vale a partir de hoy.',
  'jobs.recording.CLOCK': 'Fichando la entrada y la salida',
  'jobs.recording.DURATION': 'Como horas al día',
  'jobs.profile': 'Tipos de tiempo',
  'jobs.calendar': 'Calendario de festivos',
  'jobs.may': 'Qué puede hacer la persona',
  'jobs.may.CAPTURE_TIME': 'Fichar la entrada y la salida',
  'jobs.may.VIEW_TIME': 'Ver su propio tiempo',
  'jobs.may.ADD_TIME': 'Añadir tiempo después',
  'jobs.may.CAPTURE_CALL_BACK': 'Fichar llamadas de guardia',
  'jobs.main': 'Empleo principal',
  'jobs.company': 'Empleador',
  'jobs.company.hint': 'La entidad que emplea a la persona.',
  'jobs.fault.REQUIRED': 'Rellena este campo.',
  'jobs.fault.BEFORE_START': 'El último día es anterior al primero.',
  'jobs.ended':
    '{count, plural, one {# empleo termina antes del {date} y queda como está.} other {# empleos terminan antes del {date} y quedan como están.}}',
  'jobs.managers': 'Responsables',
  'jobs.move': 'Trasladar',
  'jobs.move.title':
    '{count, plural, one {Trasladar a otro centro} other {Trasladar # empleos a otro centro}}',
  'jobs.move.sites': 'Nuevos centros',
  'jobs.move.missing': 'Elige un centro.',
  'jobs.move.submit': '{count, plural, one {Trasladar} other {Trasladar # empleos}}',
  'jobs.move.saved':
    '{count, plural, one {# empleo se traslada el {date}} other {# empleos se trasladan el {date}}}',
  'jobs.move.atOnce':
    '{count, plural, one {# persona ficha en el nuevo centro de inmediato.} other {# personas fichan en el nuevo centro de inmediato.}}',
  'jobs.move.open':
    '{count, plural, one {# de ellas tiene un turno abierto; sigue y termina en el nuevo centro.} other {# de ellas tienen un turno abierto; siguen y terminan en el nuevo centro.}}',
  'jobs.move.followed':
    '{count, plural, one {# empleo termina el día antes del {date}. Allí empieza el siguiente, con los mismos responsables, horarios y ausencias.} other {# empleos terminan el día antes del {date}. Allí empiezan los siguientes, con los mismos responsables, horarios y ausencias.}}',
  'jobs.move.groups':
    'Los grupos de los responsables no siguen: añade en ellos los nuevos empleos.',
  'jobs.move.planned':
    '{count, plural, one {# persona tiene días después del {date} que los responsables planificaron en Punctual. Planifícalos de nuevo para el siguiente empleo.} other {# personas tienen días después del {date} que los responsables planificaron en Punctual. Planifícalos de nuevo para los siguientes empleos.}}',
  'jobs.schedule.title':
    '{count, plural, one {Cambiar el horario} other {Cambiar el horario de # empleos}}',
  'jobs.schedule.first': 'El primer día del horario. El pasado queda como está.',
  'jobs.schedule.submit': '{count, plural, one {Cambiar} other {Cambiar # empleos}}',
  'jobs.schedule.saved':
    '{count, plural, one {# empleo tiene el horario {name}} other {# empleos tienen el horario {name}}}',
  'jobs.schedule.meaning':
    '{count, plural, one {# empleo tiene el horario a partir del {date}; el anterior termina el día antes.} other {# empleos tienen el horario a partir del {date}; los anteriores terminan el día antes.}}',
  'jobs.schedule.later':
    '{count, plural, one {# de ellos tiene otro horario más adelante, que se mantiene.} other {# de ellos tienen otro horario más adelante, que se mantiene.}}',
  'jobs.schedule.planned':
    '{count, plural, one {# empleo tiene un horario que los responsables planificaron en Punctual. Cámbialo en la planificación.} other {# empleos tienen horarios que los responsables planificaron en Punctual. Cámbialos en la planificación.}}',
  'jobs.costCenter': 'Centro de coste',
  'jobs.costCenter.title':
    '{count, plural, one {Cambiar el centro de coste} other {Cambiar el centro de coste de # empleos}}',
  'jobs.costCenter.submit': '{count, plural, one {Cambiar} other {Cambiar # empleos}}',
  'jobs.costCenter.saved':
    '{count, plural, one {# empleo tiene el centro de coste {name}} other {# empleos tienen el centro de coste {name}}}',
  'jobs.costCenter.meaning':
    '{count, plural, one {El tiempo nuevo de # empleo se registra en él. El ya registrado conserva el suyo.} other {El tiempo nuevo de # empleos se registra en él. El ya registrado conserva el suyo.}}',
  'jobs.costCenter.same':
    '{count, plural, one {# empleo ya lo tiene.} other {# empleos ya lo tienen.}}',
  'jobs.leave': 'Se va',
  'jobs.leave.title': '{count, plural, one {Se va el …} other {# empleos terminan el …}}',
  'jobs.leave.lastDay': 'Último día',
  'jobs.leave.submit': '{count, plural, one {Terminar el empleo} other {Terminar # empleos}}',
  'jobs.leave.saved':
    '{count, plural, one {# empleo termina el {date}} other {# empleos terminan el {date}}}',
  'jobs.leave.meaning':
    '{count, plural, one {Después del {date} nadie ficha para # empleo. Lo registrado se mantiene y los responsables siguen decidiendo sobre ello.} other {Después del {date} nadie ficha para # empleos. Lo registrado se mantiene y los responsables siguen decidiendo sobre ello.}}',
  'jobs.leave.open':
    '{count, plural, one {# persona tiene un turno abierto. Se mantiene y aún puede fichar la salida.} other {# personas tienen un turno abierto. Se mantienen y aún pueden fichar la salida.}}',
  'jobs.leave.planned':
    '{count, plural, one {# persona tiene días planificados después del {date}. Ya no cuentan.} other {# personas tienen días planificados después del {date}. Ya no cuentan.}}',
  'jobs.leave.absent':
    '{count, plural, one {# persona tiene una ausencia después del {date}. Ya no cuenta.} other {# personas tienen ausencias después del {date}. Ya no cuentan.}}',
  'jobs.leave.notBegun':
    '{count, plural, one {# empleo empieza después del {date} y queda como está.} other {# empleos empiezan después del {date} y quedan como están.}}',
  'jobs.leave.close':
    '{count, plural, one {Cerrar la cuenta ahora: sin inicio de sesión} other {Cerrar # cuentas ahora: sin inicio de sesión}}',
  'jobs.leave.accounts': 'Las cuentas quedan como están. Ciérralas en la página Personas.',
  'jobs.leave.manages':
    '{count, plural, one {{name} es responsable de # empleo. Traspásalo a alguien.} other {{name} es responsable de # empleos. Traspásalos a alguien.}}',
  'jobs.leave.handOver': 'Traspasar',
  'jobs.again': 'Contratar de nuevo',
  'jobs.again.submit': 'Contratar de nuevo',
  'jobs.again.saved': '{name} vuelve a trabajar a partir del {date}',
  'jobs.again.meaning': 'Empieza un nuevo empleo como el terminado. El horario se asigna de nuevo.',
  'jobs.again.opened': 'La cuenta de {name} se abre de nuevo.',
};

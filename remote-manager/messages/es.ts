import { pageMessages } from 'shared-time/page-messages/es.ts';
import type { ManagerMessages } from './english.ts';

export const messages: ManagerMessages = {
  ...pageMessages,
  'approvals.search': 'Buscar persona',
  'approvals.reset': 'Restablecer',

  'approvals.people': '{count, plural, one {<b>#</b> persona} other {<b>#</b> personas}}',
  'approvals.toDecide':
    '{count, plural, one {<b>#</b> registro por decidir} other {<b>#</b> registros por decidir}}',
  'approvals.toDecide.short': '<b>{count, number}</b> por decidir',
  'approvals.toLookAt':
    '{count, plural, one {<b>#</b> persona por revisar} other {<b>#</b> personas por revisar}}',
  'approvals.toLookAt.short': '<b>{count, number}</b> por revisar',
  'approvals.toLookAt.here':
    '{count, plural, one {<b>#</b> persona} other {<b>#</b> personas}} por revisar en esta página',
  'approvals.selectClear': 'Elegir {count, number} sin incidencias',
  'approvals.selectClear.short': 'Elegir {count, number} normales',

  'approvals.table': 'Personas y su tiempo',
  'approvals.column.select': 'Selección',
  'approvals.column.open': 'Registros',
  'approvals.column.person': 'Persona',
  'approvals.column.toDecide': 'Por decidir',
  'approvals.column.total': 'Total',
  'approvals.column.exceptions': 'Incidencias',
  'approvals.column.actions': 'Acciones',
  'approvals.entries': '{count, plural, one {# registro} other {# registros}}',
  'approvals.entries.none': 'Ninguno',
  'approvals.selectAll': 'Seleccionar todo en esta página',
  'approvals.selectPerson': 'Seleccionar el tiempo de {name}',
  'approvals.selectEntry': 'Seleccionar {day}, {time}, {name}',
  'approvals.open': 'Tiempo de {name}',
  'approvals.actions.person': 'Acciones para {name}',
  'approvals.actions.entry': 'Acciones para {day}, {time}, {name}',

  'approvals.nothingUnusual': 'Nada inusual',
  'approvals.nothingToDecide': 'Nada por decidir',
  'approvals.presence.CLOCKED_IN': 'Trabajando ahora',
  'approvals.presence.ON_BREAK': 'En pausa ahora',
  'approvals.clocksChanged': 'cambio de hora',

  'approvals.approve': 'Aprobar',
  'approvals.reject': 'Rechazar',
  'approvals.approveDeletion': 'Aprobar eliminación',
  'approvals.rejectDeletion': 'Rechazar eliminación',
  'approvals.approveAll': 'Aprobar todo',
  'approvals.rejectAll': 'Rechazar todo',
  'approvals.approveCount': 'Aprobar {count, number}',
  'approvals.rejectCount': 'Rechazar {count, number}',
  'approvals.selected': '{count, plural, one {# seleccionado} other {# seleccionados}}',
  'approvals.selection': 'selección',
  'approvals.limit.entries':
    'Se pueden seleccionar como máximo {count, number} registros a la vez. Los demás no se han seleccionado.',
  'approvals.limit.people':
    'Se pueden seleccionar como máximo {count, number} personas a la vez. Las demás no se han seleccionado.',
  'approvals.ok': 'Aceptar',

  'approvals.busy.APPROVED': 'Aprobando',
  'approvals.busy.REJECTED': 'Rechazando',
  'approvals.done': 'Hecho',
  'approvals.done.APPROVED':
    '{count, plural, one {# registro aprobado} other {# registros aprobados}}',
  'approvals.done.REJECTED':
    '{count, plural, one {# registro rechazado} other {# registros rechazados}}',
  'approvals.done.deletionApproved': 'Eliminación aprobada, el registro ya no está',
  'approvals.done.deletionRejected': 'Eliminación rechazada, el registro se mantiene',
  'approvals.partly.APPROVED':
    '{done, plural, one {# registro aprobado} other {# registros aprobados}}, {stopped, number} no: las filas dicen por qué',
  'approvals.partly.REJECTED':
    '{done, plural, one {# registro rechazado} other {# registros rechazados}}, {stopped, number} no: las filas dicen por qué',
  'approvals.stopped.STATUS_NOT_ALLOWED': 'Lo decidió otra persona',
  'approvals.stopped.SHIFT_ALREADY_CORRECTED': 'Editado entretanto',
  'approvals.stopped.SHIFT_ALREADY_DELETED': 'Eliminado entretanto',
  'approvals.stopped.NOT_FOUND': 'Ya no le corresponde decidirlo',
  'approvals.stopped.ACCESS_DENIED': 'No le corresponde decidirlo',
  'approvals.stopped.TIME_COLLISION': 'Coincide con tiempo aprobado',
  'approvals.stopped.other': 'No se pudo cambiar',
  'approvals.failed.APPROVED': 'El tiempo seleccionado no se pudo aprobar.',
  'approvals.failed.REJECTED': 'El tiempo seleccionado no se pudo rechazar.',
  'approvals.tryAgain': 'Reintentar',
  'approvals.changed.title': 'El estado de este tiempo ha cambiado',
  'approvals.changed.text':
    'Alguien lo editó o decidió entretanto, por lo que ahora no se ha cambiado nada. Actualice para ver cómo está.',
  'approvals.refresh': 'Actualizar',
  'approvals.tooMany.title': 'Demasiadas solicitudes',
  'approvals.tooMany.text':
    'No se ha cambiado nada. Espere un momento, recargue e inténtelo de nuevo. Su selección se conserva.',
  'approvals.reload': 'Recargar',
  'approvals.deletions.title':
    '{count, plural, one {¿Eliminar # registro?} other {¿Eliminar # registros?}}',
  'approvals.deletions.text':
    '{count, plural, one {Se ha pedido eliminar # de los registros elegidos. Al aprobarlo se elimina.} other {Se ha pedido eliminar # de los registros elegidos. Al aprobarlos se eliminan.}}',

  'approvals.empty.title': 'No hay nada pendiente',
  'approvals.empty.text': 'Todo el tiempo del {from} al {to} está decidido.',
  'approvals.empty.textOlder':
    'Todo el tiempo del {from} al {to} está decidido. {count, plural, one {Queda # registro anterior} other {Quedan # registros anteriores}} fuera de estas fechas.',
  'approvals.empty.showOlder':
    '{count, plural, one {Mostrar # anterior} other {Mostrar los # anteriores}}',
  'approvals.empty.filtered': 'No se encontró tiempo',
  'approvals.empty.filteredText': 'No hay tiempo con estos estados del {from} al {to}.',
  'approvals.empty.nobody': 'No se encontró a nadie',
  'approvals.empty.nobodyText':
    'Nadie llamado «{term}» tiene tiempo con estos estados del {from} al {to}.',
  'approvals.empty.reset': 'Restablecer filtros',
  'approvals.failure': 'El tiempo de empleados no se puede mostrar ahora',
  'approvals.notRefreshed': 'La lista no se pudo actualizar. Puede que no esté al día.',

  'approvals.pages': 'Páginas',
  'approvals.page': 'Página {page, number}',
  'approvals.page.previous': 'Página anterior',
  'approvals.page.next': 'Página siguiente',
  'approvals.perPage': '{count, number} personas por página',
};

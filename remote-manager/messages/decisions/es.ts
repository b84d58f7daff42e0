import type { decisionsEnglish } from './english.ts';

export const decisionMessages = {
  'approvals.reopen.title': '¿Reabrir este registro de {name}?',
  'approvals.reopen.text':
    'Espera de nuevo una decisión, y lo que aún no ha salido hacia el sistema de RR. HH. ya no sale.',
  'approvals.reason.label': 'Motivo',
  'approvals.reason.hint': 'La persona lo lee.',
  'approvals.reason.missing': 'Indique un motivo.',
  'approvals.reject.text':
    '{count, plural, one {La persona recibe un aviso y puede corregirlo.} other {Las personas reciben un aviso y pueden corregirlos.}}',
  'approvals.reject.deletions':
    '{count, plural, one {¿Conservar este registro?} other {¿Conservar # registros?}}',
  'approvals.reject.deletions.text':
    '{count, plural, one {Se pidió eliminarlo. Sigue como estaba.} other {Se pidió eliminarlos. Siguen como estaban.}}',
  'approvals.undo': 'Deshacer',
  'approvals.undone':
    '{count, plural, one {# registro está como antes} other {# registros están como antes}}',
  'approvals.undone.partly':
    '{count, number} deshechos, {left, number} no: era demasiado tarde o cambiaron después',
  'approvals.deviation': 'No según lo planificado: {what}',
  'approvals.deviation.STARTS_EARLY': 'empieza {minutes, number} min antes',
  'approvals.deviation.STARTS_LATE': 'empieza {minutes, number} min tarde',
  'approvals.deviation.ENDS_EARLY': 'termina {minutes, number} min antes',
  'approvals.deviation.ENDS_LATE': 'termina {minutes, number} min tarde',
  'approvals.deviation.TOO_SHORT': '{minutes, number} min menos de lo planificado',
  'approvals.deviation.TOO_LONG': '{minutes, number} min más de lo planificado',
  'approvals.deviation.NOTHING_PLANNED': 'no había nada planificado',
  'approvals.deviation.NOT_ENDED': 'otro registro del día no ha terminado',
  'approvals.deviation.BESIDE_UNUSUAL': 'otro registro del día es inusual',
  'approvals.notDelivered': '{count, plural, one {# no entregado} other {# no entregados}}',
  'approvals.notDelivered.filter': 'Info: No entregado al sistema de RR. HH.',
  'approvals.deletions.title':
    '{count, plural, one {¿Eliminar # registro?} other {¿Eliminar # registros?}}',
  'approvals.deletions.text':
    '{count, plural, one {Se ha pedido eliminar # de los registros elegidos. Al aprobarlo se elimina.} other {Se ha pedido eliminar # de los registros elegidos. Al aprobarlos se eliminan.}}',
  'approvals.deletions.where':
    '¿Deben valer en todos los sistemas o solo aquí? En todos los sistemas: el de RR. HH. también elimina el tiempo. Solo aquí: conserva su registro y lo paga.',
  'approvals.deletions.others':
    '{count, plural, one {El otro registro se aprueba.} other {Los otros # registros se aprueban.}}',
  'approvals.deletions.more': 'y {count, number} más',
  'approvals.deletions.delete': 'Eliminar',
  'approvals.deletions.final': 'Ningún otro sistema lo tiene, y no se puede deshacer.',
  'approvals.deletions.leave': 'Dejar las eliminaciones',
  'approvals.empty.usualLeft':
    '{count, plural, one {# registro aún espera} other {# registros aún esperan}} del {from} al {to}: no es inusual, pero tampoco está aprobado. Lo que no sigue el plan dice por qué.',
  'approvals.empty.showUsual': '{count, plural, one {Mostrarlo} other {Mostrar los #}}',
  'approvals.hidden': 'El filtro oculta {count, number}',
  'approvals.hidden.show': 'Mostrar',
  'approvals.hidden.clear': 'Quitar',
} satisfies Record<keyof typeof decisionsEnglish, string>;

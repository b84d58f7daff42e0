import type { messages as english } from './en.ts';

export const messages: Record<keyof typeof english, string> = {
  'page.rules': 'Reglas del tiempo',
  'rules.about':
    'Los tiempos fichados se quedan siempre como están. Junto a ellos, el tiempo ajustado dice qué cuenta. Se calcula con estas reglas cuando un turno termina o se edita.',
  'rules.old':
    'Un cambio vale desde ese momento: los registros anteriores conservan su tiempo ajustado.',
  'rules.overtimeOff': 'Las horas extra están desactivadas en esta empresa',
  'rules.overtimeOff.text':
    'Las reglas de horas extra no tienen efecto. Todas las demás se aplican.',
  'rules.overtimeOff.ask':
    'Las reglas de horas extra no tienen efecto. Todas las demás se aplican. Un administrador puede activarlas.',
  'rules.features': 'Ir a los interruptores',
  'rules.add': 'Nueva regla',
  'rules.edit': 'Editar regla',
  'rules.none': 'Todavía no hay reglas',
  'rules.none.text': 'El tiempo cuenta tal como se fichó, sin las pausas fichadas.',
  'rules.rule': 'Regla',
  'rules.does': 'Qué hace',
  'rules.noEffect': 'Sin efecto: las horas extra están desactivadas.',
  'rules.key.CLOCK_IN': 'Redondeo de entradas',
  'rules.key.CLOCK_OUT': 'Redondeo de salidas',
  'rules.key.EARLY_LOGIN': 'Entrada anticipada',
  'rules.key.PRE_SHIFT_OVERTIME': 'Horas extra antes del turno',
  'rules.key.FIXED_OVERTIME': 'Horas extra acordadas',
  'rules.key.OVERTIME': 'Horas extra después del turno',
  'rules.key.AUTOMATIC_BREAK': 'Pausa automática',
  'rules.is.CLOCK_IN':
    'Las entradas se redondean a {minutes}, {direction, select, UP {hacia arriba} DOWN {hacia abajo} other {al valor más cercano}}{hasGrace, select, yes {; hasta {grace} de diferencia con el inicio previsto cuentan como puntuales} other {}}.',
  'rules.is.CLOCK_OUT':
    'Las salidas se redondean a {minutes}, {direction, select, UP {hacia arriba} DOWN {hacia abajo} other {al valor más cercano}}{hasGrace, select, yes {; hasta {grace} de diferencia con el fin previsto cuentan como ese fin} other {}}.',
  'rules.is.EARLY_LOGIN':
    'Quien ficha hasta {most} antes del inicio previsto cuenta desde ese inicio. Quien llega aún antes cuenta desde su propio minuto.',
  'rules.is.PRE_SHIFT_OVERTIME':
    'El trabajo antes del inicio previsto es hora extra si dura {least} o más{hasMost, select, yes {; cuentan {most} como máximo} other {}}.',
  'rules.is.OVERTIME':
    'El trabajo después del fin previsto es hora extra si dura {least} o más{hasMost, select, yes {; cuentan {most} como máximo} other {}}. Si es más corto, no cuenta.',
  'rules.is.FIXED_OVERTIME':
    'Los primeros {minutes} después del fin previsto son horas extra acordadas.',
  'rules.is.AUTOMATIC_BREAK':
    'Quien trabaja más de {after} tiene {pause} de pausa: lo que no se tomó se descuenta.',
  'rules.order': 'En qué orden se aplican',
  'rules.order.text':
    'Siempre en este orden, estén donde estén en la lista. Un día se valora en conjunto, aunque tenga varios registros.',
  'rules.order.1': 'Se redondean la entrada y la salida.',
  'rules.order.2': 'Se descuentan las pausas fichadas.',
  'rules.order.3':
    'Antes del inicio previsto: horas extra si dura lo suficiente; si no, entrada anticipada.',
  'rules.order.4':
    'Después del fin previsto: primero las horas extra acordadas; luego, horas extra si el resto dura lo suficiente.',
  'rules.order.5':
    'Se descuentan las pausas automáticas: solo lo que falta, y nunca en un día en que la persona renunció a una pausa.',
  'rules.kind': 'De qué trata la regla',
  'rules.direction': 'Se redondea',
  'rules.direction.NEAREST': 'Al valor más cercano',
  'rules.direction.UP': 'Hacia arriba (más tarde)',
  'rules.direction.DOWN': 'Hacia abajo (más temprano)',
  'rules.minutes.ROUNDING': 'A cuántos minutos',
  'rules.minutes.FIXED_OVERTIME': 'Minutos acordados después del fin previsto',
  'rules.graceMinutes': 'Minutos que cuentan como puntuales',
  'rules.graceMinutes.hint': 'Antes o después de la hora prevista. Sin número, ninguno.',
  'rules.minimumMinutes': 'Cuenta a partir de cuántos minutos',
  'rules.maximumMinutes': 'Minutos que cuentan como máximo',
  'rules.maximumMinutes.hint': 'Sin número, cuentan todos.',
  'rules.maximumMinutes.EARLY_LOGIN': 'Minutos antes del inicio previsto',
  'rules.afterMinutes': 'Después de cuántos minutos de trabajo',
  'rules.afterMinutes.hint': '6 horas son 360 minutos.',
  'rules.breakMinutes': 'Minutos de pausa',
  'rules.fault.REQUIRED': 'Rellena este campo.',
  'rules.fault.MINUTES': 'Introduce minutos enteros de 0 a 1440.',
  'rules.fault.DIVISOR': 'Introduce un número que divida una hora, como 5 o 15.',
  'rules.fault.THRESHOLD_TAKEN': 'Otra pausa se aplica tras los mismos minutos.',
  'rules.fault.BELOW_MINIMUM': 'Es menos de lo necesario para que cuente.',
  'example.title': 'Un ejemplo',
  'example.schedule': 'Horario',
  'example.usual': 'Un día de {start} a {end}',
  'example.scheduled': 'Previsto: {times}',
  'example.scheduled.break': 'Previsto: {times}, pausa {breaks}',
  'example.in': 'Ficha entrada',
  'example.out': 'Ficha salida',
  'example.breakFrom': 'Pausa desde',
  'example.breakTo': 'Pausa hasta',
  'example.incomplete': 'Rellena los campos para ver el ejemplo.',
  'example.result': 'Fichado {clocked}, cuenta {counted}',
  'example.stretches': 'Qué pasa con el tiempo',
  'example.kind.KEPT': 'Cuenta',
  'example.kind.ADDED': 'Se añade',
  'example.kind.REMOVED': 'No cuenta',
  'why.AS_CLOCKED': 'Según el fichaje',
  'why.CLOCKED_BREAK': 'Pausa, según el fichaje',
  'why.ROUNDING': 'Redondeo',
  'why.GRACE': 'Cuenta como la hora prevista',
  'why.EARLY_LOGIN': 'Entrada anticipada',
  'why.PRE_SHIFT_OVERTIME': 'Horas extra antes del turno',
  'why.OVERTIME': 'Horas extra después del turno',
  'why.FIXED_OVERTIME': 'Horas extra acordadas',
  'why.AUTOMATIC_BREAK': 'Pausa automática',
  'cycle.title': '¿Cómo habría sido el último periodo de pago?',
  'cycle.text': 'Compara el tiempo ajustado guardado con el que sería. No se cambia nada.',
  'cycle.try': 'Comparar',
  'cycle.try.without': 'Comparar sin esta regla',
  'cycle.with': 'Con esta regla',
  'cycle.without': 'Sin esta regla',
  'cycle.failed': 'No se ha podido comparar',
  'cycle.compared':
    '{days}: {count, plural, =0 {ningún registro comparado} one {# registro comparado} other {# registros comparados}}',
  'cycle.latest':
    'Solo se han comparado los {compared, number} registros más recientes de {entries, number}, desde el {from}.',
  'cycle.same': 'Nada habría sido diferente.',
  'cycle.differing':
    '{count, plural, =0 {Ninguno tendría otras horas.} one {# tendría otras horas.} other {# tendrían otras horas.}}',
  'cycle.otherKinds':
    '{count, plural, one {# conserva sus horas, pero una parte sería otro tipo de tiempo, como horas extra.} other {# conservan sus horas, pero una parte sería otro tipo de tiempo, como horas extra.}}',
  'cycle.clocked': 'Fichado',
  'cycle.was': 'Ajustado hasta ahora',
  'cycle.wouldBe': 'Habría sido',
  'cycle.difference': 'Diferencia',
  'cycle.people':
    'Más para {up, plural, one {# persona} other {# personas}}, menos para {down, plural, one {# persona} other {# personas}}.',
  'cycle.largest': 'Las mayores diferencias',
  'cycle.change': '{before} → {after}',
};

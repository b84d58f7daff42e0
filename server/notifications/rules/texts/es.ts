import type { Texts } from './texts.ts';

export const es: Texts = {
  headings: {
    TIME_APPROVED: (count) => (count === 1 ? 'Tiempo aprobado' : `${count} tiempos aprobados`),
    TIME_REJECTED: (count) => (count === 1 ? 'Tiempo rechazado' : `${count} tiempos rechazados`),
    TIME_ADDED: (count) =>
      count === 1 ? 'Tiempo añadido para usted' : `${count} tiempos añadidos para usted`,
    TIME_EDITED: (count) => (count === 1 ? 'Tiempo modificado' : `${count} tiempos modificados`),
    DELETION_APPROVED: (count) =>
      count === 1 ? 'Tiempo eliminado' : `${count} tiempos eliminados`,
    DELETION_REJECTED: (count) =>
      count === 1 ? 'Eliminación rechazada' : `${count} eliminaciones rechazadas`,
    MISSED_CLOCK_IN: () => 'Falta el fichaje de entrada',
    MISSED_CLOCK_OUT: () => 'Falta el fichaje de salida',
    SCHEDULE_CHANGED: () => 'Horario nuevo',
  },
  that: (what) => `${what}.`,
  thatBy: (what, name) => `${what}. Por ${name}.`,
  noClockIn: (day) => `Había un turno previsto el ${day} y no hay fichaje de entrada.`,
  noClockOut: (day, start) => `El ${day} tiene un comienzo a las ${start} y ningún final.`,
  moreDays: (count) => (count === 1 ? '1 día más' : `${count} días más`),
  showTime: (count) => (count === 1 ? 'Ver este tiempo' : 'Ver los tiempos'),
  showSchedule: 'Abrir mi horario',
};

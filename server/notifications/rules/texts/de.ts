import type { Texts } from './texts.ts';

export const de: Texts = {
  headings: {
    TIME_APPROVED: (count) => (count === 1 ? 'Zeit genehmigt' : `${count} Zeiten genehmigt`),
    TIME_REJECTED: (count) => (count === 1 ? 'Zeit abgelehnt' : `${count} Zeiten abgelehnt`),
    TIME_ADDED: (count) =>
      count === 1 ? 'Zeit für Sie eingetragen' : `${count} Zeiten für Sie eingetragen`,
    TIME_EDITED: (count) => (count === 1 ? 'Zeit geändert' : `${count} Zeiten geändert`),
    DELETION_APPROVED: (count) => (count === 1 ? 'Zeit gelöscht' : `${count} Zeiten gelöscht`),
    DELETION_REJECTED: (count) =>
      count === 1 ? 'Löschung abgelehnt' : `${count} Löschungen abgelehnt`,
    MISSED_CLOCK_IN: () => 'Kommen-Buchung fehlt',
    MISSED_CLOCK_OUT: () => 'Gehen-Buchung fehlt',
    SCHEDULE_CHANGED: () => 'Neuer Dienstplan',
  },
  that: (what) => (what.endsWith('.') ? what : `${what}.`),
  thatBy: (what, name) => `${what.endsWith('.') ? what : `${what}.`} Durch ${name}.`,
  noClockIn: (day) => `Für ${day} war eine Schicht geplant, aber die Kommen-Buchung fehlt.`,
  noClockOut: (day, start) => `${day} hat einen Beginn um ${start} und kein Ende.`,
  moreDays: (count) => (count === 1 ? '1 weiterer Tag' : `${count} weitere Tage`),
  showTime: (count) => (count === 1 ? 'Diese Zeit zeigen' : 'Zeiten zeigen'),
  showSchedule: 'Meinen Dienstplan öffnen',
};

import type { Locale } from 'shared-contracts';

/** The words of a calendar besides schedule names. */
export interface CalendarWords {
  /** Name of the calendar, the same as the page's. */
  readonly title: string;
  /** `{from}`, `{to}` */
  readonly break: string;
  /** `{hours}` */
  readonly hours: string;
}

export const calendarWords: Readonly<Record<Locale, CalendarWords>> = {
  en: { title: 'My Schedule', break: 'Break {from} – {to}', hours: '{hours} h' },
  de: { title: 'Mein Dienstplan', break: 'Pause {from} – {to}', hours: '{hours} Std.' },
  es: { title: 'Mi horario', break: 'Pausa {from} – {to}', hours: '{hours} h' },
  th: { title: 'ตารางงานของฉัน', break: 'พัก {from} – {to}', hours: '{hours} ชม.' },
};

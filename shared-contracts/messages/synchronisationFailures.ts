import type { Locale } from '../rules/locales.ts';
import type { SynchronisationFailure } from './LocaleMessages.ts';

/** Why the external HR system did not take an entry, at its row. */
export const synchronisationFailures: Readonly<
  Record<Locale, Readonly<Record<SynchronisationFailure, string>>>
> = {
  en: {
    UNREACHABLE: 'The HR system could not be reached, although it was tried for hours.',
    BUSY: 'The HR system had no time for this entry, although it was tried for hours.',
    UNKNOWN_PERSON: 'The HR system does not know this person.',
    REFUSED: 'The HR system refused this entry.',
  },
  de: {
    UNREACHABLE: 'Das HR-System war trotz stundenlanger Versuche nicht zu erreichen.',
    BUSY: 'Das HR-System hatte trotz stundenlanger Versuche keine Zeit für diesen Eintrag.',
    UNKNOWN_PERSON: 'Das HR-System kennt diese Person nicht.',
    REFUSED: 'Das HR-System hat diesen Eintrag abgelehnt.',
  },
  es: {
    UNREACHABLE: 'No se pudo conectar con el sistema de RR. HH. pese a intentarlo durante horas.',
    BUSY: 'El sistema de RR. HH. no pudo atender esta entrada pese a intentarlo durante horas.',
    UNKNOWN_PERSON: 'El sistema de RR. HH. no conoce a esta persona.',
    REFUSED: 'El sistema de RR. HH. rechazó esta entrada.',
  },
  th: {
    UNREACHABLE: 'ติดต่อระบบ HR ไม่ได้ แม้จะลองซ้ำหลายชั่วโมงแล้ว',
    BUSY: 'ระบบ HR ไม่ว่างรับรายการนี้ แม้จะลองซ้ำหลายชั่วโมงแล้ว',
    UNKNOWN_PERSON: 'ระบบ HR ไม่รู้จักบุคคลนี้',
    REFUSED: 'ระบบ HR ไม่รับรายการนี้',
  },
};

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
    UNKNOWN_SCHEDULE:
      'The HR system does not have the schedule. Have it made there with this code, then send it again:',
    OTHER_DAY:
      'The HR system would begin this schedule with another of its days than the planned one.',
    REFUSED: 'The HR system refused this entry.',
  },
  de: {
    UNREACHABLE: 'Das HR-System war trotz stundenlanger Versuche nicht zu erreichen.',
    BUSY: 'Das HR-System konnte diesen Eintrag trotz stundenlanger Versuche nicht annehmen.',
    UNKNOWN_PERSON: 'Das HR-System kennt diese Person nicht.',
    UNKNOWN_SCHEDULE:
      'Das HR-System hat diesen Dienst nicht. Lassen Sie ihn dort mit diesem Code anlegen und senden Sie erneut:',
    OTHER_DAY: 'Das HR-System würde diesen Dienst mit einem anderen Tag beginnen als geplant.',
    REFUSED: 'Das HR-System hat diesen Eintrag abgelehnt.',
  },
  es: {
    UNREACHABLE: 'No se pudo conectar con el sistema de RR. HH. pese a intentarlo durante horas.',
    BUSY: 'El sistema de RR. HH. no pudo procesar este registro pese a intentarlo durante horas.',
    UNKNOWN_PERSON: 'El sistema de RR. HH. no conoce a esta persona.',
    UNKNOWN_SCHEDULE:
      'El sistema de RR. HH. no tiene este horario. Pide que se cree allí con este código y vuelve a enviarlo:',
    OTHER_DAY: 'El sistema de RR. HH. empezaría este horario con un día distinto del planificado.',
    REFUSED: 'El sistema de RR. HH. rechazó este registro.',
  },
  th: {
    UNREACHABLE: 'ติดต่อระบบ HR ไม่ได้ แม้จะลองซ้ำหลายชั่วโมงแล้ว',
    BUSY: 'ระบบ HR ไม่ว่างรับรายการนี้ แม้จะลองซ้ำหลายชั่วโมงแล้ว',
    UNKNOWN_PERSON: 'ระบบ HR ไม่รู้จักบุคคลนี้',
    UNKNOWN_SCHEDULE: 'ระบบ HR ไม่มีตารางงานนี้ โปรดให้สร้างในระบบนั้นด้วยรหัสนี้แล้วส่งอีกครั้ง:',
    OTHER_DAY: 'ระบบ HR จะเริ่มตารางงานนี้ด้วยวันอื่นที่ไม่ตรงกับที่วางแผนไว้',
    REFUSED: 'ระบบ HR ไม่รับรายการนี้',
  },
};

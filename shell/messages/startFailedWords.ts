import type { Locale } from 'shared-contracts';

export interface StartFailedWords {
  readonly title: string;
  readonly text: string;
  /** Where the connection is not to blame. */
  readonly fault: { readonly title: string; readonly text: string };
  readonly retry: string;
}

/** The words for a page that could not load its words. */
export const startFailedWords: Readonly<Record<Locale, StartFailedWords>> = {
  en: {
    title: 'Punctual can’t be reached',
    text: 'Check the connection. Nothing you entered is lost.',
    fault: {
      title: 'Punctual could not start',
      text: 'Something went wrong in this page; the connection is not the cause. If trying again does not help, ask your help desk.',
    },
    retry: 'Try again',
  },
  de: {
    title: 'Punctual ist nicht erreichbar',
    text: 'Bitte prüfen Sie die Verbindung. Ihre Eingaben sind nicht verloren.',
    fault: {
      title: 'Punctual konnte nicht starten',
      text: 'Auf dieser Seite ist ein Fehler aufgetreten; die Verbindung ist nicht die Ursache. Wenn ein neuer Versuch nicht hilft, fragen Sie Ihren Helpdesk.',
    },
    retry: 'Erneut versuchen',
  },
  es: {
    title: 'No se puede acceder a Punctual',
    text: 'Comprueba la conexión. No se ha perdido nada de lo que has escrito.',
    fault: {
      title: 'No se ha podido iniciar Punctual',
      text: 'Se ha producido un error en esta página; la conexión no es la causa. Si reintentarlo no sirve de ayuda, consulta a tu servicio de asistencia.',
    },
    retry: 'Reintentar',
  },
  th: {
    title: 'เชื่อมต่อ Punctual ไม่ได้',
    text: 'โปรดตรวจสอบการเชื่อมต่อ ข้อมูลที่คุณกรอกไว้ไม่สูญหาย',
    fault: {
      title: 'เริ่ม Punctual ไม่ได้',
      text: 'เกิดข้อผิดพลาดในหน้านี้ ไม่ได้เกิดจากการเชื่อมต่อ หากลองอีกครั้งแล้วยังไม่ได้ผล โปรดติดต่อฝ่ายช่วยเหลือ',
    },
    retry: 'ลองอีกครั้ง',
  },
};

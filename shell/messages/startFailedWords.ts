import type { Locale } from 'shared-contracts';

/** The words for a page that could not load its words. */
export const startFailedWords: Readonly<
  Record<Locale, { readonly title: string; readonly text: string; readonly retry: string }>
> = {
  en: {
    title: 'Punctual can’t be reached',
    text: 'Check the connection. Nothing you entered is lost.',
    retry: 'Try again',
  },
  de: {
    title: 'Punctual ist nicht erreichbar',
    text: 'Bitte prüfen Sie die Verbindung. Ihre Eingaben sind nicht verloren.',
    retry: 'Erneut versuchen',
  },
  es: {
    title: 'No se puede acceder a Punctual',
    text: 'Compruebe la conexión. No se ha perdido nada de lo que introdujo.',
    retry: 'Reintentar',
  },
  th: {
    title: 'เชื่อมต่อ Punctual ไม่ได้',
    text: 'โปรดตรวจสอบการเชื่อมต่อ ข้อมูลที่คุณกรอกไว้ไม่สูญหาย',
    retry: 'ลองอีกครั้ง',
  },
};

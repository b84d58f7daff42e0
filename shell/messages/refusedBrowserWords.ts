import type { Locale } from 'shared-contracts';

export interface RefusedWords {
  /** Over plain http from another machine. */
  readonly http: string;
  /** Names the versions that are supported. */
  readonly old: string;
}

/** For a browser that cannot run the application. */
export const refusedBrowserWords: Readonly<Record<Locale, RefusedWords>> = {
  en: {
    http: 'Punctual needs a protected connection. Open it by an address that begins with https://, or ask your administrator for one.',
    old: 'This browser is too old for Punctual. Please update it or use another one: Safari from version 16.4 (iPhone and iPad: iOS 16.4), Chrome or Edge from 124, Firefox from 128.',
  },
  de: {
    http: 'Punctual braucht eine geschützte Verbindung. Öffnen Sie es unter einer Adresse, die mit https:// beginnt, oder fragen Sie danach, wer es betreibt.',
    old: 'Dieser Browser ist zu alt für Punctual. Bitte aktualisieren Sie ihn oder verwenden Sie einen anderen: Safari ab Version 16.4 (iPhone und iPad: iOS 16.4), Chrome oder Edge ab 124, Firefox ab 128.',
  },
  es: {
    http: 'Punctual necesita una conexión protegida. Ábrelo con una dirección que empiece por https:// o pide una a quien lo administra.',
    old: 'Este navegador es demasiado antiguo para Punctual. Actualízalo o utiliza otro: Safari a partir de la versión 16.4 (iPhone y iPad: iOS 16.4), Chrome o Edge a partir de la 124, Firefox a partir de la 128.',
  },
  th: {
    http: 'Punctual ต้องใช้การเชื่อมต่อที่ปลอดภัย โปรดเปิดด้วยที่อยู่ที่ขึ้นต้นด้วย https:// หรือขอที่อยู่จากผู้ดูแลระบบ',
    old: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับ Punctual โปรดอัปเดตหรือใช้เบราว์เซอร์อื่น: Safari 16.4 ขึ้นไป (iPhone และ iPad: iOS 16.4), Chrome หรือ Edge 124 ขึ้นไป, Firefox 128 ขึ้นไป',
  },
};

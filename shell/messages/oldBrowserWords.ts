import type { Locale } from 'shared-contracts';

/** For a browser that cannot run the application; the versions are those that are supported. */
export const oldBrowserWords: Readonly<Record<Locale, string>> = {
  en: 'This browser is too old for Punctual. Please update it or use another one: Safari from version 16.4 (iPhone and iPad: iOS 16.4), Chrome or Edge from 124, Firefox from 128.',
  de: 'Dieser Browser ist zu alt für Punctual. Bitte aktualisieren Sie ihn oder verwenden Sie einen anderen: Safari ab Version 16.4 (iPhone und iPad: iOS 16.4), Chrome oder Edge ab 124, Firefox ab 128.',
  es: 'Este navegador es demasiado antiguo para Punctual. Actualícelo o utilice otro: Safari a partir de la versión 16.4 (iPhone y iPad: iOS 16.4), Chrome o Edge a partir de la 124, Firefox a partir de la 128.',
  th: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับ Punctual โปรดอัปเดตหรือใช้เบราว์เซอร์อื่น: Safari 16.4 ขึ้นไป (iPhone และ iPad: iOS 16.4), Chrome หรือ Edge 124 ขึ้นไป, Firefox 128 ขึ้นไป',
};

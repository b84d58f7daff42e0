import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { Locale } from '../rules/locales.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type PasswordError = 'NO_MAIL' | 'PASSWORD_LINK_OVER';

/** What keeps a link from replacing a forgotten password. */
export const passwordErrors: Readonly<
  Record<Locale, Readonly<Record<PasswordError & ErrorCode, ErrorMessage>>>
> = {
  en: {
    NO_MAIL: {
      title: 'No mail is sent here',
      detail: 'Your manager or an administrator can give you a one-time password.',
    },
    PASSWORD_LINK_OVER: {
      title: 'This link no longer works',
      detail: 'It was used already or has expired. Ask for a new one at the log-in.',
    },
  },
  de: {
    NO_MAIL: {
      title: 'Hier werden keine E-Mails verschickt',
      detail: 'Ihre Führungskraft oder Ihre Administration kann Ihnen ein Einmalpasswort geben.',
    },
    PASSWORD_LINK_OVER: {
      title: 'Dieser Link gilt nicht mehr',
      detail:
        'Er wurde schon benutzt oder ist abgelaufen. Fordern Sie bei der Anmeldung einen neuen an.',
    },
  },
  es: {
    NO_MAIL: {
      title: 'Aquí no se envían correos',
      detail: 'Tu responsable o un administrador puede darte una contraseña de un solo uso.',
    },
    PASSWORD_LINK_OVER: {
      title: 'Este enlace ya no sirve',
      detail: 'Ya se utilizó o ha caducado. Pide otro al iniciar sesión.',
    },
  },
  th: {
    NO_MAIL: {
      title: 'ระบบนี้ไม่ส่งอีเมล',
      detail: 'หัวหน้างานหรือผู้ดูแลระบบของคุณสามารถให้รหัสผ่านแบบใช้ครั้งเดียวแก่คุณได้',
    },
    PASSWORD_LINK_OVER: {
      title: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
      detail: 'ลิงก์ถูกใช้ไปแล้วหรือหมดอายุ โปรดขอลิงก์ใหม่ที่หน้าเข้าสู่ระบบ',
    },
  },
};

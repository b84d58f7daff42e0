import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { Locale } from '../rules/locales.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type PasswordError = 'NO_MAIL' | 'ONLY_BY_ADMINISTRATOR' | 'PASSWORD_LINK_OVER';

/** What keeps a link or a manager from replacing a forgotten password. */
export const passwordErrors: Readonly<
  Record<Locale, Readonly<Record<PasswordError & ErrorCode, ErrorMessage>>>
> = {
  en: {
    NO_MAIL: {
      title: 'No mail is sent here',
      detail:
        'No mail is sent here. Your manager or an administrator can give you a one-time password.',
    },
    ONLY_BY_ADMINISTRATOR: {
      title: 'An administrator gives this one-time password',
      detail:
        'Nothing was changed. This person manages, plans or administers, or logs in with a company account only. Please ask an administrator.',
    },
    PASSWORD_LINK_OVER: {
      title: 'This link no longer works',
      detail: 'This link was used already or has expired. Ask for a new one.',
    },
  },
  de: {
    NO_MAIL: {
      title: 'Hier werden keine E-Mails verschickt',
      detail:
        'Hier werden keine E-Mails verschickt. Ihre Führungskraft oder Ihre Administration kann Ihnen ein Einmalpasswort geben.',
    },
    ONLY_BY_ADMINISTRATOR: {
      title: 'Dieses Einmalpasswort vergibt die Administration',
      detail:
        'Es wurde nichts geändert. Diese Person führt, plant oder verwaltet, oder sie meldet sich nur mit dem Firmenkonto an. Bitte wenden Sie sich an Ihre Administration.',
    },
    PASSWORD_LINK_OVER: {
      title: 'Dieser Link gilt nicht mehr',
      detail: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    },
  },
  es: {
    NO_MAIL: {
      title: 'Aquí no se envían correos',
      detail:
        'Aquí no se envían correos. Tu responsable o un administrador puede darte una contraseña de un solo uso.',
    },
    ONLY_BY_ADMINISTRATOR: {
      title: 'Esta contraseña de un solo uso la da un administrador',
      detail:
        'No se ha cambiado nada. Esta persona dirige, planifica o administra, o solo inicia sesión con la cuenta de la empresa. Pídeselo a un administrador.',
    },
    PASSWORD_LINK_OVER: {
      title: 'Este enlace ya no sirve',
      detail: 'Este enlace ya se utilizó o ha caducado. Pide otro.',
    },
  },
  th: {
    NO_MAIL: {
      title: 'ระบบนี้ไม่ส่งอีเมล',
      detail: 'ระบบนี้ไม่ส่งอีเมล หัวหน้างานหรือผู้ดูแลระบบของคุณสามารถให้รหัสผ่านแบบใช้ครั้งเดียวแก่คุณได้',
    },
    ONLY_BY_ADMINISTRATOR: {
      title: 'ผู้ดูแลระบบเป็นผู้ให้รหัสผ่านแบบใช้ครั้งเดียวนี้',
      detail:
        'ไม่มีการเปลี่ยนแปลงใด ๆ บุคคลนี้เป็นหัวหน้างาน วางแผน หรือดูแลระบบ หรือเข้าสู่ระบบด้วยบัญชีบริษัทเท่านั้น โปรดติดต่อผู้ดูแลระบบ',
    },
    PASSWORD_LINK_OVER: {
      title: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
      detail: 'ลิงก์นี้ถูกใช้ไปแล้วหรือหมดอายุ โปรดขอลิงก์ใหม่',
    },
  },
};

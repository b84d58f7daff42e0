import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { Locale } from '../rules/locales.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type KeyError = 'KEY_NOT_VALID' | 'KEY_NOT_ALLOWED' | 'KEY_IN_ADDRESS' | 'KEY_LIMIT';

/** Why a key for programs opens nothing, or is not made. */
export const keyErrors: Readonly<
  Record<Locale, Readonly<Record<KeyError & ErrorCode, ErrorMessage>>>
> = {
  en: {
    KEY_NOT_VALID: {
      title: 'This key is not valid',
      detail:
        'It is unknown, revoked or expired, or the person who made it is no longer an administrator. An administrator sees its state under Company, Keys for programs, and can make another.',
    },
    KEY_NOT_ALLOWED: {
      title: 'This key may not do this',
      detail:
        'Only calls that say so in the API reference take a key, and only with the right they name.',
    },
    KEY_IN_ADDRESS: {
      title: 'A key does not belong in an address',
      detail:
        'Addresses are stored in logs. Revoke this key, make another one, and send it in the header Authorization: Bearer.',
    },
    KEY_LIMIT: {
      title: 'There are too many keys',
      detail: 'Revoke one that no program needs any more.',
    },
  },
  de: {
    KEY_NOT_VALID: {
      title: 'Dieser Schlüssel ist nicht gültig',
      detail:
        'Er ist unbekannt, widerrufen oder abgelaufen, oder die Person, die ihn erzeugt hat, gehört nicht mehr zur Administration. Diese sieht seinen Zustand unter Unternehmen, Schlüssel für Programme, und kann einen neuen erzeugen.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Dieser Schlüssel darf das nicht',
      detail:
        'Nur Aufrufe, bei denen es in der API-Referenz steht, nehmen einen Schlüssel an, und nur mit dem dort genannten Recht.',
    },
    KEY_IN_ADDRESS: {
      title: 'Ein Schlüssel gehört nicht in eine Adresse',
      detail:
        'Adressen werden in Protokollen gespeichert. Widerrufen Sie diesen Schlüssel, erzeugen Sie einen neuen und senden Sie ihn im Header Authorization: Bearer.',
    },
    KEY_LIMIT: {
      title: 'Es gibt zu viele Schlüssel',
      detail: 'Widerrufen Sie einen, den kein Programm mehr braucht.',
    },
  },
  es: {
    KEY_NOT_VALID: {
      title: 'Esta clave no es válida',
      detail:
        'Es desconocida, está revocada o caducada, o quien la creó ya no es administrador. Un administrador ve su estado en Empresa, Claves para programas, y puede crear otra.',
    },
    KEY_NOT_ALLOWED: {
      title: 'Esta clave no permite hacer esto',
      detail:
        'Solo aceptan una clave las llamadas que así lo indican en la referencia de la API, y solo con el permiso que nombran.',
    },
    KEY_IN_ADDRESS: {
      title: 'Una clave no va en una dirección',
      detail:
        'Las direcciones se guardan en registros. Revoca esta clave, crea otra y envíala en la cabecera Authorization: Bearer.',
    },
    KEY_LIMIT: {
      title: 'Hay demasiadas claves',
      detail: 'Revoca una que ya no necesite ningún programa.',
    },
  },
  th: {
    KEY_NOT_VALID: {
      title: 'คีย์นี้ใช้ไม่ได้',
      detail:
        'ไม่รู้จักคีย์นี้ คีย์ถูกเพิกถอนหรือหมดอายุแล้ว หรือผู้สร้างคีย์ไม่ได้เป็นผู้ดูแลระบบอีกต่อไป ผู้ดูแลระบบดูสถานะของคีย์ได้ที่ บริษัท คีย์สำหรับโปรแกรม และสร้างคีย์ใหม่ได้',
    },
    KEY_NOT_ALLOWED: {
      title: 'คีย์นี้ไม่มีสิทธิ์ทำสิ่งนี้',
      detail: 'เฉพาะการเรียกที่ระบุไว้ในเอกสาร API เท่านั้นที่รับคีย์ และต้องมีสิทธิ์ตามที่ระบุ',
    },
    KEY_IN_ADDRESS: {
      title: 'ห้ามใส่คีย์ในที่อยู่',
      detail: 'ที่อยู่ถูกเก็บไว้ในบันทึก โปรดเพิกถอนคีย์นี้ สร้างคีย์ใหม่ แล้วส่งในส่วนหัว Authorization: Bearer',
    },
    KEY_LIMIT: {
      title: 'มีคีย์มากเกินไป',
      detail: 'โปรดเพิกถอนคีย์ที่ไม่มีโปรแกรมใดใช้แล้ว',
    },
  },
};

import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { Locale } from '../rules/locales.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type CompanyError =
  | 'ADJUSTMENT_RULES_REFUSED'
  | 'CHECK_UNDER_WAY'
  | 'CHECK_TOOK_TOO_LONG'
  | 'COMPANY_CHANGED'
  | 'COMPANY_FILE_REFUSED'
  | 'DIRECTORY_MAPPING_CHANGED'
  | 'DIRECTORY_MAPPING_REFUSED'
  | 'LAST_ADMINISTRATOR'
  | 'OWN_ACCESS'
  | 'RIGHTS_NOT_HELD'
  | 'RULES_TRIAL_UNDER_WAY';

/** What keeps a company file from being imported. */
export const companyErrors: Readonly<
  Record<Locale, Readonly<Record<CompanyError & ErrorCode, ErrorMessage>>>
> = {
  en: {
    ADJUSTMENT_RULES_REFUSED: {
      title: 'These rules do not go together',
      detail: 'Please check them: a number is missing, or a rule is there twice.',
    },
    RULES_TRIAL_UNDER_WAY: {
      title: 'The last pay cycle is being compared already',
      detail: 'Please try again in a moment.',
    },
    CHECK_UNDER_WAY: {
      title: 'Another file is being checked',
      detail: 'Nothing was changed. Please try again in a moment.',
    },
    CHECK_TOOK_TOO_LONG: {
      title: 'The file takes too long to check',
      detail: 'Nothing was changed. Please split the file, or import it on the server.',
    },
    COMPANY_CHANGED: {
      title: 'The company has changed since you checked the file',
      detail: '{name} changed it. Nothing was imported. Please check the file again.',
    },
    COMPANY_FILE_REFUSED: {
      title: 'The file has errors',
      detail: 'Nothing was imported. Please check the file again to see them.',
    },
    DIRECTORY_MAPPING_CHANGED: {
      title: 'The mapping has changed since you opened it',
      detail: '{name} changed it. Your changes were not saved. Please open it again.',
    },
    DIRECTORY_MAPPING_REFUSED: {
      title: 'The mapping was not saved',
      detail: 'Please check “{value}”: it does not exist any more, or stands there twice.',
    },
    LAST_ADMINISTRATOR: {
      title: 'Nobody could manage the company any more',
      detail: 'Nothing was changed. At least one administrator must be able to log in.',
    },
    OWN_ACCESS: {
      title: 'You would lose your own access',
      detail: 'Nothing was changed. Ask another administrator to remove your access.',
    },
    RIGHTS_NOT_HELD: {
      title: 'You do not have the rights for this change',
      detail: 'Nothing was changed. Please ask an administrator who has these rights.',
    },
  },
  de: {
    ADJUSTMENT_RULES_REFUSED: {
      title: 'Diese Regeln passen nicht zusammen',
      detail: 'Bitte prüfen Sie sie: Eine Zahl fehlt, oder eine Regel ist doppelt.',
    },
    RULES_TRIAL_UNDER_WAY: {
      title: 'Der letzte Abrechnungszeitraum wird gerade verglichen',
      detail: 'Bitte versuchen Sie es gleich noch einmal.',
    },
    CHECK_UNDER_WAY: {
      title: 'Eine andere Datei wird gerade geprüft',
      detail: 'Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
    },
    CHECK_TOOK_TOO_LONG: {
      title: 'Die Prüfung der Datei dauert zu lange',
      detail:
        'Es wurde nichts geändert. Bitte teilen Sie die Datei auf, oder importieren Sie sie auf dem Server.',
    },
    COMPANY_CHANGED: {
      title: 'Das Unternehmen wurde seit der Prüfung geändert',
      detail:
        'Geändert von {name}. Es wurde nichts importiert. Bitte prüfen Sie die Datei noch einmal.',
    },
    COMPANY_FILE_REFUSED: {
      title: 'Die Datei enthält Fehler',
      detail: 'Es wurde nichts importiert. Prüfen Sie die Datei noch einmal, um sie zu sehen.',
    },
    DIRECTORY_MAPPING_CHANGED: {
      title: 'Die Zuordnung wurde seit dem Öffnen geändert',
      detail:
        'Geändert von {name}. Ihre Änderungen wurden nicht gespeichert. Bitte öffnen Sie die Zuordnung noch einmal.',
    },
    DIRECTORY_MAPPING_REFUSED: {
      title: 'Die Zuordnung wurde nicht gespeichert',
      detail:
        'Bitte prüfen Sie „{value}“: Es gibt diesen Eintrag nicht mehr, oder er kommt doppelt vor.',
    },
    LAST_ADMINISTRATOR: {
      title: 'Niemand könnte das Unternehmen mehr verwalten',
      detail:
        'Es wurde nichts geändert. Mindestens eine Person mit Administratorrechten muss sich anmelden können.',
    },
    OWN_ACCESS: {
      title: 'Sie würden Ihren eigenen Zugang verlieren',
      detail:
        'Es wurde nichts geändert. Eine andere Person mit Administratorrechten kann Ihren Zugang entziehen.',
    },
    RIGHTS_NOT_HELD: {
      title: 'Ihnen fehlen Rechte für diese Änderung',
      detail: 'Es wurde nichts geändert. Bitte fragen Sie eine Person, die diese Rechte hat.',
    },
  },
  es: {
    ADJUSTMENT_RULES_REFUSED: {
      title: 'Estas reglas no son compatibles',
      detail: 'Revísalas: falta un número o hay una regla repetida.',
    },
    RULES_TRIAL_UNDER_WAY: {
      title: 'Ya se está comparando el último periodo de pago',
      detail: 'Inténtalo de nuevo en un momento.',
    },
    CHECK_UNDER_WAY: {
      title: 'Se está comprobando otro archivo',
      detail: 'No se ha cambiado nada. Inténtalo de nuevo en un momento.',
    },
    CHECK_TOOK_TOO_LONG: {
      title: 'La comprobación del archivo tarda demasiado',
      detail: 'No se ha cambiado nada. Divide el archivo o impórtalo en el servidor.',
    },
    COMPANY_CHANGED: {
      title: 'La empresa ha cambiado desde la comprobación',
      detail: 'La ha cambiado {name}. No se ha importado nada. Comprueba el archivo de nuevo.',
    },
    COMPANY_FILE_REFUSED: {
      title: 'El archivo tiene errores',
      detail: 'No se ha importado nada. Comprueba el archivo de nuevo para verlos.',
    },
    DIRECTORY_MAPPING_CHANGED: {
      title: 'La asignación ha cambiado desde que la abriste',
      detail: 'La ha cambiado {name}. Tus cambios no se han guardado. Ábrela de nuevo.',
    },
    DIRECTORY_MAPPING_REFUSED: {
      title: 'La asignación no se ha guardado',
      detail: 'Comprueba «{value}»: ya no existe o aparece dos veces.',
    },
    LAST_ADMINISTRATOR: {
      title: 'Nadie podría administrar ya la empresa',
      detail:
        'No se ha cambiado nada. Al menos una persona que administre debe poder iniciar sesión.',
    },
    OWN_ACCESS: {
      title: 'Perderías tu propio acceso',
      detail: 'No se ha cambiado nada. Otra persona que administre puede retirarte el acceso.',
    },
    RIGHTS_NOT_HELD: {
      title: 'No tienes los permisos para este cambio',
      detail: 'No se ha cambiado nada. Pídeselo a alguien que tenga esos permisos.',
    },
  },
  th: {
    ADJUSTMENT_RULES_REFUSED: {
      title: 'กฎเหล่านี้ใช้ร่วมกันไม่ได้',
      detail: 'โปรดตรวจสอบ: มีตัวเลขที่ขาดไป หรือมีกฎซ้ำกัน',
    },
    RULES_TRIAL_UNDER_WAY: {
      title: 'กำลังเปรียบเทียบรอบจ่ายเงินล่าสุดอยู่แล้ว',
      detail: 'โปรดลองอีกครั้งในอีกสักครู่',
    },
    CHECK_UNDER_WAY: {
      title: 'กำลังตรวจสอบไฟล์อื่นอยู่',
      detail: 'ไม่มีการเปลี่ยนแปลงใด ๆ โปรดลองอีกครั้งในอีกสักครู่',
    },
    CHECK_TOOK_TOO_LONG: {
      title: 'ใช้เวลาตรวจสอบไฟล์นานเกินไป',
      detail: 'ไม่มีการเปลี่ยนแปลงใด ๆ โปรดแบ่งไฟล์ หรือนำเข้าไฟล์บนเซิร์ฟเวอร์',
    },
    COMPANY_CHANGED: {
      title: 'ข้อมูลบริษัทมีการเปลี่ยนแปลงแล้ว',
      detail: 'เปลี่ยนแปลงโดย {name} ไม่มีการนำเข้าข้อมูล โปรดตรวจสอบไฟล์อีกครั้ง',
    },
    COMPANY_FILE_REFUSED: {
      title: 'ไฟล์มีข้อผิดพลาด',
      detail: 'ไม่มีการนำเข้าข้อมูล โปรดตรวจสอบไฟล์อีกครั้งเพื่อดูข้อผิดพลาด',
    },
    DIRECTORY_MAPPING_CHANGED: {
      title: 'การจับคู่ถูกเปลี่ยนแปลงหลังจากที่คุณเปิด',
      detail: 'เปลี่ยนแปลงโดย {name} การแก้ไขของคุณยังไม่ถูกบันทึก โปรดเปิดอีกครั้ง',
    },
    DIRECTORY_MAPPING_REFUSED: {
      title: 'การจับคู่ยังไม่ถูกบันทึก',
      detail: 'โปรดตรวจสอบ “{value}”: ไม่มีรายการนี้แล้ว หรือมีซ้ำกัน',
    },
    LAST_ADMINISTRATOR: {
      title: 'จะไม่มีผู้ดูแลบริษัทเหลืออยู่',
      detail: 'ไม่มีการเปลี่ยนแปลงใด ๆ ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคนที่เข้าสู่ระบบได้',
    },
    OWN_ACCESS: {
      title: 'คุณจะเสียสิทธิ์เข้าถึงของตนเอง',
      detail: 'ไม่มีการเปลี่ยนแปลงใด ๆ ผู้ดูแลระบบคนอื่นสามารถยกเลิกสิทธิ์ของคุณได้',
    },
    RIGHTS_NOT_HELD: {
      title: 'คุณไม่มีสิทธิ์สำหรับการเปลี่ยนแปลงนี้',
      detail: 'ไม่มีการเปลี่ยนแปลงใด ๆ โปรดติดต่อผู้ดูแลระบบที่มีสิทธิ์เหล่านี้',
    },
  },
};

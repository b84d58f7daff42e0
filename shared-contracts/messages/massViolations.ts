import type { Locale } from '../rules/locales.ts';
import type { MassViolationCode } from './LocaleMessages.ts';

/** What became of a row when a manager clocked several people; said to the manager. */
export const massViolations: Readonly<Record<Locale, Readonly<Record<MassViolationCode, string>>>> =
  {
    en: {
      NOT_MANAGED: 'Not one of your people at present.',
      NOT_CLOCKABLE: 'Time cannot be clocked on this position.',
      ALREADY_CLOCKED_IN: 'Already clocked in since {since}. That shift goes on.',
      CLOCKED_IN_ELSEWHERE: 'Clocked in on a position that you do not approve.',
      ALREADY_CLOCKED_OUT: 'Already clocked out.',
      SHIFT_GONE: 'This shift is no longer there.',
      END_OUT_OF_RANGE: 'The end given does not lie between the last punch and now.',
      ON_APPROVED_LEAVE: 'On approved leave today.',
      CHOICE_NOT_OFFERED: 'Something chosen is no longer offered. Choose again.',
      CHOICE_MISSING: 'A required field is empty.',
      SHORT_BREAK_DISCARDED: 'Clocked out. The break was shorter than a minute and does not count.',
      RECORDED_AS_CORRECTION: 'Kept as a correction beside what is recorded, for you to decide.',
    },
    de: {
      NOT_MANAGED: 'Ihnen zurzeit nicht zugeordnet.',
      NOT_CLOCKABLE: 'Auf dieser Position kann keine Zeit gestempelt werden.',
      ALREADY_CLOCKED_IN: 'Bereits seit {since} eingestempelt. Diese Schicht läuft weiter.',
      CLOCKED_IN_ELSEWHERE: 'Auf einer Position eingestempelt, für die Sie nicht genehmigen.',
      ALREADY_CLOCKED_OUT: 'Bereits ausgestempelt.',
      SHIFT_GONE: 'Diese Schicht gibt es nicht mehr.',
      END_OUT_OF_RANGE:
        'Das angegebene Ende liegt nicht zwischen der letzten Stempelung und jetzt.',
      ON_APPROVED_LEAVE: 'Für heute ist eine Abwesenheit genehmigt.',
      CHOICE_NOT_OFFERED:
        'Etwas Ausgewähltes wird nicht mehr angeboten. Bitte wählen Sie noch einmal.',
      CHOICE_MISSING: 'Ein Pflichtfeld ist leer.',
      SHORT_BREAK_DISCARDED: 'Ausgestempelt. Die Pause war kürzer als eine Minute und zählt nicht.',
      RECORDED_AS_CORRECTION:
        'Als Korrektur zusätzlich zur erfassten Zeit aufbewahrt; Sie entscheiden darüber.',
    },
    es: {
      NOT_MANAGED: 'Ahora no está a tu cargo.',
      NOT_CLOCKABLE: 'En este puesto no se puede fichar.',
      ALREADY_CLOCKED_IN: 'Ya tiene la entrada fichada desde {since}. Ese turno continúa.',
      CLOCKED_IN_ELSEWHERE: 'Ha fichado en un puesto que no apruebas.',
      ALREADY_CLOCKED_OUT: 'Ya tiene la salida fichada.',
      SHIFT_GONE: 'Este turno ya no existe.',
      END_OUT_OF_RANGE: 'El fin indicado no está entre el último fichaje y ahora.',
      ON_APPROVED_LEAVE: 'Hoy tiene una ausencia aprobada.',
      CHOICE_NOT_OFFERED: 'Algo de lo elegido ya no se ofrece. Elige de nuevo.',
      CHOICE_MISSING: 'Falta un campo obligatorio.',
      SHORT_BREAK_DISCARDED: 'Salida fichada. La pausa duró menos de un minuto y no cuenta.',
      RECORDED_AS_CORRECTION:
        'Se conserva como corrección junto a lo registrado, para que decidas.',
    },
    th: {
      NOT_MANAGED: 'ขณะนี้ไม่ได้อยู่ในความดูแลของคุณ',
      NOT_CLOCKABLE: 'ตำแหน่งนี้ลงเวลาไม่ได้',
      ALREADY_CLOCKED_IN: 'ลงเวลาเข้าไว้แล้วตั้งแต่ {since} กะนั้นยังดำเนินต่อไป',
      CLOCKED_IN_ELSEWHERE: 'ลงเวลาเข้าอยู่ในตำแหน่งที่คุณไม่ได้เป็นผู้อนุมัติ',
      ALREADY_CLOCKED_OUT: 'ลงเวลาออกไว้แล้ว',
      SHIFT_GONE: 'ไม่มีกะนี้แล้ว',
      END_OUT_OF_RANGE: 'เวลาสิ้นสุดที่ระบุไม่อยู่ระหว่างการลงเวลาครั้งล่าสุดกับขณะนี้',
      ON_APPROVED_LEAVE: 'วันนี้ลาและได้รับอนุมัติแล้ว',
      CHOICE_NOT_OFFERED: 'สิ่งที่เลือกไว้บางอย่างไม่มีให้เลือกแล้ว โปรดเลือกใหม่',
      CHOICE_MISSING: 'มีช่องที่จำเป็นยังว่างอยู่',
      SHORT_BREAK_DISCARDED: 'ลงเวลาออกแล้ว การพักสั้นกว่าหนึ่งนาทีจึงไม่นับ',
      RECORDED_AS_CORRECTION: 'ระบบเก็บไว้เป็นรายการแก้ไขควบคู่กับเวลาที่บันทึกแล้ว ให้คุณพิจารณา',
    },
  };

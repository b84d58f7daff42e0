import type { Locale } from '../rules/locales.ts';
import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type SignOffError = Extract<ErrorCode, `PAY_CYCLE_${string}`>;

/** What keeps a pay cycle from being signed off. */
export const signOffErrors: Readonly<Record<Locale, Readonly<Record<SignOffError, ErrorMessage>>>> =
  {
    en: {
      PAY_CYCLE_NOT_OVER: {
        title: 'This pay cycle is not over yet',
        detail:
          'Nothing was signed off. It can be once its last day has ended for all your people.',
      },
      PAY_CYCLE_UNDECIDED: {
        title: 'Some of this pay cycle is not decided yet',
        detail:
          'Nothing was signed off. Please decide the entries that still wait, and end those that still run; then sign off again.',
      },
      PAY_CYCLE_WITHOUT_TIME: {
        title: 'There is nothing to sign off',
        detail: 'None of your people has time in this pay cycle.',
      },
      PAY_CYCLE_SIGNED: {
        title: 'This pay cycle is signed off already',
        detail: 'Nothing has changed since, so there is nothing to sign off again.',
      },
      PAY_CYCLE_CHANGED: {
        title: 'Time of this pay cycle has just changed',
        detail:
          'Nothing was signed off. Please look at the hours as they are now and sign off again.',
      },
    },
    de: {
      PAY_CYCLE_NOT_OVER: {
        title: 'Dieser Abrechnungszeitraum läuft noch',
        detail:
          'Es wurde nichts abgezeichnet. Das geht, sobald sein letzter Tag für alle Ihre Personen vorbei ist.',
      },
      PAY_CYCLE_UNDECIDED: {
        title: 'In diesem Abrechnungszeitraum sind noch Einträge offen',
        detail:
          'Es wurde nichts abgezeichnet. Bitte entscheiden Sie über die offenen Einträge, beenden Sie die laufenden und zeichnen Sie dann erneut ab.',
      },
      PAY_CYCLE_WITHOUT_TIME: {
        title: 'Es gibt nichts abzuzeichnen',
        detail: 'Keine Ihrer Personen hat Zeit in diesem Abrechnungszeitraum.',
      },
      PAY_CYCLE_SIGNED: {
        title: 'Dieser Abrechnungszeitraum ist schon abgezeichnet',
        detail: 'Seither hat sich nichts geändert; es gibt nichts erneut abzuzeichnen.',
      },
      PAY_CYCLE_CHANGED: {
        title: 'Zeit dieses Abrechnungszeitraums hat sich gerade geändert',
        detail:
          'Es wurde nichts abgezeichnet. Bitte sehen Sie sich die Stunden an, wie sie jetzt sind, und zeichnen Sie erneut ab.',
      },
    },
    es: {
      PAY_CYCLE_NOT_OVER: {
        title: 'Este periodo de pago aún no ha terminado',
        detail:
          'No se ha firmado nada. Se puede firmar cuando su último día haya terminado para todas las personas a tu cargo.',
      },
      PAY_CYCLE_UNDECIDED: {
        title: 'En este periodo de pago queda algo por decidir',
        detail:
          'No se ha firmado nada. Decide los registros que aún esperan, termina los que siguen abiertos y vuelve a firmar.',
      },
      PAY_CYCLE_WITHOUT_TIME: {
        title: 'No hay nada que firmar',
        detail: 'Ninguna de las personas a tu cargo tiene tiempo en este periodo de pago.',
      },
      PAY_CYCLE_SIGNED: {
        title: 'Este periodo de pago ya está firmado',
        detail: 'No ha cambiado nada desde entonces, así que no hay nada que volver a firmar.',
      },
      PAY_CYCLE_CHANGED: {
        title: 'El tiempo de este periodo de pago acaba de cambiar',
        detail: 'No se ha firmado nada. Revisa las horas tal como están ahora y vuelve a firmar.',
      },
    },
    th: {
      PAY_CYCLE_NOT_OVER: {
        title: 'รอบจ่ายเงินนี้ยังไม่สิ้นสุด',
        detail: 'ยังไม่มีการลงนาม ลงนามได้เมื่อวันสุดท้ายของรอบสิ้นสุดแล้วสำหรับพนักงานของคุณทุกคน',
      },
      PAY_CYCLE_UNDECIDED: {
        title: 'รอบจ่ายเงินนี้ยังมีรายการที่ยังไม่ได้พิจารณา',
        detail: 'ยังไม่มีการลงนาม โปรดพิจารณารายการที่รออยู่ และปิดรายการที่ยังดำเนินอยู่ แล้วลงนามอีกครั้ง',
      },
      PAY_CYCLE_WITHOUT_TIME: {
        title: 'ไม่มีอะไรให้ลงนาม',
        detail: 'ไม่มีพนักงานของคุณคนใดมีเวลาในรอบจ่ายเงินนี้',
      },
      PAY_CYCLE_SIGNED: {
        title: 'รอบจ่ายเงินนี้ลงนามแล้ว',
        detail: 'ตั้งแต่นั้นไม่มีอะไรเปลี่ยนแปลง จึงไม่มีอะไรให้ลงนามใหม่',
      },
      PAY_CYCLE_CHANGED: {
        title: 'เวลาในรอบจ่ายเงินนี้เพิ่งเปลี่ยนแปลง',
        detail: 'ยังไม่มีการลงนาม โปรดดูชั่วโมงตามที่เป็นอยู่ตอนนี้ แล้วลงนามอีกครั้ง',
      },
    },
  };

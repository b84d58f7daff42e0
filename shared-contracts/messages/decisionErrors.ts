import type { Locale } from '../rules/locales.ts';
import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type DecisionError = Extract<ErrorCode, 'ALREADY_DELIVERED' | 'UNDO_NOT_POSSIBLE'>;

/** What keeps a decision from being taken back. */
export const decisionErrors: Readonly<
  Record<Locale, Readonly<Record<DecisionError, ErrorMessage>>>
> = {
  en: {
    ALREADY_DELIVERED: {
      title: 'The HR system has this entry already',
      detail:
        'It can no longer be reopened. You can still edit it, with a reason; it is then sent again.',
    },
    UNDO_NOT_POSSIBLE: {
      title: 'This decision can no longer be undone',
      detail:
        'Too much time has passed, or something else happened to the entry since. Nothing was changed. Decided time can be reopened with a reason.',
    },
  },
  de: {
    ALREADY_DELIVERED: {
      title: 'Das HR-System hat diesen Eintrag schon',
      detail:
        'Er kann nicht wieder geöffnet werden. Sie können ihn noch mit einem Grund bearbeiten; dann wird er erneut gesendet.',
    },
    UNDO_NOT_POSSIBLE: {
      title: 'Diese Entscheidung lässt sich nicht mehr rückgängig machen',
      detail:
        'Es ist zu viel Zeit vergangen, oder mit dem Eintrag ist seither etwas anderes geschehen. Es wurde nichts geändert. Zeit, über die entschieden ist, kann mit einem Grund wieder geöffnet werden.',
    },
  },
  es: {
    ALREADY_DELIVERED: {
      title: 'El sistema de RR. HH. ya tiene este registro',
      detail:
        'Ya no se puede reabrir. Todavía puedes editarlo con un motivo; entonces se envía de nuevo.',
    },
    UNDO_NOT_POSSIBLE: {
      title: 'Esta decisión ya no se puede deshacer',
      detail:
        'Ha pasado demasiado tiempo o el registro ha cambiado desde entonces. No se ha cambiado nada. El tiempo decidido se puede reabrir con un motivo.',
    },
  },
  th: {
    ALREADY_DELIVERED: {
      title: 'ระบบ HR มีรายการนี้แล้ว',
      detail: 'เปิดรายการนี้ใหม่ไม่ได้แล้ว แต่ยังแก้ไขได้โดยระบุเหตุผล แล้วระบบจะส่งอีกครั้ง',
    },
    UNDO_NOT_POSSIBLE: {
      title: 'เลิกทำการพิจารณานี้ไม่ได้แล้ว',
      detail:
        'เวลาผ่านไปนานเกินไป หรือรายการมีการเปลี่ยนแปลงหลังจากนั้น ยังไม่มีการเปลี่ยนแปลงใด ๆ เวลาที่พิจารณาแล้วเปิดใหม่ได้โดยระบุเหตุผล',
    },
  },
};

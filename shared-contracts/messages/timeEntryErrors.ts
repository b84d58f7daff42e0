import type { Locale } from '../rules/locales.ts';
import type { ErrorCode } from '../openapi/errors.gen.ts';
import type { ErrorMessage } from './LocaleMessages.ts';

type TimeEntryError = Extract<
  ErrorCode,
  | 'SEGMENT_ADD_WHEN_SHIFT_CORRECTED'
  | 'SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED'
  | 'SEGMENT_CORRECTION_WHEN_SHIFT_DELETED'
  | 'SEGMENT_ALREADY_CORRECTED'
  | 'DELETE_SHIFT_CORRECTED'
  | 'ALREADY_DELETED'
  | 'TIME_COLLISION'
  | 'ABSENCE_COLLISION'
  | 'ASSIGNMENT_NOT_ACTIVE'
  | 'ALREADY_EXTRACTED'
  | 'SEGMENT_NOT_DELETABLE'
  | 'MEAL_WAIVER_ANSWERED'
>;

/** What keeps a time entry from being saved or deleted, beside the rules of its fields. */
export const timeEntryErrors: Readonly<
  Record<Locale, Readonly<Record<TimeEntryError, ErrorMessage>>>
> = {
  en: {
    SEGMENT_ADD_WHEN_SHIFT_CORRECTED: {
      title: 'The shift has a newer version',
      detail:
        'The shift was edited in the meantime, so the break was not added. Please reload the entry and add it again.',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED: {
      title: 'The shift of this break has a newer version',
      detail:
        'The shift was edited in the meantime, so the break stays as it was. Please reload the entry before you go on.',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_DELETED: {
      title: 'The shift of this break was deleted',
      detail:
        'It was deleted in the meantime, so there was no break left to change. Please reload to see the current list.',
    },
    SEGMENT_ALREADY_CORRECTED: {
      title: 'The break has a newer version',
      detail:
        'The break was edited in the meantime, and that version is kept. Please reload the entry before you go on.',
    },
    DELETE_SHIFT_CORRECTED: {
      title: 'The entry was edited, and not deleted',
      detail:
        'It has a newer version by now, which is kept. Please reload it and delete it again if you still want to.',
    },
    ALREADY_DELETED: {
      title: 'It is deleted already',
      detail:
        'Somebody deleted it in the meantime, so there was nothing left to do. Please reload to see the current list.',
    },
    TIME_COLLISION: {
      title: 'There is another entry at that time',
      detail:
        'For this assignment, time from {since} on is recorded already. Nothing was saved. Choose times that do not overlap.',
    },
    ABSENCE_COLLISION: {
      title: 'There is approved leave at that time',
      detail:
        'No time can be recorded during approved leave. Nothing was saved. Choose another day, or have the leave changed first.',
    },
    ASSIGNMENT_NOT_ACTIVE: {
      title: 'This assignment is not active',
      detail:
        'Only your manager can change time of an assignment that has ended or has not begun. Nothing was changed.',
    },
    ALREADY_EXTRACTED: {
      title: 'This time was handed over already',
      detail:
        'It has been sent to payroll, so only your manager can still change it. Nothing was changed.',
    },
    SEGMENT_NOT_DELETABLE: {
      title: 'This part of the shift cannot be deleted',
      detail:
        'Overtime can be deleted only at the start or the end of a shift, and only if your company allows it. Nothing was changed.',
    },
    MEAL_WAIVER_ANSWERED: {
      title: 'There is no open question about a meal break',
      detail: 'It was answered before, or the shift has ended. The first answer is kept.',
    },
  },
  de: {
    SEGMENT_ADD_WHEN_SHIFT_CORRECTED: {
      title: 'Die Schicht hat eine neuere Version',
      detail:
        'Die Schicht wurde inzwischen bearbeitet, daher wurde die Pause nicht hinzugefügt. Bitte laden Sie den Eintrag neu und fügen Sie sie erneut hinzu.',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED: {
      title: 'Die Schicht dieser Pause hat eine neuere Version',
      detail:
        'Die Schicht wurde inzwischen bearbeitet, daher bleibt die Pause, wie sie war. Bitte laden Sie den Eintrag neu, bevor Sie fortfahren.',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_DELETED: {
      title: 'Die Schicht dieser Pause wurde gelöscht',
      detail:
        'Sie wurde inzwischen gelöscht, daher gab es keine Pause mehr zu ändern. Bitte laden Sie neu, um die aktuelle Liste zu sehen.',
    },
    SEGMENT_ALREADY_CORRECTED: {
      title: 'Die Pause hat eine neuere Version',
      detail:
        'Die Pause wurde inzwischen bearbeitet; diese Version bleibt erhalten. Bitte laden Sie den Eintrag neu, bevor Sie fortfahren.',
    },
    DELETE_SHIFT_CORRECTED: {
      title: 'Der Eintrag wurde bearbeitet und nicht gelöscht',
      detail:
        'Er hat inzwischen eine neuere Version, die erhalten bleibt. Bitte laden Sie ihn neu und löschen Sie ihn dann erneut, wenn Sie das noch möchten.',
    },
    ALREADY_DELETED: {
      title: 'Das ist bereits gelöscht',
      detail:
        'Es wurde inzwischen gelöscht, daher war nichts mehr zu tun. Bitte laden Sie neu, um die aktuelle Liste zu sehen.',
    },
    TIME_COLLISION: {
      title: 'Zu dieser Zeit gibt es schon einen Eintrag',
      detail:
        'Für dieses Arbeitsverhältnis ist bereits Zeit ab {since} erfasst. Es wurde nichts gespeichert. Bitte wählen Sie Zeiten, die sich nicht überschneiden.',
    },
    ABSENCE_COLLISION: {
      title: 'Zu dieser Zeit ist eine Abwesenheit genehmigt',
      detail:
        'Während einer genehmigten Abwesenheit lässt sich keine Zeit erfassen. Es wurde nichts gespeichert. Bitte wählen Sie einen anderen Tag oder lassen Sie zuerst die Abwesenheit ändern.',
    },
    ASSIGNMENT_NOT_ACTIVE: {
      title: 'Dieses Arbeitsverhältnis ist nicht aktiv',
      detail:
        'Zeiten eines Arbeitsverhältnisses, das beendet ist oder noch nicht begonnen hat, kann nur Ihre Führungskraft ändern. Es wurde nichts geändert.',
    },
    ALREADY_EXTRACTED: {
      title: 'Diese Zeit wurde bereits übergeben',
      detail:
        'Sie wurde an die Lohnabrechnung gesendet, daher kann nur noch Ihre Führungskraft sie ändern. Es wurde nichts geändert.',
    },
    SEGMENT_NOT_DELETABLE: {
      title: 'Dieser Teil der Schicht lässt sich nicht löschen',
      detail:
        'Überstunden lassen sich nur am Anfang oder am Ende einer Schicht löschen, und nur wenn Ihr Unternehmen es erlaubt. Es wurde nichts geändert.',
    },
    MEAL_WAIVER_ANSWERED: {
      title: 'Zur Essenspause ist keine Frage offen',
      detail:
        'Sie wurde schon beantwortet, oder die Schicht ist beendet. Die erste Antwort bleibt erhalten.',
    },
  },
  es: {
    SEGMENT_ADD_WHEN_SHIFT_CORRECTED: {
      title: 'El turno tiene una versión más reciente',
      detail:
        'El turno se editó entretanto, así que la pausa no se ha añadido. Vuelve a cargar el registro y añádela de nuevo.',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED: {
      title: 'El turno de esta pausa tiene una versión más reciente',
      detail:
        'El turno se editó entretanto, así que la pausa queda como estaba. Vuelve a cargar el registro antes de continuar.',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_DELETED: {
      title: 'El turno de esta pausa se ha eliminado',
      detail:
        'Se eliminó entretanto, así que ya no había ninguna pausa que cambiar. Vuelve a cargar para ver la lista actual.',
    },
    SEGMENT_ALREADY_CORRECTED: {
      title: 'La pausa tiene una versión más reciente',
      detail:
        'La pausa se editó entretanto y esa versión se conserva. Vuelve a cargar el registro antes de continuar.',
    },
    DELETE_SHIFT_CORRECTED: {
      title: 'El registro se editó y no se ha eliminado',
      detail:
        'Ya tiene una versión más reciente, que se conserva. Vuelve a cargarlo y elimínalo de nuevo si aún quieres.',
    },
    ALREADY_DELETED: {
      title: 'Ya está eliminado',
      detail:
        'Se eliminó entretanto, así que no quedaba nada por hacer. Vuelve a cargar para ver la lista actual.',
    },
    TIME_COLLISION: {
      title: 'Ya hay otro registro a esa hora',
      detail:
        'Para este puesto ya hay tiempo registrado desde {since}. No se ha guardado nada. Elige horas que no se solapen.',
    },
    ABSENCE_COLLISION: {
      title: 'A esa hora hay una ausencia aprobada',
      detail:
        'Durante una ausencia aprobada no se puede registrar tiempo. No se ha guardado nada. Elige otro día o pide antes que se cambie la ausencia.',
    },
    ASSIGNMENT_NOT_ACTIVE: {
      title: 'Este puesto no está activo',
      detail:
        'Solo tu responsable puede cambiar el tiempo de un puesto que ha terminado o aún no ha empezado. No se ha cambiado nada.',
    },
    ALREADY_EXTRACTED: {
      title: 'Este tiempo ya se ha entregado',
      detail:
        'Se ha enviado a nóminas, así que ahora solo puede cambiarlo tu responsable. No se ha cambiado nada.',
    },
    SEGMENT_NOT_DELETABLE: {
      title: 'Esta parte del turno no se puede eliminar',
      detail:
        'Las horas extra solo se pueden eliminar al principio o al final de un turno, y solo si tu empresa lo permite. No se ha cambiado nada.',
    },
    MEAL_WAIVER_ANSWERED: {
      title: 'No hay ninguna pregunta pendiente sobre la pausa para comer',
      detail: 'Ya se respondió, o el turno ha terminado. Se conserva la primera respuesta.',
    },
  },
  th: {
    SEGMENT_ADD_WHEN_SHIFT_CORRECTED: {
      title: 'กะนี้มีเวอร์ชันที่ใหม่กว่า',
      detail: 'กะถูกแก้ไขไปก่อนหน้านี้ จึงยังไม่ได้เพิ่มการพัก โปรดโหลดรายการใหม่แล้วเพิ่มอีกครั้ง',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED: {
      title: 'กะของการพักนี้มีเวอร์ชันที่ใหม่กว่า',
      detail: 'กะถูกแก้ไขไปก่อนหน้านี้ การพักจึงยังคงเดิม โปรดโหลดรายการใหม่ก่อนทำต่อ',
    },
    SEGMENT_CORRECTION_WHEN_SHIFT_DELETED: {
      title: 'กะของการพักนี้ถูกลบแล้ว',
      detail: 'กะถูกลบไปก่อนหน้านี้ จึงไม่มีการพักให้แก้ไขอีก โปรดโหลดใหม่เพื่อดูรายการปัจจุบัน',
    },
    SEGMENT_ALREADY_CORRECTED: {
      title: 'การพักนี้มีเวอร์ชันที่ใหม่กว่า',
      detail: 'การพักถูกแก้ไขไปแล้วและเวอร์ชันนั้นยังถูกเก็บไว้ โปรดโหลดรายการใหม่ก่อนทำต่อ',
    },
    DELETE_SHIFT_CORRECTED: {
      title: 'รายการนี้ถูกแก้ไขและยังไม่ได้ถูกลบ',
      detail: 'ขณะนี้มีเวอร์ชันที่ใหม่กว่าซึ่งยังถูกเก็บไว้ โปรดโหลดใหม่แล้วลบอีกครั้งหากยังต้องการ',
    },
    ALREADY_DELETED: {
      title: 'รายการนี้ถูกลบไปแล้ว',
      detail: 'มีผู้ลบไปก่อนหน้านี้ จึงไม่มีอะไรต้องทำอีก โปรดโหลดใหม่เพื่อดูรายการปัจจุบัน',
    },
    TIME_COLLISION: {
      title: 'มีรายการอื่นในช่วงเวลานั้นแล้ว',
      detail: 'สำหรับตำแหน่งงานนี้มีเวลาที่บันทึกไว้แล้วตั้งแต่ {since} ยังไม่มีการบันทึก โปรดเลือกเวลาที่ไม่ซ้อนทับกัน',
    },
    ABSENCE_COLLISION: {
      title: 'ช่วงเวลานั้นเป็นวันลาที่อนุมัติแล้ว',
      detail: 'บันทึกเวลาในช่วงวันลาที่อนุมัติแล้วไม่ได้ ยังไม่มีการบันทึก โปรดเลือกวันอื่น หรือให้แก้ไขวันลาก่อน',
    },
    ASSIGNMENT_NOT_ACTIVE: {
      title: 'ตำแหน่งงานนี้ไม่ได้ใช้งานอยู่',
      detail: 'เวลาของตำแหน่งงานที่สิ้นสุดแล้วหรือยังไม่เริ่มแก้ไขได้โดยหัวหน้างานของคุณเท่านั้น ไม่มีการเปลี่ยนแปลงใด ๆ',
    },
    ALREADY_EXTRACTED: {
      title: 'เวลานี้ถูกส่งต่อไปแล้ว',
      detail: 'เวลานี้ถูกส่งไปยังระบบเงินเดือนแล้ว จึงแก้ไขได้โดยหัวหน้างานของคุณเท่านั้น ไม่มีการเปลี่ยนแปลงใด ๆ',
    },
    SEGMENT_NOT_DELETABLE: {
      title: 'ลบส่วนนี้ของกะไม่ได้',
      detail: 'การทำงานล่วงเวลาลบได้เฉพาะช่วงต้นหรือท้ายกะ และเมื่อบริษัทของคุณอนุญาตเท่านั้น ไม่มีการเปลี่ยนแปลงใด ๆ',
    },
    MEAL_WAIVER_ANSWERED: {
      title: 'ไม่มีคำถามเรื่องพักรับประทานอาหารที่รอคำตอบ',
      detail: 'ตอบไปแล้ว หรือกะสิ้นสุดแล้ว ระบบเก็บคำตอบแรกไว้',
    },
  },
};

import type { Locale } from '../rules/locales.ts';
import type { PlanRefusalCode, PlanRemarkKind } from './LocaleMessages.ts';

/** Why a person's row was not planned, or not taken back; said to the manager. */
export const planRefusals: Readonly<Record<Locale, Readonly<Record<PlanRefusalCode, string>>>> = {
  en: {
    FORBIDDEN: 'You do not manage this person on every one of these days.',
    OTHER_RECORDING_VARIANT: 'This schedule is for people who record their time in another way.',
    INDIVIDUAL_SCHEDULE: 'This schedule was made for one other person.',
    SCHEDULE_GONE: 'There is no schedule {schedule} any more.',
    NOTHING_PLANNED: 'On these days there is nothing to plan.',
    PLAN_CHANGED: '{name} has changed this plan since you looked.',
    ALREADY_SENT: 'The HR system has it already. Plan these days again instead.',
    CHANGED_SINCE: '{name} has changed this plan since then.',
  },
  de: {
    FORBIDDEN: 'Diese Person ist Ihnen nicht an jedem dieser Tage zugeordnet.',
    OTHER_RECORDING_VARIANT:
      'Dieser Dienst ist für Personen, die ihre Zeit auf andere Weise erfassen.',
    INDIVIDUAL_SCHEDULE: 'Dieser Dienst wurde für eine andere Person angelegt.',
    SCHEDULE_GONE: 'Den Dienst {schedule} gibt es nicht mehr.',
    NOTHING_PLANNED: 'An diesen Tagen gibt es nichts zu planen.',
    PLAN_CHANGED: '{name} hat diese Planung geändert, seit Sie sie angesehen haben.',
    ALREADY_SENT: 'Das HR-System hat die Planung schon erhalten. Planen Sie stattdessen neu.',
    CHANGED_SINCE: '{name} hat diese Planung seitdem geändert.',
  },
  es: {
    FORBIDDEN: 'No tienes a esta persona a tu cargo en todos estos días.',
    OTHER_RECORDING_VARIANT: 'Este horario es para quienes registran su tiempo de otra manera.',
    INDIVIDUAL_SCHEDULE: 'Este horario se hizo para otra persona.',
    SCHEDULE_GONE: 'El horario {schedule} ya no existe.',
    NOTHING_PLANNED: 'En estos días no hay nada que planificar.',
    PLAN_CHANGED: '{name} ha cambiado esta planificación desde que la viste.',
    ALREADY_SENT: 'El sistema de RR. HH. ya lo tiene. Planifica estos días de nuevo.',
    CHANGED_SINCE: '{name} ha cambiado esta planificación desde entonces.',
  },
  th: {
    FORBIDDEN: 'คุณไม่ได้ดูแลบุคคลนี้ในทุกวันดังกล่าว',
    OTHER_RECORDING_VARIANT: 'ตารางงานนี้ใช้กับผู้ที่บันทึกเวลาด้วยวิธีอื่น',
    INDIVIDUAL_SCHEDULE: 'ตารางงานนี้จัดทำขึ้นสำหรับบุคคลอื่น',
    SCHEDULE_GONE: 'ไม่มีตารางงาน {schedule} แล้ว',
    NOTHING_PLANNED: 'ไม่มีอะไรให้วางแผนในวันเหล่านี้',
    PLAN_CHANGED: '{name} เปลี่ยนแผนงานนี้หลังจากที่คุณเปิดดู',
    ALREADY_SENT: 'ระบบ HR ได้รับข้อมูลแล้ว โปรดวางแผนใหม่แทน',
    CHANGED_SINCE: '{name} เปลี่ยนแผนงานนี้หลังจากนั้น',
  },
};

/** What is unusual about a plan; `{dates}` is a day or a span of days, `{hours}` reads `9 h 30 min`. */
export const planRemarks: Readonly<Record<Locale, Readonly<Record<PlanRemarkKind, string>>>> = {
  en: {
    ABSENCE: 'On leave ({name}), which stays: {dates}',
    HOLIDAY: 'Work on a holiday ({name}): {dates}',
    SHORT_REST: 'Only {hours} of rest: {dates}',
    MANY_DAYS: '{amount} days of work in a row: {dates}',
    OVER_HOURS: '{hours} more than in a usual week: {dates}',
    UNKNOWN_TO_HR: 'The HR system does not know this schedule and will refuse it: {dates}',
    ALREADY_OVER: 'Already over, not worked unless time is recorded: {dates}',
  },
  de: {
    ABSENCE: 'Abwesend ({name}), das bleibt so: {dates}',
    HOLIDAY: 'Arbeit an einem Feiertag ({name}): {dates}',
    SHORT_REST: 'Nur {hours} Ruhezeit: {dates}',
    MANY_DAYS: '{amount} Arbeitstage in Folge: {dates}',
    OVER_HOURS: '{hours} mehr als in einer üblichen Woche: {dates}',
    UNKNOWN_TO_HR: 'Das HR-System kennt diesen Dienst nicht und wird ihn ablehnen: {dates}',
    ALREADY_OVER: 'Schon vorbei, ohne erfasste Zeit nicht geleistet: {dates}',
  },
  es: {
    ABSENCE: 'Ausente ({name}), sin cambios: {dates}',
    HOLIDAY: 'Trabajo en un festivo ({name}): {dates}',
    SHORT_REST: 'Solo {hours} de descanso: {dates}',
    MANY_DAYS: '{amount} días de trabajo seguidos: {dates}',
    OVER_HOURS: '{hours} más que en una semana habitual: {dates}',
    UNKNOWN_TO_HR: 'El sistema de RR. HH. no conoce este horario y lo rechazará: {dates}',
    ALREADY_OVER: 'Ya terminado, sin tiempo registrado no trabajado: {dates}',
  },
  th: {
    ABSENCE: 'ลา ({name}) ยังคงเดิม: {dates}',
    HOLIDAY: 'ทำงานในวันหยุดนักขัตฤกษ์ ({name}): {dates}',
    SHORT_REST: 'พักเพียง {hours}: {dates}',
    MANY_DAYS: 'ทำงานติดต่อกัน {amount} วัน: {dates}',
    OVER_HOURS: 'มากกว่าสัปดาห์ปกติ {hours}: {dates}',
    UNKNOWN_TO_HR: 'ระบบ HR ไม่รู้จักตารางงานนี้และจะปฏิเสธ: {dates}',
    ALREADY_OVER: 'ผ่านไปแล้ว หากไม่มีเวลาที่บันทึกไว้จะนับว่าไม่ได้มาทำงาน: {dates}',
  },
};

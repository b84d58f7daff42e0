import type { Texts } from './texts.ts';

export const th: Texts = {
  headings: {
    TIME_APPROVED: (count) => (count === 1 ? 'อนุมัติเวลาแล้ว' : `อนุมัติเวลาแล้ว ${count} รายการ`),
    TIME_REJECTED: (count) => (count === 1 ? 'ปฏิเสธเวลาแล้ว' : `ปฏิเสธเวลาแล้ว ${count} รายการ`),
    TIME_ADDED: (count) => (count === 1 ? 'เพิ่มเวลาให้คุณแล้ว' : `เพิ่มเวลาให้คุณแล้ว ${count} รายการ`),
    TIME_EDITED: (count) => (count === 1 ? 'แก้ไขเวลาแล้ว' : `แก้ไขเวลาแล้ว ${count} รายการ`),
    DELETION_APPROVED: (count) => (count === 1 ? 'ลบเวลาแล้ว' : `ลบเวลาแล้ว ${count} รายการ`),
    DELETION_REJECTED: (count) => (count === 1 ? 'ปฏิเสธการลบ' : `ปฏิเสธการลบ ${count} รายการ`),
    MISSED_CLOCK_IN: () => 'ไม่มีเวลาเข้างาน',
    MISSED_CLOCK_OUT: () => 'ไม่มีเวลาออกงาน',
    SCHEDULE_CHANGED: () => 'ตารางงานใหม่',
  },
  that: (what) => what,
  thatBy: (what, name) => `${what} โดย ${name}`,
  noClockIn: (day) => `มีกะงานในวันที่ ${day} แต่ไม่มีเวลาเข้างาน`,
  noClockOut: (day, start) => `${day} เริ่มเวลา ${start} แต่ไม่มีเวลาสิ้นสุด`,
  moreDays: (count) => `อีก ${count} วัน`,
  showTime: (count) => (count === 1 ? 'ดูเวลานี้' : 'ดูเวลาเหล่านี้'),
  showSchedule: 'เปิดตารางงานของฉัน',
};

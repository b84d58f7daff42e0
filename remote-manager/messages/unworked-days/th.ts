import type { UnworkedMessages } from './english.ts';

export const unworkedMessages: UnworkedMessages = {
  'unworked.count': '{count, plural, =1 {ไม่ได้มาทำงานตามกะ} other {ไม่ได้มาทำงาน # กะ}}',
  'unworked.planned': 'ตามแผน: {schedule}',
  'unworked.actions': 'การดำเนินการสำหรับ {day} ตามแผน {name}',
  'unworked.add': 'เพิ่มตามแผน',
  'unworked.add.of': 'เพิ่มตามแผน: {name}, {day}',
  'unworked.absent': 'ไม่มาทำงาน',
  'unworked.absent.of': 'ไม่มาทำงาน: {name}, {day}',
  'unworked.leave': 'ปล่อยไว้',
  'unworked.leave.of': 'ปล่อยไว้: {name}, {day}',
  'unworked.done.added': 'เพิ่มเวลาตามแผนแล้ว: {name}, {day}',
  'unworked.done.ABSENT': '{name} ไม่มาทำงานเมื่อ {day} รายงานการมาทำงานจะระบุไว้',
  'unworked.done.LEFT': '{name}, {day}: ปล่อยไว้โดยไม่มีเวลา',
  'unworked.undo': 'เลิกทำ',
  'unworked.failed': '{name}, {day}: ไม่มีการเปลี่ยนแปลง',
};

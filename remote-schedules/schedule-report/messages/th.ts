import type { ReportMessages } from './en.ts';

export const messages: ReportMessages = {
  'report.title': 'รายงานตารางงาน',
  'report.from': 'ตั้งแต่',
  'report.to': 'ถึง',
  'report.required': 'จำเป็นต้องกรอกช่องนี้',
  'report.endBeforeStart': 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่มต้น',
  'report.weeks': 'เต็มสัปดาห์: {range}',
  'report.groups': 'เฉพาะคนในกลุ่ม: {names}',
  'report.costCenter': 'ศูนย์ต้นทุน',
  'report.breakSheetsByWeek': 'แยกแผ่นงานรายสัปดาห์',
  'report.generate': 'สร้าง',
  'report.cancel': 'ยกเลิก',
  'report.sending': 'กำลังสร้างรายงาน',
  'report.confirm': 'สร้างรายงานนี้หรือไม่',
  'report.confirm.text': 'ตารางงานที่วางแผน {range}',
  'report.done': 'ดาวน์โหลดรายงานแล้ว',
  'report.later': 'รายงานนี้ใช้เวลานานกว่าปกติ คุณจะได้รับทางอีเมล และจะมีการแจ้งเตือนเมื่อพร้อม',
  'report.failed': 'สร้างรายงานไม่สำเร็จ',
  'report.failed.text': 'ไม่มีอะไรเปลี่ยนแปลง โปรดลองอีกครั้งในอีกสักครู่',
};

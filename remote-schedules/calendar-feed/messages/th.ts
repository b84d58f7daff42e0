import type { CalendarMessages } from './en.ts';

export const messages: CalendarMessages = {
  'calendar.close': 'ปิด',
  'calendar.title': 'ตารางงานของฉันในปฏิทินอื่น',
  'calendar.file': 'เป็นไฟล์',
  'calendar.file.text': 'เก้าสัปดาห์นับจากวันแรกที่แสดง: {range} การเปลี่ยนแปลงภายหลังจะไม่ปรากฏในไฟล์',
  'calendar.file.name': 'ตารางงาน {startDate} ถึง {endDate}.ics',
  'calendar.download': 'ดาวน์โหลด',
  'calendar.address': 'ด้วยที่อยู่ลับ',
  'calendar.address.text':
    'สมัครรับที่อยู่นี้ในแอปปฏิทินของคุณ แล้วการเปลี่ยนแปลงตารางงานจะปรากฏที่นั่น ผู้ที่มีที่อยู่นี้จะเห็นตารางงานของคุณ โปรดเก็บไว้เป็นความลับ',
  'calendar.yours': 'ที่อยู่ของคุณ',
  'calendar.once': 'แสดงเพียงครั้งเดียว โปรดคัดลอกตอนนี้',
  'calendar.copy': 'คัดลอกที่อยู่',
  'calendar.copied': 'คัดลอกที่อยู่แล้ว',
  'calendar.notCopied': 'คัดลอกไม่ได้ โปรดเลือกที่อยู่แล้วคัดลอกเอง',
  'calendar.make': 'สร้างที่อยู่',
  'calendar.replace': 'สร้างที่อยู่ใหม่',
  'calendar.replace.title': 'สร้างที่อยู่ใหม่หรือไม่',
  'calendar.end.title': 'ยกเลิกที่อยู่หรือไม่',
  'calendar.end': 'ยกเลิกที่อยู่',
  'calendar.ends': 'ปฏิทินที่ใช้ที่อยู่ปัจจุบันจะไม่ได้รับการเปลี่ยนแปลงอีก',
  'calendar.since': 'คุณมีที่อยู่ตั้งแต่ {day}',
  'calendar.unread': 'ยังไม่มีปฏิทินใดเรียกข้อมูล',
  'calendar.read': 'ปฏิทินเรียกข้อมูลล่าสุดเมื่อ {day}',
  'calendar.failed': 'ไม่สำเร็จ',
};

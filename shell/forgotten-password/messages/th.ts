import type { ForgottenPasswordMessages } from './en.ts';

export const messages: ForgottenPasswordMessages = {
  'forgotten.title': 'ลืมรหัสผ่านหรือไม่',
  'forgotten.ask': 'เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ทางอีเมล',
  'forgotten.name': 'ชื่อผู้ใช้หรืออีเมล',
  'forgotten.name.hint': 'หากหลายคนใช้อีเมลเดียวกัน โปรดใช้ชื่อผู้ใช้',
  'forgotten.send': 'ส่งลิงก์',
  'forgotten.sent': 'หากบัญชีนี้มีอีเมล ระบบกำลังส่งอีเมลไป มิฉะนั้นหัวหน้างานของคุณสามารถให้รหัสผ่านแบบใช้ครั้งเดียวได้',
  'forgotten.sent.hint': 'ลิงก์ใช้ได้ครึ่งชั่วโมง หากไม่ได้รับ โปรดดูในโฟลเดอร์สแปมด้วย',
  'forgotten.again': 'ขออีกครั้ง',
  'forgotten.noMail': 'เซิร์ฟเวอร์นี้ไม่ส่งอีเมล หัวหน้างานหรือผู้ดูแลระบบสามารถให้รหัสผ่านแบบใช้ครั้งเดียวแก่คุณได้',
  'forgotten.failed': 'ไม่สามารถตรวจสอบวิธีช่วยเหลือได้',
  'forgotten.signOn': 'หากคุณเข้าสู่ระบบด้วยบัญชีของบริษัท โปรดขอรหัสผ่านใหม่ที่นั่น',
  'forgotten.back': 'กลับไปหน้าเข้าสู่ระบบ',
  'choose.title': 'ตั้งรหัสผ่านใหม่',
  'choose.for': 'สำหรับบัญชี {username}',
  'choose.askAgain': 'ขอลิงก์ใหม่',
  'choose.unread': 'โปรดเปิดลิงก์อีกครั้ง',
  'choose.unread.text': 'หน้านี้ไม่มีลิงก์แล้ว โปรดเปิดลิงก์ในอีเมลอีกครั้ง หรือขอลิงก์ใหม่',
  'choose.failed': 'ตรวจสอบลิงก์ไม่ได้',
  'choose.submit': 'บันทึกรหัสผ่าน',
};

import type { WelcomeMessages } from './en.ts';

export const messages: WelcomeMessages = {
  'welcome.title': 'ยินดีต้อนรับ',
  'welcome.text': 'ป้อนรหัสจากบัตรของคุณ',
  'welcome.user': 'ชื่อผู้ใช้',
  'welcome.code': 'รหัส',
  'welcome.code.hint': 'ตัวอักษรและตัวเลข 12 ตัว เมื่อป้อนครบจะไปต่อเอง',
  'welcome.code.missing': 'โปรดป้อนตัวอักษรและตัวเลขให้ครบ 12 ตัว',
  'welcome.code.wrong': 'รหัสไม่ตรง หรือมีรหัสใหม่แทนแล้ว หากคุณตั้งรหัสผ่านแล้ว ให้เข้าสู่ระบบด้วยรหัสผ่านนั้น',
  'welcome.code.used': 'รหัสนี้ถูกใช้แล้วหรือหมดอายุ โปรดขอรหัสใหม่จากผู้ที่ให้บัตรแก่คุณ',
  'welcome.next': 'ถัดไป',
  'welcome.hasPassword': 'ฉันมีรหัสผ่านแล้ว',
  'welcome.password.title': 'ตั้งรหัสผ่านของคุณ',
  'welcome.password.text': 'ต่อจากนี้ให้เข้าสู่ระบบด้วยรหัสผ่านนี้ รหัสจากบัตรจะใช้ไม่ได้อีก',
  'welcome.password': 'รหัสผ่านใหม่',
  'welcome.password.hint': 'อย่างน้อย {count, number} ตัวอักษร เช่น คำหลายคำ',
  'welcome.password.tooShort': 'โปรดใช้อย่างน้อย {count, number} ตัวอักษร',
  'welcome.password.save': 'บันทึกและไปต่อ',
};

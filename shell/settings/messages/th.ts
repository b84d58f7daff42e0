import type { PinMessages } from './en.ts';

export const messages: PinMessages = {
  'pin.title': 'PIN สำหรับเครื่องลงเวลา',
  'pin.none': 'คุณยังไม่มี PIN',
  'pin.chosen': 'คุณตั้งไว้เมื่อ {day}',
  'pin.given': 'คุณได้รับเมื่อ {day} โปรดตั้ง PIN ของคุณเอง',
  'pin.how': 'ที่เครื่องลงเวลาส่วนกลาง ให้ใช้รหัสพนักงาน {number} กับ PIN นี้',
  'pin.choose': 'ตั้ง PIN',
  'pin.change': 'เปลี่ยน PIN',
  'pin.new': 'PIN ใหม่',
  'pin.hint': 'ตัวเลข 4 ถึง 8 หลัก แต่ไม่ใช่แบบ 1234, 7777, 1212 หรือปี',
  'pin.digits': 'โปรดใช้ตัวเลข 4 ถึง 8 หลัก',
  'pin.changed': 'บันทึก PIN ของคุณแล้ว',
  'pin.guessed-first': 'PIN นี้เดาได้ง่าย โปรดเลือกอันอื่น',
};

import type { TerminalMessages } from './en.ts';

export const messages: TerminalMessages = {
  'terminal.logIn.title': 'ลงชื่อเข้าใช้เครื่องนี้',
  'terminal.logIn.text': 'เครื่องจะอยู่ในระบบสำหรับทุกคนที่ลงเวลาที่นี่',
  'terminal.logIn.terminalId': 'รหัสเครื่อง',
  'terminal.logIn.password': 'รหัสผ่าน',
  'terminal.logIn.submit': 'เข้าสู่ระบบ',
  'terminal.logIn.other': 'เข้าสู่ระบบเป็นบุคคล',
  'terminal.required': 'โปรดกรอกช่องนี้',
  'terminal.connected': 'เชื่อมต่อแล้ว',
  'terminal.notConnected': 'ไม่มีการเชื่อมต่อ',
  'terminal.logOut': 'นำเครื่องนี้ออกจากระบบ',
  'terminal.leave.title': 'นำเครื่องนี้ออกจากระบบหรือไม่',
  'terminal.leave.text': 'จะไม่มีใครลงเวลาที่นี่ได้จนกว่าจะเข้าสู่ระบบอีกครั้ง',
  'terminal.leave.confirm': 'ออกจากระบบ',
};

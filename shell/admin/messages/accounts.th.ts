import type { AccountMessages } from './accounts.en.ts';

export const accounts: AccountMessages = {
  'admin.accounts': 'บัญชี',
  'admin.about.accounts': 'ใครเข้าสู่ระบบได้ และใครกำลังเข้าสู่ระบบอยู่',
  'accounts.search': 'ค้นหาบุคคล',
  'accounts.none': 'ไม่มีบุคคลที่ตรงกับการค้นหา',
  'account.as': 'เข้าสู่ระบบด้วยชื่อ {username}',
  'account.noLogIn': 'เข้าสู่ระบบด้วยรหัสผ่านไม่ได้',
  'account.notSignedIn': 'ไม่ได้เข้าสู่ระบบ',
  'account.signedIn': '{count, plural, other {เข้าสู่ระบบอยู่ # แห่ง}} ใช้ล่าสุด {when}',
  'account.closed': 'ปิดเมื่อ {when}',
  'account.end-sessions': 'สิ้นสุดเซสชัน',
  'account.end-sessions.title': 'สิ้นสุดเซสชันของ {name}',
  'account.end-sessions.text':
    'บุคคลนี้จะออกจากระบบทันทีในทุกอุปกรณ์ และเข้าสู่ระบบใหม่ได้ เวลาที่รอส่งในอุปกรณ์จะยังอยู่ที่นั่น',
  'account.end-sessions.done': '{name} ออกจากระบบทุกที่แล้ว',
  'account.close': 'ปิดบัญชี',
  'account.close.title': 'ปิดบัญชีของ {name}',
  'account.close.text': 'บุคคลนี้จะออกจากระบบทันทีในทุกอุปกรณ์ และเข้าสู่ระบบไม่ได้อีก เวลาที่บันทึกไว้ยังคงอยู่',
  'account.close.done': 'ปิดบัญชีของ {name} แล้ว',
  'account.open': 'เปิดอีกครั้ง',
  'account.open.title': 'เปิดบัญชีของ {name} อีกครั้ง',
  'account.open.text': 'บุคคลนี้เข้าสู่ระบบได้อีกครั้งด้วยรหัสผ่านเดิม',
  'account.open.done': 'เปิดบัญชีของ {name} อีกครั้งแล้ว',
};

import type { CompanyMessages } from './en.ts';

export const messages: CompanyMessages = {
  'company.hello': 'สวัสดี {name}',
  'company.start': 'หน้าแรกจะอยู่ที่นี่',
};

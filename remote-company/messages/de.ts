import type { CompanyMessages } from './en.ts';

export const messages: CompanyMessages = {
  'company.hello': 'Hallo {name}',
  'company.start': 'Hier entsteht die erste Seite.',
};

import type { CompanyMessages } from './en.ts';

export const messages: CompanyMessages = {
  'company.hello': 'Hola, {name}',
  'company.start': 'Aquí irá la primera página.',
};

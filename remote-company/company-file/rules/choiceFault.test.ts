import { expect, it } from 'vitest';
import { choiceFault } from './choiceFault.ts';

const file = { name: 'company.json', type: '', size: 33_554_432 };

it('accepts a JSON file of up to 32 MB', () => {
  expect(choiceFault(file)).toBeNull();
  expect(choiceFault({ ...file, name: 'COMPANY.JSON' })).toBeNull();
  expect(choiceFault({ ...file, name: 'company', type: 'application/json' })).toBeNull();
});

it('refuses a larger file and another kind of file', () => {
  expect(choiceFault({ ...file, size: 33_554_433 })).toBe('TOO_LARGE');
  expect(choiceFault({ ...file, name: 'company.xlsx' })).toBe('NOT_JSON');
});

import { expect, it } from 'vitest';
import { choiceFault, isCompanyFile } from './choiceFault.ts';

it('takes JSON for a company file, and everything else for a list', () => {
  expect(isCompanyFile({ name: 'COMPANY.JSON', type: '' })).toBe(true);
  expect(isCompanyFile({ name: 'company', type: 'application/json' })).toBe(true);
  expect(isCompanyFile({ name: 'people.csv', type: 'text/csv' })).toBe(false);
});

it('sends up to 32 MB', () => {
  expect(choiceFault({ size: 33_554_432 })).toBeNull();
  expect(choiceFault({ size: 33_554_433 })).toBe('TOO_LARGE');
});

import { expect, it } from 'vitest';
import { passwordFault } from './passwordFault.ts';

it('takes a new password of eight characters that was repeated', () => {
  expect(passwordFault({ current: 'old', next: '12345678', repeated: '12345678' })).toBeUndefined();
});

it('refuses a short one, the old one, and one that was repeated otherwise', () => {
  expect(passwordFault({ current: 'o', next: '1234567', repeated: '1234567' })).toBe('too-short');
  expect(passwordFault({ current: '12345678', next: '12345678', repeated: '12345678' })).toBe(
    'unchanged',
  );
  expect(passwordFault({ current: 'o', next: '12345678', repeated: '12345679' })).toBe(
    'not-repeated',
  );
});

import { expect, it } from 'vitest';
import { passwordFault } from './passwordFault.ts';

it('takes a new password of twelve characters that was repeated', () => {
  expect(
    passwordFault({ current: 'old', next: '123456789012', repeated: '123456789012' }),
  ).toBeUndefined();
});

it('refuses a short one, the old one, and one that was repeated otherwise', () => {
  expect(passwordFault({ current: 'o', next: '12345678901', repeated: '12345678901' })).toBe(
    'too-short',
  );
  expect(
    passwordFault({ current: '123456789012', next: '123456789012', repeated: '123456789012' }),
  ).toBe('unchanged');
  expect(passwordFault({ current: 'o', next: '123456789012', repeated: '123456789013' })).toBe(
    'not-repeated',
  );
});

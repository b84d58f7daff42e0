import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextNumber } from './nextNumber.ts';

it('continues the series as it is written', () => {
  expect(nextNumber({ prefix: 'E-', last: 99, digits: 4 })).toBe('E-0100');
  expect(nextNumber({ prefix: '', last: 1999, digits: 4 })).toBe('2000');
  expect(nextNumber()).toBe('1001');
});

it('is a number that nobody in the series has', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), fc.string(), (known, prefix) => {
      const last = Math.max(...known);
      const numbers = known.map((number) => `${prefix}${number}`);
      const digits = String(last).length;
      expect(numbers).not.toContain(nextNumber({ prefix, last, digits }));
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usernamesOf } from './usernamesOf.ts';

it('proposes first and last name, then with a number', () => {
  expect(usernamesOf('Zoë', 'van der Weiß').slice(0, 2)).toEqual([
    'zoe.vanderweiss',
    'zoe.vanderweiss2',
  ]);
  expect(usernamesOf('สมชาย', 'ใจดี')).toEqual([]);
  expect(usernamesOf('', 'Roth')[0]).toBe('roth');
});

it('proposes only what the company file takes, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (first, last) => {
      const names = usernamesOf(first, last);
      expect(names.filter((name) => !/^[^\s]{1,100}$/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

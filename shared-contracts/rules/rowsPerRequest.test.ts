import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf } from './rowsPerRequest.ts';

it('sends long selections in parts, each entry once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const parts = partsOf(items, (part) => part.length < size);
      expect(parts.flat()).toEqual(items);
      expect(parts.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});

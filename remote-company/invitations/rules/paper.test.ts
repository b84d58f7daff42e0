import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperOf, sheetsOf } from './paper.ts';

test('takes the paper of the region', () => {
  expect([paperOf('en-US'), paperOf('es-MX'), paperOf('es-419')]).toEqual([
    ...['letter', 'letter', 'A4'],
  ]);
  expect([paperOf('de'), paperOf('en-GB'), paperOf('th-TH')]).toEqual(['A4', 'A4', 'A4']);
});

test('puts every card on a sheet, in order, ten on each but the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (cards) => {
      const sheets = sheetsOf(cards);
      expect(sheets.flat()).toEqual(cards);
      expect(sheets.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
      expect(sheets.every(({ length }) => length > 0)).toBe(true);
    }),
  );
});

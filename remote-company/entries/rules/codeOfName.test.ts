import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOfName } from './codeOfName.ts';

it('proposes capital letters without accents', () => {
  expect(codeOfName('Pfleger, Nacht (süd)')).toBe('PFLEGER-NACHT-SUD');
  expect(codeOfName('Straße 1')).toBe('STRASSE-1');
  expect(codeOfName('พยาบาล')).toBe('');
});

it('proposes nothing that the company file refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(codeOfName(name)).toMatch(/^([A-Z0-9]([A-Z0-9-]{0,38}[A-Z0-9])?)?$/);
    }),
  );
});

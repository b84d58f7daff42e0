import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerSource } from 'shared-ui/testing/readSheetsHere.ts';
import { withoutApostrophe } from 'shared-contracts/plain-cell';
import { toCsv } from './toCsv.ts';

it.each(['=1+1', '+49 40', '-2', '@SUM(A1)', '\t=1', '＝1'])('%j is no formula', (text) => {
  expect(toCsv([[text]], ';')).toBe(`\uFEFF"'${text}"\r\n`);
});

it('is read again as it was', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 });
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(',' as const, ';' as const), async (list, delimiter) => {
      const all = [['Name', 'Site'], ...list, ['end', 'end']];
      const answer = await answerSource({ kind: 'text', text: toCsv(all, delimiter) });
      // A text that begins with an apostrophe before a sign is the same as one that got it.
      const texts = (each: readonly (readonly string[])[]) =>
        each.map((row) => row.map(withoutApostrophe));
      expect(answer.kind === 'rows' && texts(answer.rows)).toEqual(texts(all));
    }),
  );
});

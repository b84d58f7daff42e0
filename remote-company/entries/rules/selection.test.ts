import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf, isSelected, withRow, type Selection } from './selection.ts';

const codes = ['a', 'b', 'c', 'd'];

it.each<Selection<null, null>>([
  { kind: 'SOME', items: new Map() },
  { kind: 'ALL', filter: null, total: codes.length, except: new Set() },
])('counts what is ticked, whether some or all were selected: $kind', (start) => {
  const ticks = fc.array(fc.tuple(fc.constantFrom(...codes), fc.boolean()));
  fc.assert(
    fc.property(ticks, (presses) => {
      const end = presses.reduce((held, [code, on]) => withRow(held, code, null, on), start);
      const last = new Map(presses);
      for (const [code, on] of last) expect(isSelected(end, code)).toBe(on);
      expect(countOf(end)).toBe(codes.filter((code) => isSelected(end, code)).length);
    }),
  );
});

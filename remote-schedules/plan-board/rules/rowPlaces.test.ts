import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowPlaces } from './rowPlaces.ts';

it('gives what comes the places of what goes, and leaves the others where they are', () => {
  const before = rowPlaces(new Map(), [0, 1, 2, 3]);
  expect([...before]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  const after = rowPlaces(before, [2, 3, 4, 5]);
  expect([after.get(2), after.get(3)]).toEqual([2, 3]);
  expect(new Set([after.get(4), after.get(5)])).toEqual(new Set([0, 1]));
});

const drawn = fc.uniqueArray(fc.nat(40), { maxLength: 12 });

it('has one place for each row, no more of them than rows were drawn at once, and moves none', () => {
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 20 }), (scrolls) => {
      let places: ReadonlyMap<number, number> = new Map();
      let most = 0;
      for (const rows of scrolls) {
        const next = rowPlaces(places, rows);
        most = Math.max(most, places.size, rows.length);
        expect(new Set(next.keys())).toEqual(new Set(rows));
        expect(new Set(next.values()).size).toBe(rows.length);
        for (const row of rows) {
          if (places.has(row)) expect(next.get(row)).toBe(places.get(row));
        }
        expect(rowPlaces(next, rows)).toEqual(next);
        places = next;
      }
    }),
  );
});

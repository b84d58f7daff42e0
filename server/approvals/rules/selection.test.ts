import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf, pageAfter } from './selection.ts';

const lists = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1 }), employee_id: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((list) => list.toSorted((a, b) => a.employee_id - b.employee_id));

test('a selection is the beginning of the list, and as long as its caps allow', () => {
  fc.assert(
    fc.property(
      lists,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (list, entries, people) => {
        const chosen = firstOf(list, { entries, people });
        expect(chosen).toEqual(list.slice(0, chosen.length).map(({ id }) => id));
        const peopleOf = (count: number) =>
          new Set(list.slice(0, count).map(({ employee_id: id }) => id)).size;
        expect(chosen.length).toBeLessThanOrEqual(entries);
        expect(peopleOf(chosen.length)).toBeLessThanOrEqual(people);
        const isWhole = chosen.length === list.length || chosen.length === entries;
        expect(isWhole || peopleOf(chosen.length + 1) > people).toBe(true);
      },
    ),
  );
});

test('pages after ids hold everything once, in the order of the ids', () => {
  const list = Array.from({ length: 25_001 }, (_unused, index) => ({
    id: 30_000 - index,
    employee_id: 1,
  }));
  const first = pageAfter(list, 0);
  const second = pageAfter(list, first.next ?? 0);
  const third = pageAfter(list, second.next ?? 0);
  expect([first.ids.length, second.ids.length, third.ids.length]).toEqual([10_000, 10_000, 5_001]);
  expect(third.next).toBeNull();
  const together = [...first.ids, ...second.ids, ...third.ids];
  expect(together).toEqual(list.map(({ id }) => id).toSorted((a, b) => a - b));
});

import fc from 'fast-check';
import { addDays } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { plannedRow } from '../testing/plannedRow.ts';
import {
  chosenDayCount,
  isDayChosen,
  nothingChosen,
  refreshed,
  regrouped,
  targetsOf,
  withDays,
  withRows,
  type PlanSelection,
} from './planSelection.ts';

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const week = Array.from({ length: 7 }, (_, day) => addDays(range.startDate, day));
const people = Array.from({ length: 6 }, (_, index) =>
  plannedRow(index + 1, { timeRecordingVariant: index % 3 === 2 ? 'DURATION' : 'CLOCK' }),
);

const steps = fc.array(
  fc.record({
    rows: fc.subarray(people, { minLength: 1 }),
    dates: fc.subarray(week, { minLength: 1 }),
    isChosen: fc.boolean(),
  }),
);

describe('single days', () => {
  it('all share one way of recording, however they were picked', () => {
    fc.assert(
      fc.property(steps, (made) => {
        const { rows } = picked(made);
        const variants = new Set([...rows.values()].map((row) => row.timeRecordingVariant));
        expect(variants.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('name a row exactly while a day of it is picked', () => {
    fc.assert(
      fc.property(steps, (made) => {
        const selection = picked(made);
        expect(new Set(selection.rows.keys())).toEqual(new Set(selection.days.keys()));
        for (const dates of selection.days.values()) expect(dates.size).toBeGreaterThan(0);
      }),
    );
  });

  it('say whom they refused, and pick everybody else', () => {
    fc.assert(
      fc.property(steps, fc.subarray(people, { minLength: 1 }), (made, rows) => {
        const [first = ''] = week;
        const { selection, refused } = withDays(picked(made), rows, [first], true);
        for (const row of rows) {
          expect(isDayChosen(selection, row.id, first)).toBe(!refused.includes(row));
        }
      }),
    );
  });

  it('picked and left out again are as before', () => {
    fc.assert(
      fc.property(fc.subarray(people, { minLength: 1 }), fc.subarray(week), (rows, dates) => {
        const { selection } = withDays(nothingChosen('days'), rows, dates, true);
        const { selection: after } = withDays(selection, rows, dates, false);
        expect(after).toEqual(nothingChosen('days'));
      }),
    );
  });

  it('are told in their order', () => {
    const [row = plannedRow(1)] = people;
    const { selection } = withDays(nothingChosen('days'), [row], week.toReversed(), true);
    expect(targetsOf(selection, range)?.days?.get(row.id)).toEqual(week);
    expect(chosenDayCount(selection)).toBe(7);
  });
});

describe('whole rows', () => {
  it('are told without days, in the order in which they were chosen', () => {
    const selection = withRows(nothingChosen('employee'), people.toReversed(), true);
    expect(targetsOf(selection, range)).toEqual({ rows: people.toReversed(), days: null, range });
  });

  it('cannot be chosen while single days are', () => {
    expect(withRows(nothingChosen('days'), people, true).rows.size).toBe(0);
  });

  it('that are chosen are those that the server said last', () => {
    const selection = withRows(nothingChosen('employee'), people, true);
    const changed = plannedRow(1, { planVersion: 4 });
    expect(refreshed(selection, [changed]).rows.get(1)?.planVersion).toBe(4);
    expect(refreshed(selection, [plannedRow(77)])).toBe(selection);
  });

  it('are none when none is chosen', () => {
    expect(targetsOf(nothingChosen('employee'), range)).toBeNull();
  });
});

function picked(
  made: readonly { rows: typeof people; dates: string[]; isChosen: boolean }[],
): PlanSelection {
  return made.reduce<PlanSelection>(
    (selection, { rows, dates, isChosen }) => withDays(selection, rows, dates, isChosen).selection,
    nothingChosen('days'),
  );
}

it('knows the groups that all of them came into and went out of', () => {
  const nights = { id: 7, groupName: 'Nights' };
  const ward = { id: 8, groupName: 'Ward' };
  const chosen = withRows(
    nothingChosen('employee'),
    [
      plannedRow(1, { currentEmployeeGroups: [nights] }),
      plannedRow(2, { currentEmployeeGroups: [ward] }),
    ],
    true,
  );
  const porters = { id: 9, groupName: 'Porters' };
  const { rows } = regrouped(chosen, { assigned: [ward, porters], excluded: [7] });
  for (const { currentEmployeeGroups } of rows.values()) {
    expect(currentEmployeeGroups).toEqual([ward, porters]);
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openShift, person, timePair } from '../testing/people.ts';
import { firstFilter } from './approvalFilter.ts';
import {
  deselect,
  entryOf,
  personState,
  select,
  stillSelected,
  type Selection,
} from './selection.ts';
import type { Entries, SelectedEntry } from './timePairs.ts';

const nothing: Selection = new Map();
const caps = { entries: 200, people: 100 };
const filter = firstFilter('2026-11-19', ['PENDING', 'PENDING_DELETE'], 30);

describe('selecting', () => {
  const entry = fc.record<SelectedEntry>({
    timePairId: fc.integer({ min: 1, max: 40 }),
    employeeId: fc.integer({ min: 1, max: 8 }),
    isCorrection: fc.constant(false),
    status: fc.constant('PENDING'),
    wasPreviouslyApproved: fc.boolean(),
    startDate: fc.constant('2026-11-16'),
  });

  it('never passes the caps, and says which one it met', () => {
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (entries, mostEntries, mostPeople) => {
          const { selection, reached } = select(nothing, entries, {
            entries: mostEntries,
            people: mostPeople,
          });
          const people = new Set([...selection.values()].map(({ employeeId }) => employeeId));
          expect(selection.size).toBeLessThanOrEqual(mostEntries);
          expect(people.size).toBeLessThanOrEqual(mostPeople);
          const isWhole = entries.every(({ timePairId }) => selection.has(timePairId));
          expect(reached === null).toBe(isWhole);
        },
      ),
    );
  });

  it('is undone by deselecting', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { selection } = select(nothing, entries, caps);
        return deselect(selection, selection.keys()).size === 0;
      }),
    );
  });

  it('shows a person in part as mixed', () => {
    const pairs = [timePair(1), timePair(2)];
    const group = person(1, 'Lena Fischer', pairs);
    const one = select(nothing, [entryOf(group, timePair(1))], caps).selection;
    const both = select(one, [entryOf(group, timePair(2))], caps).selection;
    const states = [nothing, one, both];
    expect(states.map((each) => personState(each, group, pairs))).toEqual([false, 'mixed', true]);
    expect(states.map((each) => personState(each, group, undefined))).toEqual([
      false,
      'mixed',
      true,
    ]);
  });
});

describe('after a refresh', () => {
  const before = person(1, 'Lena Fischer', [timePair(1), timePair(2)]);
  const { selection } = select(
    nothing,
    before.summaries.map((pair) => entryOf(before, pair)),
    caps,
  );
  const entriesOf = (group: typeof before): Entries => new Map([[group.id, group.summaries]]);
  const idsOf = (selected: Selection) => [...selected.keys()];

  it('what was decided or is gone is no longer selected', () => {
    const now = person(1, 'Lena Fischer', [timePair(1, { status: 'APPROVED' })]);
    expect(idsOf(stillSelected(selection, entriesOf(now), filter))).toEqual([]);
  });

  it('what can still be decided is', () => {
    const now = person(1, 'Lena Fischer', [timePair(1), timePair(2), openShift(3)]);
    expect(idsOf(stillSelected(selection, entriesOf(now), filter))).toEqual([1, 2]);
  });

  it('people on other pages and what the filter leaves out are', () => {
    const other = person(2, 'Tom Hughes', [timePair(9)]);
    expect(idsOf(stillSelected(selection, entriesOf(other), filter))).toEqual([1, 2]);
    const running = person(1, 'Lena Fischer', [openShift(3)]);
    const onlyOpen = { ...filter, statuses: ['INCOMPLETE'] as const };
    expect(idsOf(stillSelected(selection, entriesOf(running), onlyOpen))).toEqual([1, 2]);
  });
});

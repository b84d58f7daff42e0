import { describe, expect, it } from 'vitest';
import { person, timePair } from '../testing/people.ts';
import {
  changeOutcomes,
  entriesWithOutcomes,
  groupOutcome,
  keepOutcomes,
  outcomeOf,
  withoutKind,
  withOutcomes,
} from './outcomes.ts';
import { entryOf } from './selection.ts';
import type { Entries } from './timePairs.ts';

const lena = person(1, 'Lena Fischer', [timePair(1), timePair(2), timePair(3)]);
const tom = person(2, 'Tom Hughes', [timePair(4)]);
const priya = person(3, 'Priya Nair', [timePair(5)]);
const people = [lena, tom, priya];
/** Tom is collapsed. */
const entries: Entries = new Map([[1, lena.summaries]]);
const asked = [entryOf(lena, timePair(2)), entryOf(tom, timePair(4))];

const busy = keepOutcomes(new Map(), people, entries, asked, {
  kind: 'busy',
  decision: 'APPROVED',
});
const done = changeOutcomes(busy, (id) =>
  id === 2
    ? { kind: 'done', status: 'APPROVED' }
    : { kind: 'stopped', code: 'NOT_FOUND', changedBy: null },
);
const idsOf = (shown: Entries) => shown.get(1)?.map(({ id }) => id);

describe('rows that were decided', () => {
  it('show their new status', () => {
    const shown = entriesWithOutcomes(entries, done).get(1) ?? [];
    expect(shown.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED', 'PENDING']);
  });

  it('stay in their place while fresh data has lost them, and so do their people', () => {
    const fresh: Entries = new Map([[1, [timePair(1), timePair(3)]]]);
    expect(idsOf(entriesWithOutcomes(fresh, done))).toEqual([1, 2, 3]);
    expect(withOutcomes([lena, priya], done)).toEqual(people);
  });

  it('go when they have been seen; those that were stopped stay', () => {
    const fresh: Entries = new Map([[1, [timePair(1), timePair(3)]]]);
    const seen = withoutKind(done, 'done');
    expect(idsOf(entriesWithOutcomes(fresh, seen))).toEqual([1, 3]);
    expect(withOutcomes([lena, priya], seen)).toEqual(people);
  });

  it('say for a person that is closed how far all of them are', () => {
    expect([lena, tom, priya].map((group) => groupOutcome(group, done)?.kind)).toEqual([
      'done',
      'stopped',
      undefined,
    ]);
  });
});

it('leaves people as they are when nothing was decided', () => {
  expect(withOutcomes(people, new Map())).toBe(people);
  expect(entriesWithOutcomes(entries, new Map())).toBe(entries);
});

it('names who was first', () => {
  const changedBy = { id: 8, firstName: 'Hanna', lastName: 'Weiss' };
  const result = {
    timePairId: 1,
    status: 'APPROVED',
    code: 'STATUS_NOT_ALLOWED',
    changedBy,
  } as const;
  expect(outcomeOf(result)).toEqual({
    kind: 'stopped',
    code: 'STATUS_NOT_ALLOWED',
    changedBy: 'Hanna Weiss',
  });
});

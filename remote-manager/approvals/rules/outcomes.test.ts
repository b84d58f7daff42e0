import { describe, expect, it } from 'vitest';
import { person, timePair } from '../testing/people.ts';
import { changeOutcomes, keepOutcomes, withoutKind, withOutcomes } from './outcomes.ts';

const lena = person(1, 'Lena Fischer', [timePair(1), timePair(2), timePair(3)]);
const tom = person(2, 'Tom Hughes', [timePair(4)]);
const priya = person(3, 'Priya Nair', [timePair(5)]);
const people = [lena, tom, priya];

const busy = keepOutcomes(new Map(), people, (id) =>
  id === 2 || id === 4 ? { kind: 'busy', decision: 'APPROVED' } : undefined,
);
const done = changeOutcomes(busy, (id) =>
  id === 2 ? { kind: 'done', status: 'APPROVED' } : { kind: 'stopped', code: 'NOT_FOUND' },
);

describe('rows that were decided', () => {
  it('show their new status', () => {
    const [first] = withOutcomes(people, done);
    expect(first?.summaries.map(({ status }) => status)).toEqual([
      'PENDING',
      'APPROVED',
      'PENDING',
    ]);
  });

  it('stay in their place while fresh data has lost them', () => {
    const fresh = [{ ...lena, summaries: [timePair(1), timePair(3)] }, priya];
    const shown = withOutcomes(fresh, done);
    expect(shown.map(({ id, summaries }) => [id, summaries.map((pair) => pair.id)])).toEqual([
      [1, [1, 2, 3]],
      [2, [4]],
      [3, [5]],
    ]);
  });

  it('go when they have been seen; those that were stopped stay', () => {
    const fresh = [{ ...lena, summaries: [timePair(1), timePair(3)] }, priya];
    const shown = withOutcomes(fresh, withoutKind(done, 'done'));
    expect(shown.map(({ id, summaries }) => [id, summaries.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });
});

it('leaves people as they are when nothing was decided', () => {
  expect(withOutcomes(people, new Map())).toBe(people);
});

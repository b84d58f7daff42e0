import fc from 'fast-check';
import type { components } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import {
  askedFor,
  massBatches,
  type MassRun,
  outcomesOf,
  settled,
  summaryOf,
  type ClockedPerson,
} from './massRun.ts';

type Row = { readonly comment: string };
const people = (comments: readonly string[]): ClockedPerson<Row>[] =>
  comments.map((comment, index) => ({
    employeeId: index + 1,
    name: `Person ${index + 1}`,
    row: { employeeAssignmentId: 1000 + index, comment },
  }));

describe('people in batches', () => {
  it('are all there once and in order, in batches that the server takes, each with its own key', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 255, unit: 'grapheme' }), { maxLength: 300 }),
        (comments) => {
          let keys = 0;
          const all = people(comments);
          const batches = massBatches(all, { most: 50, bytes: 60_000, newKey: () => `${keys++}` });
          expect(batches.flatMap((batch) => batch.rows)).toEqual(all);
          expect(new Set(batches.map(({ key }) => key)).size).toBe(batches.length);
          for (const batch of batches) {
            expect(batch.rows.length).toBeGreaterThan(0);
            expect(batch.rows.length).toBeLessThanOrEqual(50);
            const body = JSON.stringify(batch.rows.map(({ row }) => row));
            expect(new TextEncoder().encode(body).length).toBeLessThan(65_536);
          }
        },
      ),
    );
  });

  it('are ten for five hundred people', () => {
    const comments = Array.from({ length: 500 }, () => '');
    const batches = massBatches(people(comments), { most: 50, bytes: 60_000, newKey: () => '' });
    expect(batches.map((batch) => batch.rows.length)).toEqual(Array(10).fill(50));
  });
});

describe('what was asked for', () => {
  const orderedAt = '2026-11-19T05:58:00.000Z';
  const stopped: MassRun = {
    ...{ id: 1, kind: 'CLOCK_IN', isQuiet: false, phase: 'ended', people: people(['', '']) },
    ...{ orderedAt, answeredAt: 2000 },
    outcomes: new Map([
      [1, { isDone: true, words: null }],
      [2, { isDone: false, words: 'Not sent.' }],
    ]),
  };

  it('holds until the list is read again for whom it was done, and no longer for the others', () => {
    expect([...askedFor([{ ...stopped, phase: 'running' }]).keys()]).toEqual([1, 2]);
    expect([...askedFor([stopped])]).toEqual([[1, { isIn: true, since: orderedAt }]]);
    expect([...askedFor(settled([stopped], 2001))]).toEqual([]);
  });

  it('holds over a list that was requested before the response, or before it ended', () => {
    expect(askedFor(settled([stopped], 1999)).size).toBe(1);
    expect(askedFor(settled([{ ...stopped, phase: 'running' }], 2001)).size).toBe(2);
  });

  it('is forgotten once it is listed, unless a dialog has more to report', () => {
    expect(settled([stopped], 2001)).toHaveLength(1);
    expect(settled([{ ...stopped, isQuiet: true, outcomes: new Map() }], 2001)).toEqual([]);
  });
});

describe('the outcome', () => {
  it('is told for each person: done, done with a remark, or stopped in words', () => {
    const batch = { key: '', rows: people(['', '', '']) };
    const outcomes = outcomesOf(batch, {
      shiftTimePairs: [],
      violations: [
        violation(1001, 'SHORT_BREAK_DISCARDED', 'The break does not count.'),
        violation(1002, 'ON_APPROVED_LEAVE', 'On leave.'),
      ],
    });
    expect([...outcomes]).toEqual([
      [1, { isDone: true, words: null }],
      [2, { isDone: true, words: 'The break does not count.' }],
      [3, { isDone: false, words: 'On leave.' }],
    ]);
    expect(summaryOf(outcomes.values())).toEqual({ done: 2, stopped: 1, tone: 'warning' });
  });

  it('is a success when nobody was stopped, and a failure when everybody was', () => {
    const done = { isDone: true, words: null };
    const stopped = { isDone: false, words: 'On leave.' };
    expect(summaryOf([done, done]).tone).toBe('success');
    expect(summaryOf([stopped, stopped]).tone).toBe('error');
    expect(summaryOf([done, stopped]).tone).toBe('warning');
  });
});

function violation(
  employeeAssignmentId: number,
  code: components['schemas']['MassViolationCode'],
  translatedViolation: string,
): components['schemas']['MassClockViolation'] {
  return { userId: 1, employeeAssignmentId, violation: { code, translatedViolation } };
}

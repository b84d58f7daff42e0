import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal, type HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import { afterDelivery, triedAgain } from './afterDelivery.ts';
import { retryDelay } from '../../queues/rules/retryDelay.ts';
import { hrRetry } from './hrPolicy.ts';
import { waiting, type OutboxRow } from '../../hr-outbox/rules/outbox.ts';
import { synchronisationOf } from '../../hr-outbox/rules/synchronisation.ts';

const now = '2026-03-10T08:00:00.000Z';
const ids = [7, 8, 9] as const;

function row(given: Partial<OutboxRow> = {}): OutboxRow {
  return {
    assignment_id: 1,
    shift_id: 7,
    revision: 1,
    records: ids.map((id) => waiting(id, 'UPSERT')),
    state: 'WAITING',
    attempts: 0,
    due_at: now,
    ...given,
  };
}

const busy = refusal('BUSY');
const refused = refusal('REFUSED', 'timeType: unknown');
const asked = '2026-03-10T08:05:00.000Z';
const throttled = { ...busy, notBefore: asked };

function attempt(before: OutboxRow, ...outcomes: HrOutcome[]): OutboxRow {
  const sent = before.records.filter(({ state }) => state === 'WAITING');
  const byId = new Map(sent.map(({ id }, index) => [id, outcomes[index] ?? null]));
  return afterDelivery(before, byId, { now, chance: 0 });
}

const statusOf = (given: OutboxRow) => synchronisationOf(given).synchronisation_status;

test('every status of a shift follows from its records', () => {
  expect(statusOf(row())).toBe('SYNCHRONISATION_PENDING');
  expect(statusOf(attempt(row()))).toBe('SYNCHRONISED');
  expect(statusOf(attempt(row(), null, busy))).toBe('PARTIAL_PENDING');
  expect(statusOf(attempt(row(), null, refused))).toBe('PARTIAL_FAILURE');
  expect(statusOf(attempt(row(), refused, refused, refused))).toBe('SYNCHRONISATION_FAILED');
  const deletion = row({ records: ids.map((id) => waiting(id, 'DELETE')) });
  expect(statusOf(deletion)).toBe('SYNCHRONISATION_PENDING');
  expect(statusOf(attempt(deletion))).toBe('DELETED');
});

test('a reason is shown only when nothing more is tried', () => {
  const partly = attempt(row(), null, refused, busy);
  expect(synchronisationOf(partly).synchronisation_error).toBeNull();
  expect(synchronisationOf(attempt(partly)).synchronisation_error).toBe('REFUSED');
});

const outcomes = fc.constantFrom<HrOutcome>(
  null,
  null,
  refusal('UNREACHABLE'),
  busy,
  throttled,
  refused,
);

test('the words of the system stay with the record that it refused', () => {
  const [, record] = attempt(row(), null, refused).records;
  expect(record).toMatchObject({ failure: 'REFUSED', detail: 'timeType: unknown' });
});

test('a system that asks for patience is left alone until then, which counts as no attempt', () => {
  expect(attempt(row({ attempts: 3 }), throttled, throttled, throttled)).toMatchObject({
    ...{ state: 'WAITING', attempts: 3, due_at: asked },
  });
  expect(attempt(row({ attempts: 15 }), throttled, busy, busy).records).toMatchObject([
    { state: 'WAITING' },
    { state: 'FAILED' },
    { state: 'FAILED' },
  ]);
});

test('whatever happens, delivery ends, and what was taken is not sent again', () => {
  fc.assert(
    fc.property(fc.array(fc.array(outcomes, { minLength: 3, maxLength: 3 })), (rounds) => {
      let current = row();
      for (const answers of rounds) {
        if (current.state !== 'WAITING') break;
        const done = current.records.filter(({ state }) => state === 'DONE');
        current = attempt(current, ...answers);
        expect(current.records).toEqual(expect.arrayContaining(done));
      }
      for (let left = 20; current.state === 'WAITING' && left > 0; left -= 1) {
        current = attempt(current, busy, busy, busy);
      }
      expect(current.state).not.toBe('WAITING');
      const again = triedAgain(current, now);
      expect(again.records.filter(({ state }) => state === 'FAILED')).toEqual([]);
      expect(again.state).toBe(current.state === 'FAILED' ? 'WAITING' : 'DELIVERED');
    }),
  );
});

test('waiting grows to an hour at most, a little different for everybody', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelay(hrRetry, attempts, 0))).toEqual([
    5_000, 10_000, 20_000, 40_000,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, chance) => {
        const delay = retryDelay(hrRetry, attempts, chance);
        expect(delay).toBeLessThanOrEqual(3_600_000);
        expect(delay).toBeGreaterThanOrEqual(3_750);
        expect(retryDelay(hrRetry, attempts + 1, chance)).toBeGreaterThanOrEqual(delay);
      },
    ),
  );
});

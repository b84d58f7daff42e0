import type { Instant } from 'shared-contracts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import type { OutboxRecord, OutboxRow } from '../../hr-outbox/rules/outbox.ts';
import { nextTry, type AttemptMoment } from './nextTry.ts';

/**
 * The outbox row after an attempt: records rejected for a temporary reason are retried with
 * backoff; the others have failed. Results by the ids of the sent records.
 */
export function afterDelivery<Row extends OutboxRow>(
  row: Row,
  outcomes: ReadonlyMap<number, HrOutcome>,
  attempt: AttemptMoment,
): Row {
  const {
    attempts,
    due_at,
    stateOf: becomes,
  } = nextTry(row.attempts, [...outcomes.values()], attempt);
  const records = row.records.map((record): OutboxRecord => {
    const outcome = outcomes.get(record.id);
    if (outcome === undefined) return record;
    const [failure, detail] = outcome === null ? [null, null] : [outcome.reason, outcome.detail];
    return { ...record, state: becomes(outcome), failure, detail };
  });
  return { ...row, records, state: stateOf(records), attempts, due_at };
}

/** The row after somebody requests another attempt: failed records are due at once. */
export function triedAgain<Row extends OutboxRow>(row: Row, now: Instant): Row {
  const records = row.records.map((record): OutboxRecord =>
    record.state === 'FAILED'
      ? { ...record, state: 'WAITING', failure: null, detail: null }
      : record,
  );
  return { ...row, records, state: stateOf(records), attempts: 0, due_at: now };
}

function stateOf(records: readonly OutboxRecord[]): OutboxRow['state'] {
  if (records.some(({ state }) => state === 'WAITING')) return 'WAITING';
  return records.some(({ state }) => state === 'FAILED') ? 'FAILED' : 'DELIVERED';
}

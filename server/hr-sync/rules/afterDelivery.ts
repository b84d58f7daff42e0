import { toInstant, toMillis, type Instant } from 'shared-contracts';
import { backOff } from '../../jobs/rules/lease.ts';
import type { HrOutcome } from './hrSystem.ts';
import type { HrFailure, OutboxRecord, OutboxRow } from '../../hr-outbox/rules/outbox.ts';

/** Some seven hours, by `retryDelay`. */
const mostAttempts = 16;

/** Whether waiting may help; else a person must do something first. */
const passes: Readonly<Record<HrFailure, boolean>> = {
  UNREACHABLE: true,
  BUSY: true,
  UNKNOWN_PERSON: false,
  REFUSED: false,
};

/** Where an attempt takes place; `chance` is from 0 up to 1. */
interface Attempt {
  readonly now: Instant;
  readonly chance: number;
}

/**
 * What an attempt makes of the outbox row: records that were not taken for a passing reason are
 * tried again, later each time; the others have failed. Outcomes by the ids of the records sent.
 */
export function afterDelivery<Row extends OutboxRow>(
  row: Row,
  outcomes: ReadonlyMap<number, HrOutcome>,
  { now, chance }: Attempt,
): Row {
  const attempts = row.attempts + 1;
  const isLast = attempts >= mostAttempts;
  const records = row.records.map((record): OutboxRecord => {
    const failure = outcomes.get(record.id);
    if (failure === undefined) return record;
    if (failure === null) return { ...record, state: 'DONE', failure };
    return { ...record, state: passes[failure] && !isLast ? 'WAITING' : 'FAILED', failure };
  });
  const due = toInstant(toMillis(now) + retryDelay(attempts, chance));
  return { ...row, records, state: stateOf(records), attempts, due_at: due };
}

/** The row when somebody asks for another attempt: what has failed is due at once. */
export function triedAgain<Row extends OutboxRow>(row: Row, now: Instant): Row {
  const records = row.records.map((record): OutboxRecord =>
    record.state === 'FAILED' ? { ...record, state: 'WAITING', failure: null } : record,
  );
  return { ...row, records, state: stateOf(records), attempts: 0, due_at: now };
}

function stateOf(records: readonly OutboxRecord[]): OutboxRow['state'] {
  if (records.some(({ state }) => state === 'WAITING')) return 'WAITING';
  return records.some(({ state }) => state === 'FAILED') ? 'FAILED' : 'DELIVERED';
}

/**
 * Milliseconds until the next attempt, the first after five seconds. The chance, from 0 up to 1, takes
 * up to a quarter off, so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, chance: number): number {
  return Math.round(backOff(attempts, 5_000) * (1 - chance / 4));
}

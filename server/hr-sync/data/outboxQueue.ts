import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { leaseEnd } from '../../jobs/rules/lease.ts';
import type { QueuedRow } from '../../hr-outbox/rules/outbox.ts';
import { leaseFrom, timeQueue } from './queueStatements.ts';

/** A row that this process delivers, until its lease ends. */
export interface LeasedRow extends QueuedRow {
  readonly version_id: number;
}

const leaseStatement = statement<LeasedRow>(
  'leaseForHr',
  leaseFrom(timeQueue, [
    ...['assignment_id', 'shift_id', 'employee_id', 'version_id', 'revision', 'records'],
    ...['state', 'attempts', 'due_at'],
  ]),
);

/** Milliseconds; longer than an attempt may last, so that a lease ends only with its process. */
export const outboxLease = 60_000;

/** Takes what is due, so that no other process takes it as well. */
export function leaseDue(database: Database, now: Date, most: number): Promise<LeasedRow[]> {
  const until = leaseEnd(now, outboxLease);
  return database.run(leaseStatement, [now, until, most]);
}

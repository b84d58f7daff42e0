import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { leaseEnd } from '../../jobs/rules/lease.ts';
import type { QueuedRow } from '../../hr-outbox/rules/outbox.ts';

/** A row that this process delivers until its lease ends. */
export interface LeasedRow extends QueuedRow {
  readonly version_id: number;
}

/**
 * Values: now, end of the lease, limit. Leases the first waiting row of each person, and none while
 * another row of the person is leased, so that changes arrive in order. A row that failed for good
 * blocks nothing. Scalar subqueries, because `not exists` becomes a join whose cost grows with the
 * square of the queue.
 */
export const leaseOutbox = statement<LeasedRow>(
  'leaseForHr',
  `with due as (
     select assignment_id, shift_id from hr_outbox waiting
     where state = 'WAITING' and due_at <= $1 and (leased_until is null or leased_until <= $1)
       and (select first.position = waiting.position from hr_outbox first
         where first.employee_id = waiting.employee_id and first.state = 'WAITING'
         order by first.position limit 1)
       and coalesce((select false from hr_outbox leased
         where leased.employee_id = waiting.employee_id and leased.leased_until > $1 limit 1), true)
     order by due_at limit $3
     for update skip locked)
   update hr_outbox leased set leased_until = $2 from due
   where leased.assignment_id = due.assignment_id and leased.shift_id = due.shift_id
   returning leased.assignment_id, leased.shift_id, leased.employee_id, leased.version_id,
     leased.revision, leased.records, leased.state, leased.attempts, leased.due_at`,
);

/**
 * Value: rows after their attempt, as JSON. A row that was requested again in the meantime only
 * loses its lease. After a failed attempt the person's later rows are due no earlier than its
 * retry.
 */
export const saveOutbox = statement<never>(
  'saveOutbox',
  `with changed as (
     select * from jsonb_to_recordset($1::jsonb) as changed(assignment_id bigint, shift_id bigint,
       employee_id bigint, revision integer, state text, attempts smallint, due_at timestamptz(3),
       records jsonb)),
   postponed as (
     update hr_outbox behind set due_at = greatest(behind.due_at, changed.due_at) from changed
     where changed.state = 'WAITING' and behind.employee_id = changed.employee_id
       and behind.state = 'WAITING' and behind.due_at < changed.due_at
       and not (behind.assignment_id = changed.assignment_id
         and behind.shift_id = changed.shift_id))
   update hr_outbox kept set leased_until = null,
     has_left = kept.has_left or changed.records @> '[{"state": "DONE"}]',
     state = case when kept.revision = changed.revision then changed.state else kept.state end,
     attempts = case when kept.revision = changed.revision then changed.attempts else kept.attempts end,
     due_at = case when kept.revision = changed.revision then changed.due_at else kept.due_at end,
     records = case when kept.revision = changed.revision then changed.records else kept.records end
   from changed
   where kept.assignment_id = changed.assignment_id and kept.shift_id = changed.shift_id`,
);

/** Milliseconds; longer than any attempt, so that a lease only expires if its process has ended. */
export const outboxLease = 60_000;

/** Leases the due rows, so that no other process takes them. */
export function leaseDue(database: Database, now: Date, most: number): Promise<LeasedRow[]> {
  const until = leaseEnd(now, outboxLease);
  return database.run(leaseOutbox, [now, until, most]);
}

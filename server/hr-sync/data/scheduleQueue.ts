import { statement } from '../../database/statement.ts';
import type { ScheduleOutboxRow } from '../rules/afterScheduleDelivery.ts';
import type { ScheduleFacts } from '../rules/hrScheduleRecord.ts';

/** A row of `schedule_outbox` that this process delivers until its lease ends. */
export type LeasedSchedule = ScheduleOutboxRow &
  Pick<
    ScheduleFacts,
    | 'operation'
    | 'assignment_id'
    | 'work_schedule_id'
    | 'start_date'
    | 'end_date'
    | 'first_day_number'
  >;

/** Values: now, end of the lease, limit. Like `leaseForHr` for time. */
export const leaseSchedules = statement<LeasedSchedule>(
  'leaseSchedulesForHr',
  `with due as (
     select code from schedule_outbox waiting
     where state = 'WAITING' and due_at <= $1 and (leased_until is null or leased_until <= $1)
       and (select first.position = waiting.position from schedule_outbox first
         where first.employee_id = waiting.employee_id and first.state = 'WAITING'
         order by first.position limit 1)
       and coalesce((select false from schedule_outbox leased
         where leased.employee_id = waiting.employee_id and leased.leased_until > $1 limit 1), true)
     order by due_at limit $3
     for update skip locked)
   update schedule_outbox leased set leased_until = $2 from due
   where leased.code = due.code
   returning leased.code, leased.assignment_id, leased.employee_id, leased.revision,
     leased.operation, leased.work_schedule_id, leased.start_date, leased.end_date,
     leased.first_day_number, leased.state, leased.attempts, leased.due_at, leased.failure,
     leased.failure_detail`,
);

/**
 * Value: rows after their attempt, as JSON, saved as `saveOutbox` does. Records without an answer
 * may have arrived.
 */
export const saveSchedules = statement<never>(
  'saveScheduleOutbox',
  `with changed as (
     select * from jsonb_to_recordset($1::jsonb) as changed(code text, employee_id bigint,
       revision integer, state text, attempts smallint, due_at timestamptz(3), failure text,
       failure_detail text)),
   postponed as (
     update schedule_outbox behind set due_at = greatest(behind.due_at, changed.due_at) from changed
     where changed.state = 'WAITING' and behind.employee_id = changed.employee_id
       and behind.state = 'WAITING' and behind.due_at < changed.due_at
       and not behind.code = changed.code)
   update schedule_outbox kept set leased_until = null,
     has_left = kept.has_left or changed.state = 'DELIVERED' or changed.failure = 'UNREACHABLE',
     state = case when kept.revision = changed.revision then changed.state else kept.state end,
     attempts = case when kept.revision = changed.revision then changed.attempts else kept.attempts end,
     due_at = case when kept.revision = changed.revision then changed.due_at else kept.due_at end,
     failure = case when kept.revision = changed.revision then changed.failure else kept.failure end,
     failure_detail = case when kept.revision = changed.revision then changed.failure_detail
       else kept.failure_detail end
   from changed where kept.code = changed.code`,
);

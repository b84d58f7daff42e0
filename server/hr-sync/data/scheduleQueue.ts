import { statement } from '../../database/statement.ts';
import {
  leaseSql,
  saveSql,
  type Attempted,
  type Lease,
  type Queue,
} from '../../queues/data/queue.ts';
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

const queue: Queue = {
  table: 'schedule_outbox',
  key: ['code'],
  line: { of: ['employee_id'], by: 'position' },
  isRevised: true,
};

export const leaseSchedules = statement<LeasedSchedule, Lease>(
  'leaseSchedulesForHr',
  leaseSql(
    queue,
    `code, assignment_id, employee_id, revision, operation, work_schedule_id, start_date, end_date,
     first_day_number, state, attempts, due_at, failure, failure_detail, leased_until`,
  ),
);

/** Records without an answer may have arrived. */
export const saveSchedules = statement<never, Attempted>(
  'saveScheduleOutbox',
  saveSql(
    queue,
    ['state', 'attempts', 'due_at', 'failure', 'failure_detail'],
    `has_left = kept.has_left or changed.state = 'DELIVERED' or changed.failure = 'UNREACHABLE'`,
  ),
);

import { statement } from '../../database/statement.ts';
import type { QueuedRow } from '../../hr-outbox/rules/outbox.ts';
import {
  leaseSql,
  saveSql,
  type Attempted,
  type Lease,
  type Queue,
} from '../../queues/data/queue.ts';

/** A row of `hr_outbox` that this process delivers until its lease ends. */
export interface LeasedRow extends QueuedRow {
  readonly version_id: number;
}

const queue: Queue = {
  table: 'hr_outbox',
  key: ['assignment_id', 'shift_id'],
  line: { of: ['employee_id'], by: 'position' },
  isRevised: true,
};

export const leaseOutbox = statement<LeasedRow, Lease>(
  'leaseForHr',
  leaseSql(
    queue,
    `assignment_id, shift_id, employee_id, version_id, revision, records, state, attempts, due_at,
     leased_until`,
  ),
);

export const saveOutbox = statement<never, Attempted>(
  'saveOutbox',
  saveSql(
    queue,
    ['state', 'attempts', 'due_at', 'records'],
    `has_left = kept.has_left or changed.records @> '[{"state": "DONE"}]'`,
  ),
);

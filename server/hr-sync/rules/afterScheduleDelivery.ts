import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';
import type { HrFailure, OutboxRow } from '../../hr-outbox/rules/outbox.ts';
import type { Leased } from '../../queues/rules/lease.ts';
import { nextTry, type AttemptMoment } from './nextTry.ts';

/** The columns of `schedule_outbox` that a delivery changes. */
export interface ScheduleOutboxRow
  extends Pick<OutboxRow, 'state' | 'attempts' | 'due_at'>, Leased {
  /** The code of the temporary range. */
  readonly code: string;
  readonly employee_id: number;
  readonly revision: number;
  readonly failure: HrFailure | null;
  readonly failure_detail: string | null;
}

/** The row after an attempt. */
export function afterScheduleDelivery(
  { code, employee_id, revision, leased_until, attempts: before }: ScheduleOutboxRow,
  outcome: HrOutcome,
  attempt: AttemptMoment,
): ScheduleOutboxRow {
  const { attempts, due_at, stateOf } = nextTry(before, [outcome], attempt);
  const state = stateOf(outcome);
  return {
    ...{ code, employee_id, revision, leased_until, attempts, due_at },
    state: state === 'DONE' ? 'DELIVERED' : state,
    failure: outcome === null ? null : outcome.reason,
    failure_detail: outcome === null ? null : outcome.detail,
  };
}

import type { Instant } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { PlanAction } from '../rules/planWish.ts';

/** The planner and the time of a batch. */
export interface Batch {
  readonly id: number;
  readonly action: PlanAction;
  readonly managerId: number;
  readonly now: Instant;
  /** When it can be sent to the HR system. */
  readonly dueAt: Instant;
}

const addChanges = statement<
  never,
  { changes: string; batchId: number; managerId: number; now: string; action: string }
>(
  'addPlanChanges',
  `insert into plan_change (batch_id, assignment_id, changed_by, changed_at, action, schedule_code,
     schedule_name, start_date, end_date, range_code)
   select $batchId, assignment_id, $managerId, $now, $action, schedule_code, schedule_name, start_date, end_date,
     range_code
   from jsonb_to_recordset($changes::jsonb) as change(assignment_id bigint, schedule_code text,
     schedule_name text, start_date date, end_date date, range_code text)`,
);
/** Requires their lock (`lockPlans`). */
export const countPlanChange = statement<
  never,
  { assignmentIds: readonly number[]; changedBy: number; now: Date | string }
>(
  'countPlanChange',
  `update assignment_plan set version = version + 1, changed_by = $changedBy, changed_at = $now
   where assignment_id = any($assignmentIds::bigint[])`,
);

/** A row of the history without its batch. */
export interface PlanChange {
  readonly assignment_id: number;
  readonly schedule_code: string;
  readonly schedule_name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly range_code: string | null;
}

export async function writeChanges(
  transaction: Runner,
  { id, managerId, now, action }: Pick<Batch, 'id' | 'managerId' | 'now' | 'action'>,
  changes: readonly PlanChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.run(addChanges, {
    changes: JSON.stringify(changes),
    batchId: id,
    managerId,
    now,
    action,
  });
}

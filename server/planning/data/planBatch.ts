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

/** Values: history as JSON, batch, manager, now, action. */
const addChanges = statement<never>(
  'addPlanChanges',
  `insert into plan_change (batch_id, assignment_id, changed_by, changed_at, action, schedule_code,
     schedule_name, start_date, end_date, range_code)
   select $2, assignment_id, $3, $4, $5, schedule_code, schedule_name, start_date, end_date,
     range_code
   from jsonb_to_recordset($1::jsonb) as change(assignment_id bigint, schedule_code text,
     schedule_name text, start_date date, end_date date, range_code text)`,
);
/** Values: assignments, manager, now. Requires their lock (`lockPlans`). */
export const countPlanChange = statement<never>(
  'countPlanChange',
  `update assignment_plan set version = version + 1, changed_by = $2, changed_at = $3
   where assignment_id = any($1::bigint[])`,
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
  await transaction.run(addChanges, [JSON.stringify(changes), id, managerId, now, action]);
}

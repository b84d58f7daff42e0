import { statement, type Runner } from '../../database/statement.ts';
import type { KeptUndo } from './planUndo.ts';
import { addTemporaryRanges } from './touchedRanges.ts';
import { dropQueued, restoreQueued } from './scheduleOutbox.ts';

/** A batch's change to an assignment, from the history. */
export interface UndoneChange {
  readonly assignment_id: number;
  readonly schedule_code: string;
  readonly schedule_name: string;
  readonly start_date: string;
  readonly end_date: string;
}

export const readChangesOf = statement<
  UndoneChange,
  { batchId: number; doneIds: readonly number[] }
>(
  'readPlanChangesOf',
  `select assignment_id, schedule_code, schedule_name, start_date, end_date from plan_change
   where batch_id = $batchId and assignment_id = any($doneIds::bigint[]) order by id`,
);

/** Returns those that still exist, locked against deletion until the transaction ends. */
export const holdSchedules = statement<{ id: number }, { ids: readonly number[] }>(
  'holdSchedules',
  'select id from work_schedule where id = any($ids::bigint[]) order by id for key share',
);

const removeRanges = statement<never, { codes: readonly string[] }>(
  'removeRangesByCode',
  'delete from assigned_schedule where code = any($codes::text[]) and is_temporary',
);

/** Restores ranges and outbox; the plans and the outbox rows are locked. */
export async function undoPlans(transaction: Runner, rows: readonly KeptUndo[]): Promise<void> {
  const codes = rows.flatMap((row) => row.codes);
  const ranges = rows.flatMap((row) => row.ranges);
  const outbox = rows.flatMap((row) => row.outbox);
  const stay = new Set(outbox.map(({ code }) => code));
  await transaction.run(removeRanges, { codes });
  if (ranges.length > 0)
    await transaction.run(addTemporaryRanges, { made: JSON.stringify(ranges) });
  await transaction.run(dropQueued, { dropped: codes.filter((code) => !stay.has(code)) });
  if (outbox.length > 0) await transaction.run(restoreQueued, { outbox: JSON.stringify(outbox) });
}

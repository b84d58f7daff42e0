import { statement, type Runner } from '../../database/statement.ts';
import type { Batch } from './planBatch.ts';
import { dropQueued, enqueueSchedules, isUnsent, type KeptQueued } from './scheduleOutbox.ts';
import type { TemporaryRange } from './temporaryRanges.ts';

/** A temporary range that was created, cut or removed. */
export interface TouchedRange {
  readonly code: string;
  readonly range: Pick<
    TemporaryRange,
    'assignmentId' | 'startDate' | 'endDate' | 'firstDayNumber'
  > & { readonly schedule: { readonly id: number } };
  readonly change: 'MADE' | 'CUT' | 'REMOVED';
  /** The stored range before the change; it is given a code if it had none. */
  readonly before: TemporaryRange | null;
  readonly employeeId: number;
}

/** The new dates and codes of the ranges that were cut. */
const cutStatement = statement<never, { cut: string }>(
  'cutTemporaryRanges',
  `update assigned_schedule assigned
   set code = cut.code, start_date = cut.start_date, end_date = cut.end_date,
     first_day_number = cut.first_day_number
   from jsonb_to_recordset($cut::jsonb) as cut(id bigint, code text, start_date date, end_date date,
     first_day_number integer)
   where assigned.id = cut.id`,
);
const removeStatement = statement<never, { removed: readonly number[] }>(
  'removeTemporaryRanges',
  'delete from assigned_schedule where id = any($removed::bigint[])',
);
export const addTemporaryRanges = statement<never, { made: string }>(
  'addTemporaryRanges',
  `insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date, end_date,
     first_day_number, is_temporary)
   select code, assignment_id, work_schedule_id, start_date, end_date, first_day_number, true
   from jsonb_to_recordset($made::jsonb) as made(code text, assignment_id bigint,
     work_schedule_id bigint, start_date date, end_date date, first_day_number integer)`,
);

export async function writeRanges(
  transaction: Runner,
  all: readonly TouchedRange[],
): Promise<void> {
  const removed = all.flatMap(({ change, before }) =>
    change === 'REMOVED' && before !== null ? [before.id] : [],
  );
  const cut = all.flatMap(({ change, before, range, code }) =>
    change === 'CUT' && before !== null ? [{ id: before.id, ...rangeColumns(range), code }] : [],
  );
  const made = all.flatMap(({ change, range, code }) =>
    change === 'MADE' ? [{ ...rangeColumns(range), code }] : [],
  );
  if (removed.length > 0) await transaction.run(removeStatement, { removed });
  if (cut.length > 0) await transaction.run(cutStatement, { cut: JSON.stringify(cut) });
  await transaction.run(addTemporaryRanges, { made: JSON.stringify(made) });
}

export async function writeOutbox(
  transaction: Runner,
  { now, dueAt }: Batch,
  all: readonly TouchedRange[],
  queued: ReadonlyMap<string, KeptQueued>,
): Promise<void> {
  const isNeverSent = ({ code, change }: TouchedRange) => {
    const row = queued.get(code);
    return change === 'REMOVED' && row !== undefined && isUnsent(row) && !row.hasLeft;
  };
  const dropped = all.filter(isNeverSent).map(({ code }) => code);
  if (dropped.length > 0) await transaction.run(dropQueued, { dropped });
  // Removals come before additions, so that ranges in the HR system never overlap.
  const order = ['REMOVED', 'CUT', 'MADE'];
  const asked = all
    .filter((each) => !isNeverSent(each))
    .toSorted((a, b) => order.indexOf(a.change) - order.indexOf(b.change))
    .map(({ code, range, change, employeeId }) => ({
      ...rangeColumns(range),
      code,
      employee_id: employeeId,
      operation: change === 'REMOVED' ? 'DELETE' : 'UPSERT',
      requested_at: now,
      due_at: dueAt,
      // Counts for a range without a row: it came from the HR system and exists there, unless new.
      has_left: change !== 'MADE',
    }));
  await transaction.run(enqueueSchedules, { rows: JSON.stringify(asked) });
}

/** As columns of `assigned_schedule`. */
export function rangeColumns(range: TouchedRange['range']) {
  return {
    assignment_id: range.assignmentId,
    work_schedule_id: range.schedule.id,
    start_date: range.startDate,
    end_date: range.endDate,
    first_day_number: range.firstDayNumber,
  };
}

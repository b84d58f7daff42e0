import type { LocalDate } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { Batch } from './planBatch.ts';
import type { KeptQueued } from './scheduleOutbox.ts';
import { rangeColumns, type TouchedRange } from './touchedRanges.ts';

/** The data with which a batch is undone for one assignment. */
export interface KeptUndo {
  readonly assignmentId: number;
  /** The version of the plan after the batch. */
  readonly version: number;
  /** Of every range that was made, cut or removed. */
  readonly codes: readonly string[];
  /** Earlier rows of `assigned_schedule`, with their codes and those of their schedules. */
  readonly ranges: readonly {
    readonly code: string;
    readonly work_schedule_id: number;
    readonly schedule_code: string;
    readonly start_date: LocalDate;
  }[];
  /** Earlier rows of `schedule_outbox`, with their codes. */
  readonly outbox: readonly { readonly code: string }[];
}

const addUndo = statement<never, { undo: string; batchId: number; managerId: number; now: string }>(
  'addPlanUndo',
  `insert into plan_undo (batch_id, changed_by, made_at, assignment_id, version, codes, ranges,
     outbox)
   select $batchId, $managerId, $now, assignment_id, version, codes, ranges, outbox
   from jsonb_to_recordset($undo::jsonb) as kept(assignment_id bigint, version bigint, codes text[],
     ranges jsonb, outbox jsonb)`,
);

export const readUndo = statement<KeptUndo, { batchId: number; employeeId: number }>(
  'readPlanUndo',
  `select assignment_id as "assignmentId", version, codes, ranges, outbox
   from plan_undo where batch_id = $batchId and changed_by = $employeeId order by assignment_id`,
);

/** Stores a `KeptUndo` for each assignment. `queued` has the outbox rows before the batch, by code. */
export async function keepUndo(
  transaction: Runner,
  { id: batchId, managerId, now }: Batch,
  plans: readonly Pick<KeptUndo, 'assignmentId' | 'version'>[],
  touched: readonly TouchedRange[],
  queued: ReadonlyMap<string, KeptQueued>,
): Promise<void> {
  const touchedOf = Map.groupBy(touched, ({ range }) => range.assignmentId);
  const undo = plans.map(({ assignmentId, version }) => {
    const own = touchedOf.get(assignmentId) ?? [];
    return {
      assignment_id: assignmentId,
      version,
      codes: own.map(({ code }) => code),
      ranges: own.flatMap(({ before, code }) =>
        before === null
          ? []
          : [{ ...rangeColumns(before), code, schedule_code: before.schedule.externalCode }],
      ),
      outbox: own.flatMap(({ code }) => queued.get(code)?.row ?? []),
    };
  });
  await transaction.run(addUndo, { undo: JSON.stringify(undo), batchId, managerId, now });
}

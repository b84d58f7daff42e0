import type { DateRange } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import type { Runner } from '../../database/statement.ts';
import { codePrefix } from '../../hr-outbox/data/codePrefix.ts';
import { layRanges, type CutRange } from '../rules/layRanges.ts';
import { countPlanChange, writeChanges, type Batch } from './planBatch.ts';
import { keepUndo } from './planUndo.ts';
import { lockQueued } from './scheduleOutbox.ts';
import { readTemporaryRanges, type TemporaryRange } from './temporaryRanges.ts';
import { writeOutbox, writeRanges, type TouchedRange } from './touchedRanges.ts';

/** The new temporary ranges of an assignment, in order and without overlap. */
export interface RowToSave {
  readonly assignmentId: number;
  readonly employeeId: number;
  /** The new version of its plan. */
  readonly version: number;
  readonly ranges: readonly (DateRange & {
    readonly firstDayNumber: number;
    readonly row: {
      readonly id: number;
      readonly schedule: { readonly externalCode: string; readonly externalName: string };
    };
  })[];
}

/**
 * Lays the new ranges over the plan and writes the HR outbox, the history and the undo data;
 * requires the lock (`lockPlans`). Uses the same number of statements for one row and for hundreds.
 */
export async function savePlans(
  transaction: Runner,
  takeIds: Database['takeIds'],
  batch: Batch,
  rows: readonly RowToSave[],
): Promise<void> {
  const spans = rows.map(({ assignmentId, ranges }) => ({ assignmentId, ...spanOf(ranges) }));
  const old = await readTemporaryRanges(transaction, spans);
  const oldOf = Map.groupBy(old, ({ assignmentId }) => assignmentId);
  const laid = rows.map((row) => ({
    row,
    cut: layRanges(oldOf.get(row.assignmentId) ?? [], row.ranges).cut,
  }));
  const codes = await takeCodes(transaction, takeIds, laid);
  const touched = laid.map(({ row, cut }): CodedRow => ({
    row,
    made: row.ranges.map((range) => ({ code: codes(), range })),
    cut: cut.map(({ range, pieces }) => ({
      range: { ...range, code: range.code ?? codes() },
      pieces: pieces.map((piece, index) => ({ piece, code: index === 0 ? null : codes() })),
    })),
  }));
  const all = touched.flatMap(touchedBy);
  const known = all.flatMap(({ code, before }) => (before === null ? [] : [code]));
  const queued = known.length === 0 ? [] : await transaction.run(lockQueued, { codes: known });
  const queuedOf = new Map(queued.map((each) => [each.code, each]));
  await writeRanges(transaction, all);
  await writeOutbox(transaction, batch, all, queuedOf);
  const changes = touched.flatMap(({ row: { assignmentId }, made }) =>
    made.map(({ code, range }) => ({
      assignment_id: assignmentId,
      schedule_code: range.row.schedule.externalCode,
      schedule_name: range.row.schedule.externalName,
      start_date: range.startDate,
      end_date: range.endDate,
      range_code: code,
    })),
  );
  await writeChanges(transaction, batch, changes);
  await keepUndo(transaction, batch, rows, all, queuedOf);
  const ids = rows.map(({ assignmentId }) => assignmentId);
  await transaction.run(countPlanChange, {
    assignmentIds: ids,
    changedBy: batch.managerId,
    now: batch.now,
  });
}

/** A row with the codes of its ranges. */
interface CodedRow {
  readonly row: RowToSave;
  readonly made: readonly { readonly code: string; readonly range: RowToSave['ranges'][number] }[];
  readonly cut: readonly {
    readonly range: TemporaryRange & { readonly code: string };
    readonly pieces: readonly {
      readonly piece: TemporaryRange;
      /** Null for the first piece: it keeps the code of the range. */
      readonly code: string | null;
    }[];
  }[];
}

function touchedBy({ row, made, cut }: CodedRow): TouchedRange[] {
  const { assignmentId, employeeId } = row;
  return [
    ...made.map(({ code, range }): TouchedRange => {
      const { id } = range.row;
      return {
        code,
        range: { ...datesOf(range), assignmentId, schedule: { id } },
        change: 'MADE',
        before: null,
        employeeId,
      };
    }),
    ...cut.flatMap(({ range: before, pieces }): TouchedRange[] =>
      pieces.length === 0
        ? [{ code: before.code, range: before, change: 'REMOVED', before, employeeId }]
        : pieces.map(({ piece, code }) =>
            code === null
              ? { code: before.code, range: piece, change: 'CUT', before, employeeId }
              : { code, range: piece, change: 'MADE', before: null, employeeId },
          ),
    ),
  ];
}

function spanOf(ranges: readonly DateRange[]): DateRange {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There are no ranges.');
  return { startDate: first.startDate, endDate: last.endDate };
}

function datesOf({ startDate, endDate, firstDayNumber }: RowToSave['ranges'][number]) {
  return { startDate, endDate, firstDayNumber };
}

/** Reserves codes for all new ranges, and for ranges without one. */
async function takeCodes(
  transaction: Runner,
  takeIds: Database['takeIds'],
  laid: readonly { readonly row: RowToSave; readonly cut: readonly CutRange<TemporaryRange>[] }[],
): Promise<() => string> {
  const count = laid.reduce((sum, { row, cut }) => {
    const pieces = cut.map(({ range, pieces: left }) => {
      const further = Math.max(0, left.length - 1);
      return further + (range.code === null ? 1 : 0);
    });
    return sum + row.ranges.length + pieces.reduce((all, each) => all + each, 0);
  }, 0);
  const ids = await takeIds('temporary_schedule_code', count);
  const prefix = await codePrefix(transaction);
  let next = 0;
  return () => {
    const id = ids[next];
    next += 1;
    if (id === undefined) throw new Error('There are fewer codes than ranges.');
    return `${prefix}T${id}`;
  };
}

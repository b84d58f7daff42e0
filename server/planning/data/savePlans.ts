import { type DateRange, type Instant } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { layRanges, type CutRange } from '../rules/layRanges.ts';
import { ownPrefix } from '../rules/madeSchedule.ts';
import type { PlanAction } from '../rules/planWish.ts';
import {
  dropQueued,
  enqueueSchedules,
  isUnsent,
  lockQueued,
  type KeptQueued,
} from './scheduleOutbox.ts';
import { readTemporaryRanges, type TemporaryRange } from './temporaryRanges.ts';

/** What is to be planned for an assignment: temporary ranges, none over another, in order. */
export interface RowToSave {
  readonly assignmentId: number;
  readonly employeeId: number;
  /** That its plan has from now on. */
  readonly version: number;
  readonly ranges: readonly (DateRange & {
    readonly firstDayNumber: number;
    readonly row: {
      readonly id: number;
      readonly schedule: { readonly externalCode: string; readonly externalName: string };
    };
  })[];
}

/** By whom and when something is planned. */
export interface Batch {
  readonly id: number;
  readonly action: PlanAction;
  readonly managerId: number;
  readonly now: Instant;
  /** When it may leave for the HR system. */
  readonly dueAt: Instant;
}

/** A temporary range that was made, cut or removed. */
interface Touched {
  readonly code: string;
  readonly range: Omit<TemporaryRange, 'id' | 'code'>;
  readonly change: 'MADE' | 'CUT' | 'REMOVED';
  /** The row that is cut or removed, under the code that it has from now on. */
  readonly before: TemporaryRange | null;
  readonly employeeId: number;
}

/** `id` and `code` of every range that was cut. */
const cutStatement = statement<never>(
  'cutTemporaryRanges',
  `update assigned_schedule assigned
   set code = cut.code, start_date = cut.start_date, end_date = cut.end_date,
     first_day_number = cut.first_day_number
   from jsonb_to_recordset($1::jsonb) as cut(id bigint, code text, start_date date, end_date date,
     first_day_number integer)
   where assigned.id = cut.id`,
);
const removeStatement = statement<never>(
  'removeTemporaryRanges',
  'delete from assigned_schedule where id = any($1::bigint[])',
);
/** Value: rows as json. */
export const addTemporaryRanges = statement<never>(
  'addTemporaryRanges',
  `insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date, end_date,
     first_day_number, is_temporary)
   select code, assignment_id, work_schedule_id, start_date, end_date, first_day_number, true
   from jsonb_to_recordset($1::jsonb) as made(code text, assignment_id bigint,
     work_schedule_id bigint, start_date date, end_date date, first_day_number integer)`,
);
/** Values: history as json, batch, manager, now, action. */
const addChanges = statement<never>(
  'addPlanChanges',
  `insert into plan_change (batch_id, assignment_id, changed_by, changed_at, action, schedule_code,
     schedule_name, start_date, end_date, range_code)
   select $2, assignment_id, $3, $4, $5, schedule_code, schedule_name, start_date, end_date,
     range_code
   from jsonb_to_recordset($1::jsonb) as change(assignment_id bigint, schedule_code text,
     schedule_name text, start_date date, end_date date, range_code text)`,
);
/** Values: rows as json, batch, manager, now. */
const addUndo = statement<never>(
  'addPlanUndo',
  `insert into plan_undo (batch_id, changed_by, made_at, assignment_id, version, codes, ranges,
     outbox)
   select $2, $3, $4, assignment_id, version, codes, ranges, outbox
   from jsonb_to_recordset($1::jsonb) as kept(assignment_id bigint, version bigint, codes text[],
     ranges jsonb, outbox jsonb)`,
);
/** Values: assignments, manager, now. Their rows are locked (`lockPlans`). */
export const countPlanChange = statement<never>(
  'countPlanChange',
  `update assignment_plan set version = version + 1, changed_by = $2, changed_at = $3
   where assignment_id = any($1::bigint[])`,
);

/**
 * Lays the new ranges over what is planned, with what leaves for the HR system, the history and what
 * takes it back; the plans are locked (`lockPlans`). As many statements for hundreds as for one.
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
  const codes = await takeCodes(takeIds, laid);
  const touched = laid.map(({ row, cut }) => ({
    row,
    made: row.ranges.map((range) => ({ code: codes(), range })),
    cut: cut.map(({ range, pieces }) => ({
      range: { ...range, code: range.code ?? codes() },
      pieces: pieces.map((piece, index) => ({ piece, code: index === 0 ? null : codes() })),
    })),
  }));
  const all = touched.flatMap(({ row, made, cut }): Touched[] => {
    const { assignmentId, employeeId } = row;
    return [
      ...made.map(({ code, range }): Touched => {
        const { id, schedule } = range.row;
        const { externalCode } = schedule;
        return {
          code,
          range: { ...datesOf(range), assignmentId, schedule: { id, externalCode, duration: 1 } },
          change: 'MADE',
          before: null,
          employeeId,
        };
      }),
      ...cut.flatMap(({ range: before, pieces }): Touched[] =>
        pieces.length === 0
          ? [{ code: before.code, range: before, change: 'REMOVED', before, employeeId }]
          : pieces.map(({ piece, code }) =>
              code === null
                ? { code: before.code, range: piece, change: 'CUT', before, employeeId }
                : { code, range: piece, change: 'MADE', before: null, employeeId },
            ),
      ),
    ];
  });
  const known = all.flatMap(({ code, before }) => (before === null ? [] : [code]));
  const queued = known.length === 0 ? [] : await transaction.run(lockQueued, [known]);
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
  const allOf = Map.groupBy(all, ({ range }) => range.assignmentId);
  const undo = rows.map(({ assignmentId, version }) => {
    const own = allOf.get(assignmentId) ?? [];
    return {
      assignment_id: assignmentId,
      version,
      codes: own.map(({ code }) => code),
      ranges: own.flatMap(({ before, code }) =>
        before === null
          ? []
          : [{ ...rangeColumns(before), code, schedule_code: before.schedule.externalCode }],
      ),
      outbox: own.flatMap(({ code }) => queuedOf.get(code)?.row ?? []),
    };
  });
  const by = [batch.id, batch.managerId, batch.now];
  await transaction.run(addUndo, [JSON.stringify(undo), ...by]);
  const ids = rows.map(({ assignmentId }) => assignmentId);
  await transaction.run(countPlanChange, [ids, batch.managerId, batch.now]);
}

/** A row of the history, before the batch is added. */
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

async function writeRanges(transaction: Runner, all: readonly Touched[]): Promise<void> {
  const removed = all.flatMap(({ change, before }) =>
    change === 'REMOVED' && before !== null ? [before.id] : [],
  );
  const cut = all.flatMap(({ change, before, range, code }) =>
    change === 'CUT' && before !== null ? [{ id: before.id, ...rangeColumns(range), code }] : [],
  );
  const made = all.flatMap(({ change, range, code }) =>
    change === 'MADE' ? [{ ...rangeColumns(range), code }] : [],
  );
  if (removed.length > 0) await transaction.run(removeStatement, [removed]);
  if (cut.length > 0) await transaction.run(cutStatement, [JSON.stringify(cut)]);
  await transaction.run(addTemporaryRanges, [JSON.stringify(made)]);
}

async function writeOutbox(
  transaction: Runner,
  { now, dueAt }: Batch,
  all: readonly Touched[],
  queued: ReadonlyMap<string, KeptQueued>,
): Promise<void> {
  const isNeverSent = ({ code, change }: Touched) => {
    const row = queued.get(code);
    return change === 'REMOVED' && row !== undefined && isUnsent(row) && !row.hasLeft;
  };
  const dropped = all.filter(isNeverSent).map(({ code }) => code);
  if (dropped.length > 0) await transaction.run(dropQueued, [dropped]);
  // What goes first makes room for what comes, so that ranges over there never overlap.
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
      has_left: change !== 'MADE',
    }));
  await transaction.run(enqueueSchedules, [JSON.stringify(asked)]);
}

function rangeColumns(range: Omit<TemporaryRange, 'id' | 'code'>) {
  return {
    assignment_id: range.assignmentId,
    work_schedule_id: range.schedule.id,
    start_date: range.startDate,
    end_date: range.endDate,
    first_day_number: range.firstDayNumber,
  };
}

function datesOf({ startDate, endDate, firstDayNumber }: RowToSave['ranges'][number]) {
  return { startDate, endDate, firstDayNumber };
}

function spanOf(ranges: readonly DateRange[]): DateRange {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There are ranges.');
  return { startDate: first.startDate, endDate: last.endDate };
}

/** Hands out as many codes as there will be new ranges, and ranges that have none. */
async function takeCodes(
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
  let next = 0;
  return () => {
    const id = ids[next];
    next += 1;
    if (id === undefined) throw new Error('Codes were counted before they were taken.');
    return `${ownPrefix}T${id}`;
  };
}

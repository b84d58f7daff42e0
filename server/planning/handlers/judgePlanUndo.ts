import type { CallRequest } from '../../calls/calls.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { lockPlans, readPlanFacts, type PlanFacts } from '../data/planFacts.ts';
import { readUndo, type KeptUndo } from '../data/planUndo.ts';
import { isUnsent, lockQueued, type KeptQueued } from '../data/scheduleOutbox.ts';
import { holdSchedules } from '../data/undoPlans.ts';
import type { RowRefusal } from '../rules/planRefusal.ts';

/** A row of a batch that can be undone. */
interface Undoable {
  readonly undo: KeptUndo;
  readonly facts: PlanFacts;
}

/** A requested row: what is undone, or why it is not. */
interface JudgedUndo {
  /** Of the assignment. */
  readonly id: number;
  /** The current version of its plan. */
  readonly version: number;
  readonly outcome: Undoable | RowRefusal;
}

/**
 * Locks the plans of a batch and judges each row by itself. NOT_FOUND if the caller planned no such
 * batch.
 */
export async function judgePlanUndo(
  transaction: Runner,
  { body, employee, now }: Pick<CallRequest<'undoPlan'>, 'body' | 'employee' | 'now'>,
): Promise<JudgedUndo[]> {
  const kept = await transaction.run(readUndo, { batchId: body.batchId, employeeId: employee.id });
  requireFound(kept[0]);
  const keptOf = new Map(kept.map((row) => [row.assignmentId, row]));
  const asked = [...new Set(body.userIds ?? keptOf.keys())];
  const ids = asked.filter((id) => keptOf.has(id));
  await lockPlans(transaction, ids);
  const managed = await managedFromNowOn(transaction, employee.id, now);
  const own = new Set(managed.map(({ assignmentId }) => assignmentId));
  const facts = await transaction.run(readPlanFacts, { assignmentIds: ids });
  const factsOf = new Map(facts.map((row) => [row.assignmentId, row]));
  const queued = await transaction.run(lockQueued, {
    codes: ids.flatMap((id) => keptOf.get(id)?.codes ?? []),
  });
  const queuedOf = new Map(queued.map((row) => [row.code, row]));
  const schedules = kept.flatMap(({ ranges }) => ranges.map((range) => range.work_schedule_id));
  const held = await transaction.run(holdSchedules, { ids: [...new Set(schedules)] });
  const heldIds = new Set(held.map(({ id }) => id));

  return asked.map((id) => {
    const [undo, row] = [keptOf.get(id), factsOf.get(id)];
    const outcome = outcomeOf(undo, row, { own, queuedOf, heldIds });
    return { id, version: row?.version ?? 0, outcome };
  });
}

function outcomeOf(
  undo: KeptUndo | undefined,
  facts: PlanFacts | undefined,
  {
    own,
    queuedOf,
    heldIds,
  }: {
    /** The assignments that the caller may plan. */
    readonly own: ReadonlySet<number>;
    readonly queuedOf: ReadonlyMap<string, KeptQueued>;
    /** The schedules that still exist. */
    readonly heldIds: ReadonlySet<number>;
  },
): Undoable | RowRefusal {
  if (undo === undefined || facts === undefined) return { code: 'NOTHING_PLANNED', date: null };
  if (!own.has(undo.assignmentId)) return { code: 'FORBIDDEN', date: null };
  if (undo.version !== facts.version) {
    const { changedBy, changedAt } = facts;
    return { code: 'CHANGED_SINCE', date: null, changedBy, changedAt };
  }
  if (isSent(undo, queuedOf)) return { code: 'ALREADY_SENT', date: null };
  const gone = undo.ranges.find((range) => !heldIds.has(range.work_schedule_id));
  if (gone !== undefined) {
    return { code: 'SCHEDULE_GONE', date: gone.start_date, schedule: gone.schedule_code };
  }
  return { undo, facts };
}

/** A range that was made by the batch must never have left; an earlier one may have, before it. */
function isSent({ codes, ranges }: KeptUndo, queuedOf: ReadonlyMap<string, KeptQueued>): boolean {
  const before = new Set(ranges.map(({ code }) => code));
  return codes.some((code) => {
    const row = queuedOf.get(code);
    if (row === undefined) return false;
    const isNew = !before.has(code);
    return !isUnsent(row) || (isNew && row.hasLeft);
  });
}

import { mealQuestion } from 'shared-contracts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { command } from '../calls/commands.ts';
import { readEditCase } from './handlers/readEditCase.ts';
import { requirePermission } from './policies/requirePermission.ts';
import { requireOwnAssignment } from '../clocking/policies/requireOwnAssignment.ts';
import { requireReadable } from './policies/requireReadable.ts';
import { presentShifts } from '../shifts/data/presentShifts.ts';
import { type Shift, countsAsApproved } from '../shifts/rules/timePairRow.ts';
import { lastMealAnswer, workedBefore } from '../adjusted-time/data/mealBreaks.ts';
import { readShiftToChange, type ShiftToChange } from '../shifts/data/shiftToChange.ts';
import { isDerivedAlike } from '../adjusted-time/rules/derive.ts';
import { mealPenaltySummary } from '../adjusted-time/rules/mealPenaltySummary.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';

/** Running the rules of adjusted time again, and the meal break question (spec §3, §7). */
export function adjustedTimeHandlers(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const { prepare, facts, features } = book;

  async function changing(
    { employee, now }: CallRequest<'readjustTimePair' | 'answerMealWaiver'>,
    { shift: before, head }: ShiftToChange,
    after: Shift,
    action: 'READJUSTED' | 'MEAL_BREAK_ANSWERED',
  ) {
    const by = { actorKind: 'employee', actorId: employee.id, at: now.toISOString() } as const;
    const change = await prepare(by, [{ head, before, after, action }]);
    const [changed = after] = change.shifts;
    return { change, changed: { ...before, ...changed } };
  }

  async function readable(
    request: CallRequest<'readjustTimePair' | 'getMealPenaltySummary'>,
    id: number,
  ): Promise<ShiftToChange> {
    const entry = await readShiftToChange(database, id);
    requireFound(entry);
    await requireReadable(database, facts, request, entry.shift);
    return entry;
  }

  async function summaryOf(shift: Shift) {
    const [secondsBefore, answeredAt, info] = await Promise.all([
      workedBefore(database, shift),
      lastMealAnswer(database, shift),
      features.read(),
    ]);
    return mealPenaltySummary(shift, { secondsBefore, answeredAt }, info);
  }

  return {
    readjustTimePair: command(context, async (request, unit) => {
      const entry = await readable(request, request.body.timePairId);
      const { pair } = entry.shift;
      const { assignment_id: assignmentId } = pair;
      const edit = await readEditCase(database, book, request, assignmentId, 'READJUST');
      requireLatest(entry.shift);
      requirePermission(edit, pair);
      requireAdjustable(entry, request.employee.id);
      const { change, changed } = await changing(request, entry, entry.shift, 'READJUSTED');
      const shiftTimePairs = await presentShifts(book, [changed], request);
      const isSame = isDerivedAlike(entry.shift, changed) && change.readjusted === 0;
      if (!isSame) unit.stage(change);
      return { status: 200, body: { shiftTimePairs, violations: [] } };
    }),
    getMealPenaltySummary: async (request) => {
      const { shift } = await readable(request, request.path.id);
      return { status: 200, body: await summaryOf(shift) };
    },
    answerMealWaiver: command(context, async (request, unit) => {
      const { shiftTimePairId, waiverMealBreak } = request.body;
      const entry = await readShiftToChange(database, shiftTimePairId);
      requireFound(entry);
      const { shift } = entry;
      const { assignment_id: assignmentId } = shift.pair;
      const assignment = (await facts.assignments([assignmentId])).get(assignmentId);
      requireOwnAssignment(request.employee, assignment);
      requireLatest(shift);
      const summary = await summaryOf(shift);
      if (mealQuestion(summary, request.now.toISOString()) === null) {
        throw new Refusal('MEAL_WAIVER_ANSWERED');
      }
      const isWaived = waiverMealBreak || shift.pair.meal_break_waived === true;
      const after = { ...shift, pair: { ...shift.pair, meal_break_waived: isWaived } };
      const { change } = await changing(request, entry, after, 'MEAL_BREAK_ANSWERED');
      unit.stage(change);
      return { status: 200, body: { ...summary, hasAlreadyCapturedIntervalWaiver: true } };
    }),
  } satisfies Partial<Handlers>;
}

/** Refuses versions that are not the latest, and deleted entries (spec §8). */
function requireLatest({ pair }: Shift): void {
  if (!pair.is_latest) throw new Refusal('SHIFT_ALREADY_CORRECTED');
  if (pair.deleted_at !== null) throw new Refusal('SHIFT_ALREADY_DELETED');
}

/**
 * Refuses open entries, and own time that a manager has approved, whose hours only the manager can
 * change (STATUS_NOT_ALLOWED).
 */
function requireAdjustable({ shift: { pair }, employeeId }: ShiftToChange, readerId: number): void {
  const isDecided = employeeId === readerId && countsAsApproved(pair.status);
  if (pair.clock_out === null || isDecided) throw new Refusal('STATUS_NOT_ALLOWED');
}

import { holdsFor, mealQuestion } from 'shared-contracts';
import type { WritableBook, ShiftCommit } from '../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { preparedCommand, type Prepared } from '../calls/preparedCommand.ts';
import { readEditCase, requirePermission } from './routes/readEditCase.ts';
import { requireReadable } from './routes/requireReadable.ts';
import { presentShifts } from '../shifts/data/presentShifts.ts';
import { type Shift, countsAsApproved } from '../shifts/rules/timePairRow.ts';
import { lastMealAnswer, workedBefore } from '../adjusted-time/data/mealBreaks.ts';
import { readShiftToChange, type ShiftToChange } from '../shifts/data/shiftToChange.ts';
import { isDerivedAlike } from '../adjusted-time/rules/derive.ts';
import { mealPenaltySummary } from '../adjusted-time/rules/mealPenaltySummary.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';

/** Running the rules of adjusted time again, and the meal break question (spec §3, §7). */
export function adjustedTimeHandlers({ database }: ServerContext, book: WritableBook) {
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

  /**
   * The shift, if it is the reader's own or of a day that the reader manages; otherwise NOT_FOUND.
   */
  async function readable(
    { employee, now }: CallRequest<'readjustTimePair' | 'getMealPenaltySummary'>,
    id: number,
  ): Promise<ShiftToChange> {
    const entry = await readShiftToChange(database, id);
    requireFound(entry);
    const { assignment_id: assignmentId, start_date: date } = entry.shift.pair;
    const assignment = (await facts.assignments([assignmentId])).get(assignmentId);
    requireFound(assignment);
    await requireReadable(database, employee, assignment, date, now);
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
    readjustTimePair: preparedCommand<'readjustTimePair'>(database, async (request) => {
      const entry = await readable(request, request.body.timePairId);
      const { pair } = entry.shift;
      const { assignment_id: assignmentId } = pair;
      const edit = await readEditCase(database, book, request, assignmentId, 'READJUST');
      requireLatest(entry.shift);
      requirePermission(edit, pair);
      requireAdjustable(entry, request.employee.id);
      const { change, changed } = await changing(request, entry, entry.shift, 'READJUSTED');
      const shiftTimePairs = await presentShifts(book, [changed], request);
      const answer = { status: 200, body: { shiftTimePairs, violations: [] } } as const;
      const isSame = isDerivedAlike(entry.shift, changed) && change.readjusted === 0;
      if (isSame) return { answer, write: () => Promise.resolve() };
      return { answer, ...writing(change) };
    }),
    getMealPenaltySummary: async (request) => {
      const { shift } = await readable(request, request.path.id);
      return { status: 200, body: await summaryOf(shift) };
    },
    answerMealWaiver: preparedCommand<'answerMealWaiver'>(database, async (request) => {
      const { shiftTimePairId, waiverMealBreak } = request.body;
      const entry = await readShiftToChange(database, shiftTimePairId);
      if (entry?.employeeId !== request.employee.id) throw new Refusal('NOT_FOUND');
      const { shift } = entry;
      const { assignment_id: assignmentId } = shift.pair;
      const assignment = (await facts.assignments([assignmentId])).get(assignmentId);
      if (!holdsFor('CLOCK', 'EMPLOYEE', assignment?.authorities ?? [])) {
        throw new Refusal('ACCESS_DENIED');
      }
      requireLatest(shift);
      const summary = await summaryOf(shift);
      if (mealQuestion(summary, request.now.toISOString()) === null) {
        throw new Refusal('MEAL_WAIVER_ANSWERED');
      }
      const isWaived = waiverMealBreak || shift.pair.meal_break_waived === true;
      const after = { ...shift, pair: { ...shift.pair, meal_break_waived: isWaived } };
      const { change } = await changing(request, entry, after, 'MEAL_BREAK_ANSWERED');
      const body = { ...summary, hasAlreadyCapturedIntervalWaiver: true };
      const answer = { status: 200, body } as const;
      return { answer, ...writing(change) };
    }),
  } satisfies Partial<Handlers>;
}

function writing(change: ShiftCommit): Pick<Prepared<'readjustTimePair'>, 'write' | 'tell'> {
  return { write: (transaction) => change.write(transaction), tell: () => change.tell() };
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

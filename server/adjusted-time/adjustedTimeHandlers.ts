import type { Transaction } from 'kysely';
import { holdsFor, mealQuestion } from 'shared-contracts';
import type { Tables } from '../database/tables.ts';
import type { CallRequest, Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import { leaving } from '../hr-sync/rules/leaving.ts';
import type { ServerContext } from '../http/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { preparedCommand } from '../records/routes/preparedCommand.ts';
import { readEditFacts, requirePermission } from '../time-entries/routes/readEditFacts.ts';
import { requireReadable } from '../time-entries/routes/requireReadable.ts';
import { presentShifts, type PresentationSources } from '../time-entries/data/presentShifts.ts';
import type { Shift } from '../time-entries/rules/timePairRow.ts';
import { lastMealAnswer } from './data/lastMealAnswer.ts';
import { changeShift } from './data/changeShift.ts';
import { readShiftToChange, type ShiftToChange } from './data/changedShift.ts';
import type { Derive } from './data/createDerive.ts';
import { workedBefore } from './data/workedBefore.ts';
import { isDerivedAlike } from './rules/isDerivedAlike.ts';
import { mealPenaltySummary } from './rules/mealPenaltySummary.ts';
import { requireAdjustable } from './routes/requireAdjustable.ts';
import { requireLatest } from './routes/requireLatest.ts';

interface Sources extends PresentationSources {
  readonly chain: RecordChain;
  readonly derive: Derive;
}

/** The rules of adjusted time run again, and the question of the meal break (spec §3, §7). */
export function adjustedTimeHandlers({ database, push }: ServerContext, sources: Sources) {
  const { chain, derive, facts, features } = sources;

  /** Writes the change with its record, and tells the pages then. */
  async function changing(
    { employee, now }: CallRequest<'readjustTimePair' | 'answerMealWaiver'>,
    found: ShiftToChange,
    after: Shift,
    action: 'READJUSTED' | 'MEAL_BREAK_ANSWERED',
  ) {
    const { assignment_id: id } = after.pair;
    const managerIds = (await facts.assignments([id])).get(id)?.managerIds ?? [];
    await chain.open();
    const recordedAt = now.toISOString();
    const by = { actorKind: 'employee', actorId: employee.id, recordedAt, action } as const;
    const employeeIds = [found.employeeId, ...managerIds];
    return {
      write: (transaction: Transaction<Tables>) =>
        changeShift(transaction, chain, found, after, by),
      tell: () => push.publish({ type: 'time-pairs-changed', employeeIds }),
    };
  }

  /** The shift, when it is the reader's own or of a day that the reader manages; else NOT_FOUND. */
  async function readable(
    { employee, now }: CallRequest<'readjustTimePair' | 'getMealPenaltySummary'>,
    id: number,
  ): Promise<ShiftToChange> {
    const found = await readShiftToChange(database, id);
    if (found === null) throw new Refusal('NOT_FOUND');
    const { assignment_id: assignmentId, start_date: date } = found.shift.pair;
    const assignment = (await facts.assignments([assignmentId])).get(assignmentId);
    if (assignment === undefined) throw new Refusal('NOT_FOUND');
    await requireReadable(database, employee, assignment, date, now);
    return found;
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
      const found = await readable(request, request.body.timePairId);
      const { pair } = found.shift;
      const { assignment_id: assignmentId } = pair;
      const edit = await readEditFacts(database, sources, request, assignmentId, 'READJUST');
      requireLatest(found.shift);
      requirePermission(edit, pair);
      requireAdjustable(found, request.employee.id);
      const derived = await derive(found.shift);
      const { after: leavingShift } = leaving(found.shift, derived, {
        now: request.now.toISOString(),
      });
      const after = { ...found.shift, ...leavingShift };
      const shiftTimePairs = await presentShifts(sources, [after], request);
      const answer = { status: 200, body: { shiftTimePairs, violations: [] } } as const;
      if (isDerivedAlike(found.shift, after)) return { answer, write: () => Promise.resolve() };
      return { answer, ...(await changing(request, found, after, 'READJUSTED')) };
    }),
    getMealPenaltySummary: async (request) => {
      const { shift } = await readable(request, request.path.id);
      return { status: 200, body: await summaryOf(shift) };
    },
    answerMealWaiver: preparedCommand<'answerMealWaiver'>(database, async (request) => {
      const { shiftTimePairId, waiverMealBreak } = request.body;
      const found = await readShiftToChange(database, shiftTimePairId);
      if (found?.employeeId !== request.employee.id) throw new Refusal('NOT_FOUND');
      const { shift } = found;
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
      const derived = await derive({
        ...shift,
        pair: { ...shift.pair, meal_break_waived: isWaived },
      });
      const after = { ...shift, ...derived };
      const body = { ...summary, hasAlreadyCapturedIntervalWaiver: true };
      const answer = { status: 200, body } as const;
      return { answer, ...(await changing(request, found, after, 'MEAL_BREAK_ANSWERED')) };
    }),
  } satisfies Partial<Handlers>;
}

import { holdsFor, mealQuestion } from 'shared-contracts';
import { inside } from '../database/statement.ts';
import type { CallRequest, Handlers } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { preparedCommand, type Prepared } from '../records/routes/preparedCommand.ts';
import { readEditFacts, requirePermission } from '../time-entries/routes/readEditFacts.ts';
import { requireReadable } from '../time-entries/routes/requireReadable.ts';
import { presentShifts, type PresentationSources } from '../time-entries/data/presentShifts.ts';
import type { PrepareCommit, ShiftCommit } from '../shift-changes/createShiftCommits.ts';
import type { Shift } from '../time-entries/rules/timePairRow.ts';
import { lastMealAnswer } from './data/lastMealAnswer.ts';
import { readShiftToChange, type ShiftToChange } from './data/shiftToChange.ts';
import { workedBefore } from './data/workedBefore.ts';
import { isDerivedAlike } from './rules/isDerivedAlike.ts';
import { mealPenaltySummary } from './rules/mealPenaltySummary.ts';
import { requireAdjustable } from './routes/requireAdjustable.ts';
import { requireLatest } from './routes/requireLatest.ts';

interface Sources extends PresentationSources {
  readonly commit: PrepareCommit;
}

/** The rules of adjusted time run again, and the question of the meal break (spec §3, §7). */
export function adjustedTimeHandlers({ database }: ServerContext, sources: Sources) {
  const { commit, facts, features } = sources;

  async function changing(
    { employee, now }: CallRequest<'readjustTimePair' | 'answerMealWaiver'>,
    { shift: before, head }: ShiftToChange,
    after: Shift,
    action: 'READJUSTED' | 'MEAL_BREAK_ANSWERED',
  ) {
    const by = { actorKind: 'employee', actorId: employee.id, at: now.toISOString() } as const;
    const change = await commit(by, [{ head, before, after, action }]);
    const [changed = after] = change.shifts;
    return { change, changed: { ...before, ...changed } };
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
      const { change, changed } = await changing(request, found, found.shift, 'READJUSTED');
      const shiftTimePairs = await presentShifts(sources, [changed], request);
      const answer = { status: 200, body: { shiftTimePairs, violations: [] } } as const;
      if (isDerivedAlike(found.shift, changed)) return { answer, write: () => Promise.resolve() };
      return { answer, ...writing(change) };
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
      const after = { ...shift, pair: { ...shift.pair, meal_break_waived: isWaived } };
      const { change } = await changing(request, found, after, 'MEAL_BREAK_ANSWERED');
      const body = { ...summary, hasAlreadyCapturedIntervalWaiver: true };
      const answer = { status: 200, body } as const;
      return { answer, ...writing(change) };
    }),
  } satisfies Partial<Handlers>;
}

function writing(change: ShiftCommit): Pick<Prepared<'readjustTimePair'>, 'write' | 'tell'> {
  return { write: (transaction) => change.write(inside(transaction)), tell: () => change.tell() };
}

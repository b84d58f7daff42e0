import type { EmployeeActor } from '../calls/actor.ts';
import type { Answer, CallRequest, OperationId } from '../calls/calls.ts';
import { answerOnce } from '../calls/commands.ts';
import { receiptOf } from '../calls/storedAnswers.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import { nearbyTimeOf } from '../shifts/data/nearbyTime.ts';
import { beginningOf, planFor } from '../shifts/data/plansAt.ts';
import { inEffect } from '../shifts/rules/inEffect.ts';
import { readPunchState, type ShiftName } from './data/punchState.ts';
import { allowPunch } from './policies/allowPunch.ts';
import { createPunchJudge } from './createPunchJudge.ts';
import { presentPunchAnswer, punchRefusal } from './presentPunchAnswer.ts';
import type { PunchedBy, PunchKind } from './rules/punch.ts';

/** The request and its caller. */
type Asked<Id extends 'clockInShift' | 'clockOutShift'> = Pick<
  CallRequest<Id>,
  'body' | 'actor' | 'locale' | 'idempotencyKey' | 'now'
> &
  Pick<CallRequest<OperationId>, 'operationId' | 'path' | 'query'> & {
    /** The employee whose time is recorded. */
    readonly employee: Pick<EmployeeActor, 'id'>;
  };

/** An employee's own punch, on a personal device or at a terminal. */
export type PunchCall = { readonly by: Exclude<PunchedBy, 'MANAGER'> } & (
  | { readonly kind: 'CLOCK_IN'; readonly request: Asked<'clockInShift'> }
  | {
      readonly kind: Exclude<PunchKind, 'CLOCK_IN'>;
      readonly request: Asked<'clockOutShift'>;
    }
);

/**
 * Carries out punches (spec §4) with one statement that reads and one that writes
 * (docs/decisions/punches-in-two-statements.md).
 */
export function createPunch(
  context: UnitContext,
  book: WritableBook,
): (asked: PunchCall) => Promise<Answer<'clockInShift'>> {
  const { database } = context;
  const { judgeClockIn, judgePunch } = createPunchJudge(database);

  return (asked) => {
    const { request, by } = asked;
    const { body, employee, now, idempotencyKey: shiftKey } = request;
    const receipt = receiptOf(request, null);

    return answerOnce(context, receipt, {
      read: async () => {
        const [state, catalogue, features] = await Promise.all([
          readPunchState(database, book.workSchedules, {
            actorAndKey: receipt.actorAndKey,
            assignmentId: body.employeeAssignmentId,
            at: new Date(now.getTime() - (body.delayInMilliseconds ?? 0)),
            name: asked.kind === 'CLOCK_IN' ? null : nameOf(asked.request.body),
          }),
          book.facts.catalogue(),
          book.features.read(),
        ]);
        return { ...state, catalogue, features };
      },

      decide: async (state, unit) => {
        const { catalogue, features } = state;
        const assignment = allowPunch(employee, state.assignment, body, features);
        const nearby = nearbyTimeOf(state.plan, state.entries);
        const known = { state, nearby, assignment, catalogue, features };
        const outcome =
          asked.kind === 'CLOCK_IN'
            ? await judgeClockIn({ now, by, body: asked.request.body, shiftKey }, known)
            : await judgePunch(asked.kind, { now, by, body: asked.request.body }, known);
        if (!outcome.done) throw await punchRefusal(database, request, outcome, assignment);

        const { before, shift: decided, action, violations } = outcome;
        const change = await book.prepare(
          { actorKind: 'employee', actorId: employee.id, at: now.toISOString() },
          before === undefined ? [] : [{ head: state.head, before, after: decided, action }],
          { nearby, assignments: new Map([[assignment.id, assignment]]) },
        );
        const [shift = decided] = change.shifts;
        unit.stage(change, shift.pair.original_version_id);

        const plan = await planFor(nearby.dayPlans, beginningOf(shift));
        const modifiedBy = state.shift?.modifiedBy ?? null;
        const shown = { ...inEffect(shift), modifiedBy, assignment, plan };
        const answer = await presentPunchAnswer(database, book, request, shown, violations);
        return { status: 200, body: answer } as const;
      },
    });
  };
}

function nameOf({ shiftTimePairId, shiftKey }: CallRequest<'clockOutShift'>['body']): ShiftName {
  return { id: shiftTimePairId ?? null, key: shiftKey ?? null };
}

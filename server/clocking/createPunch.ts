import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import type { EmployeeActor } from '../calls/actor.ts';
import type { Answer, CallRequest, OperationId } from '../calls/calls.ts';
import { answerAgain, commandHash, isKept, keyOf } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { retryOnConflict } from '../calls/retryOnConflict.ts';
import { refusalOf } from '../calls/preparedCommand.ts';
import { keepAnswer } from '../shift-changes/data/keptAnswer.ts';
import { readPunchState, type PunchState, type ShiftName } from './data/punchState.ts';
import { allowPunch } from './routes/allowPunch.ts';
import { createPunchJudge, type PunchCase } from './createPunchJudge.ts';
import { presentPunchAnswer, presentStop } from './routes/presentPunchAnswer.ts';
import type { DonePunch, PunchedBy, PunchKind } from './rules/punch.ts';

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
 * Carries out punches (spec §4) with one statement that reads and one that writes. Reads again if
 * another punch of the assignment was written in the meantime.
 */
export function createPunch(
  { database }: Pick<ServerContext, 'database'>,
  book: WritableBook,
): (asked: PunchCall) => Promise<Answer<'clockInShift'>> {
  const { judgeClockIn, judgePunch } = createPunchJudge(database);

  async function judge(
    asked: PunchCall,
    state: PunchState,
    facts: Pick<PunchCase, 'catalogue' | 'features'>,
  ): Promise<DonePunch | Refusal> {
    const { body, employee, now, idempotencyKey: shiftKey } = asked.request;
    const assignment = allowPunch(employee, state.assignment, body, facts.features);
    const known = { ...facts, state, nearby: state.nearby, assignment };
    const by = { now, by: asked.by } as const;
    const outcome =
      asked.kind === 'CLOCK_IN'
        ? await judgeClockIn({ ...by, body: asked.request.body, shiftKey }, known)
        : await judgePunch(asked.kind, { ...by, body: asked.request.body }, known);
    return outcome.done ? outcome : presentStop(database, asked.request, outcome, assignment);
  }

  return (asked) =>
    retryOnConflict(async () => {
      const { request } = asked;
      const { body, employee, now } = request;
      const receipt = { actorAndKey: keyOf(request), hash: commandHash(request), at: now };
      const name = asked.kind === 'CLOCK_IN' ? null : nameOf(asked.request.body);

      const [state, catalogue, features] = await Promise.all([
        readPunchState(database, book.workSchedules, {
          actorAndKey: receipt.actorAndKey,
          assignmentId: body.employeeAssignmentId,
          at: new Date(now.getTime() - (body.delayInMilliseconds ?? 0)),
          name,
        }),
        book.facts.catalogue(),
        book.features.read(),
      ]);
      if (state.answer !== null) return answerAgain<'clockInShift'>(state.answer, receipt.hash);

      const outcome = await judge(asked, state, { catalogue, features }).catch(refusalOf);
      if (outcome instanceof Refusal) {
        const { code, details, status } = outcome;
        const refused = { ...receipt, status, body: { code, details }, shiftId: null };
        // The clock-in with this key may still be in flight, so the refusal is not final.
        const mayBecomeKnown = name?.key != null && state.shift === null;
        if (isKept(outcome) && !mayBecomeKnown) await keepAnswer(database, refused);
        throw outcome;
      }

      const { before, shift: decided, action, violations } = outcome;
      const change = await book.prepare(
        { actorKind: 'employee', actorId: employee.id, at: now.toISOString() },
        before === undefined ? [] : [{ head: state.head, before, after: decided, action }],
        state,
      );
      const [shift = decided] = change.shifts;
      const answer = await presentPunchAnswer(
        database,
        book,
        request,
        { shift, violations },
        state,
      );
      const shiftId = shift.pair.original_version_id;
      await change.write(database, { ...receipt, status: 200, body: answer, shiftId });
      change.tell();
      return { status: 200, body: answer };
    });
}

function nameOf({ shiftTimePairId, shiftKey }: CallRequest<'clockOutShift'>['body']): ShiftName {
  return { id: shiftTimePairId ?? null, key: shiftKey ?? null };
}

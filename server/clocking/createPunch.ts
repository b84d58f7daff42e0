import type { Answer, CallRequest } from '../http/calls.ts';
import { answerAgain, commandHash, isKept, keyOf } from '../http/commands.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { retryOnConflict } from '../records/data/retryOnConflict.ts';
import { refusalOf } from '../records/routes/preparedCommand.ts';
import type { WorkSchedules } from '../schedules/data/workSchedules.ts';
import type { PrepareCommit } from '../shift-changes/createShiftCommits.ts';
import { keepAnswer } from '../shift-changes/data/keptAnswer.ts';
import type { PresentationSources } from '../time-entries/data/presentShifts.ts';
import { readPunchState, type PunchState, type ShiftName } from './data/punchState.ts';
import { allowPunch } from './routes/allowPunch.ts';
import { createDecisions, type DecisionFacts } from './routes/createDecisions.ts';
import { presentPunch, presentStop } from './routes/presentPunch.ts';
import type { DonePunch, PunchKind } from './rules/punch.ts';

/** A punch of the caller. */
type AskedPunch =
  | { readonly kind: 'CLOCK_IN'; readonly request: CallRequest<'clockInShift'> }
  | {
      readonly kind: Exclude<PunchKind, 'CLOCK_IN'>;
      readonly request: CallRequest<'clockOutShift' | 'clockInSegment' | 'clockOutSegment'>;
    };

export interface PunchSources extends PresentationSources {
  readonly commit: PrepareCommit;
  readonly workSchedules: WorkSchedules;
}

/**
 * Carries punches out (spec §4): reads, judges, commits and answers, with one statement that reads and
 * one that writes. Whoever finds that another punch of the assignment came between reads again.
 */
export function createPunch(
  { database }: Pick<ServerContext, 'database'>,
  sources: PunchSources,
): (asked: AskedPunch) => Promise<Answer<'clockInShift'>> {
  const decisions = createDecisions(database);

  async function judge(
    asked: AskedPunch,
    { state, ...facts }: Omit<DecisionFacts, 'assignment'> & { readonly state: PunchState },
  ): Promise<DonePunch | Refusal> {
    const { body, employee, now, idempotencyKey: shiftKey } = asked.request;
    const assignment = allowPunch(employee, state.assignment, body, facts.features);
    const known = { ...facts, state, assignment };
    const by = { now, by: 'EMPLOYEE' } as const;
    const outcome =
      asked.kind === 'CLOCK_IN'
        ? await decisions.decideClockIn({ ...by, body: asked.request.body, shiftKey }, known)
        : await decisions.decidePunch(asked.kind, { ...by, body: asked.request.body }, known);
    return outcome.done ? outcome : presentStop(database, asked.request, outcome, assignment);
  }

  return (asked) =>
    retryOnConflict(async () => {
      const { request } = asked;
      const { body, employee, now } = request;
      const hash = commandHash(request);
      const actorAndKey = keyOf(request);
      const name = asked.kind === 'CLOCK_IN' ? null : nameOf(asked.request.body);

      const [state, catalogue, features] = await Promise.all([
        readPunchState(database, sources.workSchedules, {
          actorAndKey,
          assignmentId: body.employeeAssignmentId,
          at: new Date(now.getTime() - (body.delayInMilliseconds ?? 0)),
          name,
        }),
        sources.facts.catalogue(),
        sources.features.read(),
      ]);
      if (state.answer !== null) return answerAgain<'clockInShift'>(state.answer, hash);

      const { assignment, nearby } = state;
      const outcome = await judge(asked, { state, nearby, catalogue, features }).catch(refusalOf);
      const kept = { actorAndKey, hash, at: now };
      if (outcome instanceof Refusal) {
        const { code, details, status } = outcome;
        const refused = { ...kept, status, body: { code, details }, shiftId: null };
        // The clock-in that a key names may still be on its way: nothing is settled until it is known.
        const mayBecomeKnown = name?.key != null && state.shift === null;
        if (isKept(outcome) && !mayBecomeKnown) await keepAnswer(database.run, refused);
        throw outcome;
      }

      const { before, shift: decided, action, violations } = outcome;
      const assignments = async () =>
        new Map(assignment === undefined ? [] : [[assignment.id, assignment]]);
      const change = await sources.commit(
        { actorKind: 'employee', actorId: employee.id, at: now.toISOString() },
        before === undefined ? [] : [{ head: state.head, before, after: decided, action }],
        { nearby, facts: { assignments } },
      );
      const [shift = decided] = change.shifts;
      const own = {
        ...sources,
        dayPlans: nearby.dayPlans,
        facts: { ...sources.facts, assignments },
      };
      const answer = await presentPunch(database, own, request, { shift, violations }, state);
      const shiftId = shift.pair.original_version_id;
      await change.write(database.run, { ...kept, status: 200, body: answer, shiftId });
      change.tell();
      return { status: 200, body: answer };
    });
}

function nameOf({ shiftTimePairId, shiftKey }: CallRequest<'clockOutShift'>['body']): ShiftName {
  return { id: shiftTimePairId ?? null, key: shiftKey ?? null };
}

import {
  toInstant,
  toMillis,
  type components,
  type FeatureInfo,
  type Instant,
} from 'shared-contracts';
import type { Database } from '../database/database.ts';
import type { NearbyTime } from '../shifts/data/nearbyTime.ts';
import { planFor } from '../shifts/data/plansAt.ts';
import type { AssignmentFacts, Catalogue } from '../shifts/rules/timePairContext.ts';
import type { PunchState } from './data/punchState.ts';
import { readCorrection } from './data/readCorrection.ts';
import { blockedByLeave, blockedByPlace } from './rules/blockedBy.ts';
import { clockIn } from './rules/clockIn.ts';
import { believedDelay } from './rules/believedDelay.ts';
import { goesToCorrection } from './rules/correction.ts';
import { endAt } from './rules/endAt.ts';
import { timePunch } from './rules/timePunch.ts';
import type { Outcome, PunchedBy, PunchKind } from './rules/punch.ts';
import { deviceFacts, punchFacts } from './rules/punchFacts.ts';
import { punchShift } from './rules/punchShift.ts';
import { allowChoices, allowRebooking } from './policies/allowChoices.ts';
import { requireActive } from './policies/requireOwnAssignment.ts';

type Schemas = components['schemas'];

/** The punch that is requested. */
interface PunchRequest<Body> {
  readonly body: Body;
  /** When the request arrived. */
  readonly now: Date;
  readonly by: PunchedBy;
}

/** The data that a punch is decided on; its person is allowed to punch for the assignment. */
export interface PunchCase {
  readonly state: Pick<PunchState, 'shift' | 'lastPunch'>;
  readonly nearby: Pick<NearbyTime, 'dayPlans'>;
  readonly assignment: AssignmentFacts;
  readonly catalogue: Catalogue;
  readonly features: FeatureInfo;
}

/**
 * Judges punches of employees, at terminals and by managers. Geofences apply only to a punch on the
 * person's own device: a manager's has no position, and a terminal's has that of its site.
 */
export function createPunchJudge(database: Database) {
  return {
    async judgeClockIn(
      {
        body,
        now,
        by,
        shiftKey,
      }: PunchRequest<Schemas['ClockInRequest'] | Schemas['MassClockInRequest']> & {
        /** The Idempotency-Key if it names this one shift. */
        readonly shiftKey: string | null;
      },
      { state, nearby, assignment, catalogue, features }: PunchCase,
    ): Promise<Outcome> {
      const choices = allowChoices(body, features, assignment, catalogue);
      const delay = believedDelay(body, assignment, features);
      const timed = timePunch(now.toISOString(), delay, state.lastPunch);
      requireActive(assignment, timed.at);
      const facts = punchFacts(body, by, timed.at, { features, assignment, catalogue });
      const made = { ...timed, facts };
      const { id: assignmentId, timeZone } = assignment;
      const moment = { assignmentId, timeZone, at: timed.at };
      const [{ planned }, [id = 0]] = await Promise.all([
        planFor(nearby.dayPlans, moment),
        database.takeIds('time_pair_id', 1),
      ]);
      const blocked =
        (by === 'EMPLOYEE' ? blockedByPlace(made, assignment, features) : null) ??
        blockedByLeave(made, planned);
      if (blocked !== null && state.shift === null) return { done: false, code: blocked };
      return clockIn(state.shift, made, { id, assignmentId, timeZone, shiftKey, ...choices });
    },

    judgeEnd,

    async judgePunch(
      kind: Exclude<PunchKind, 'CLOCK_IN'>,
      {
        body,
        now,
        by,
      }: PunchRequest<Schemas['ClockEntryRequest'] | Schemas['MassClockOutRequest']>,
      { state: { shift, lastPunch }, assignment, catalogue, features }: PunchCase,
    ): Promise<Outcome> {
      const timed = timePunch(
        now.toISOString(),
        believedDelay(body, assignment, features),
        lastPunch,
      );
      const facts = punchFacts(body, by, timed.at, { features, assignment, catalogue });
      const made = { ...timed, facts };
      const blocked = by === 'EMPLOYEE' ? blockedByPlace(made, assignment, features) : null;
      if (blocked !== null && shift?.pair.clock_out === null) return { done: false, code: blocked };
      const isCopied = shift !== null && goesToCorrection(shift, timed);
      const mayStandAlone =
        isCopied || timed.isCorrection || timed.sentLate || shift?.pair.is_correction === true;
      const newPairs = Number(mayStandAlone) + (isCopied ? shift.segments.length : 0);
      const [correction, [segmentId = 0, pairId = 0, ...copyIds]] = await Promise.all([
        isCopied ? readCorrection(database, shift) : null,
        database.takeIds('time_pair_id', 1 + newPairs),
      ]);
      return punchShift(kind, shift, made, {
        by,
        correction,
        newIds: { pair: pairId, segments: copyIds },
        segmentId,
        booking:
          shift === null
            ? null
            : allowRebooking(body, { pair: shift.pair, by }, features, assignment, catalogue),
        approval: {
          autoApproval: features.features.AUTO_APPROVAL,
          hasApproval: features.features.APPROVE_TIME_PAIRS,
        },
      });
    },
  };
}

/** Enters a forgotten clock-out for a manager. */
function judgeEnd(
  end: Instant,
  { body, now }: Pick<PunchRequest<Schemas['MassClockOutRequest']>, 'body' | 'now'>,
  { state: { shift }, assignment, catalogue, features }: PunchCase,
): Outcome {
  const facts = deviceFacts(body, 'MANAGER', { features, assignment, catalogue });
  const booking =
    shift === null
      ? null
      : allowRebooking(body, { pair: shift.pair, by: 'MANAGER' }, features, assignment, catalogue);
  return endAt(shift, toInstant(toMillis(end)), { facts, booking }, now.toISOString());
}

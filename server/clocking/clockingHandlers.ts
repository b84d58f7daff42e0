import { localDay } from 'shared-contracts';
import type { CallRequest, Handlers } from '../http/calls.ts';
import { ownIdempotency } from '../http/commands.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { isActiveAt } from '../people/rules/isActiveAt.ts';
import { requireSelf } from '../people/routes/requireSelf.ts';
import { presentShifts } from '../time-entries/data/presentShifts.ts';
import { readAutoClockOuts } from './data/autoClockOuts.ts';
import { readCorrection } from './data/punchState.ts';
import { readOpenShifts } from './data/readOpenShifts.ts';
import { blockedByLeave, blockedByPlace } from './rules/blockedBy.ts';
import { clockIn } from './rules/clockIn.ts';
import { placePunch } from './rules/placePunch.ts';
import type { Outcome, PunchKind } from './rules/punch.ts';
import { punchFacts } from './rules/punchFacts.ts';
import { punchShift } from './rules/punchShift.ts';
import { allowChoices } from './routes/allowChoices.ts';
import { allowPunch } from './routes/allowPunch.ts';
import { createPunch, type PunchFacts, type PunchSources } from './routes/createPunch.ts';

type NamedPunch = 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

/** Clocking of the own shifts and their segments, and the own open shift (spec §4). */
export function clockingHandlers(context: ServerContext, sources: PunchSources) {
  const { database } = context;
  const punch = createPunch(context, sources);

  async function decideClockIn(
    request: CallRequest<'clockInShift'>,
    { state, assignment: asked, catalogue, features }: PunchFacts,
  ): Promise<Outcome> {
    const { body, employee, idempotencyKey: shiftKey, now } = request;
    const assignment = allowPunch(employee, asked, body, features);
    const choices = allowChoices(body, features, assignment, catalogue);
    const delay = body.delayInMilliseconds ?? 0;
    const place = placePunch(now.toISOString(), delay, state.lastPunch);
    if (!isActiveAt(assignment, place.at)) throw new Refusal('ACCESS_DENIED');
    const made = { ...place, facts: punchFacts(body, features, assignment, catalogue) };
    const { id: assignmentId, timeZone } = assignment;
    const day = { assignmentId, timeZone, date: localDay(place.at, timeZone) };
    const [[plan], [id = 0]] = await Promise.all([
      sources.dayPlans([day]),
      database.takeIds('time_pair_id', 1),
    ]);
    const blocked =
      blockedByPlace(made, assignment, features) ??
      (plan === undefined ? null : blockedByLeave(made, plan.planned));
    if (blocked !== null && state.shift === null) return { done: false, code: blocked };
    return clockIn(state.shift, made, { id, assignmentId, timeZone, shiftKey, ...choices });
  }

  async function decidePunch(
    kind: Exclude<PunchKind, 'CLOCK_IN'>,
    { body, employee, now }: CallRequest<NamedPunch>,
    { state: { shift, lastPunch }, assignment: asked, catalogue, features }: PunchFacts,
  ): Promise<Outcome> {
    const assignment = allowPunch(employee, asked, body, features);
    const place = placePunch(now.toISOString(), body.delayInMilliseconds ?? 0, lastPunch);
    const made = { ...place, facts: punchFacts(body, features, assignment, catalogue) };
    const blocked = blockedByPlace(made, assignment, features);
    if (blocked !== null && shift?.pair.clock_out === null) return { done: false, code: blocked };
    const isCorrection = place.isCorrection || shift?.pair.clock_out_origin === 'AUTOMATIC';
    const isCopied = isCorrection && shift !== null && !shift.pair.is_correction;
    const mayStandAlone = isCorrection || shift?.pair.is_correction === true;
    const newPairs = Number(mayStandAlone) + (isCopied ? shift.segments.length : 0);
    const [correction, [segmentId = 0, pairId = 0, ...copyIds]] = await Promise.all([
      isCopied ? readCorrection(database, shift) : null,
      database.takeIds('time_pair_id', 1 + newPairs),
    ]);
    return punchShift(kind, shift, made, {
      correction,
      newIds: { pair: pairId, segments: copyIds },
      segmentId,
      timeTypeId: shift?.pair.time_type_id ?? null,
      autoApproval: features.features.AUTO_APPROVAL,
    });
  }

  function namedPunch(kind: Exclude<PunchKind, 'CLOCK_IN'>) {
    return (request: CallRequest<NamedPunch>) => {
      const { shiftTimePairId: id = null, shiftKey: key = null } = request.body;
      return punch(request, { id, key }, (facts) => decidePunch(kind, request, facts));
    };
  }

  async function activeShift(request: CallRequest<'getActiveShift' | 'getActiveUserInfo'>) {
    requireSelf(request.employee, request.path.sub);
    const open = await readOpenShifts(database, request.employee.id);
    const [youngest = null] = await presentShifts(sources, open.slice(0, 1), request);
    const body = { activeShiftSummary: youngest, serverTime: request.now.toISOString() };
    return { status: 200, body } as const;
  }

  return {
    getActiveShift: activeShift,
    getActiveUserInfo: async (request) => {
      const [{ status, body }, autoClockOuts] = await Promise.all([
        activeShift(request),
        readAutoClockOuts(database, sources, request.employee.id, request.now),
      ]);
      return { status, body: { ...body, autoClockOuts } };
    },
    clockInShift: ownIdempotency((request: CallRequest<'clockInShift'>) =>
      punch(request, null, (facts) => decideClockIn(request, facts)),
    ),
    clockOutShift: ownIdempotency<'clockOutShift'>(namedPunch('CLOCK_OUT')),
    clockInSegment: ownIdempotency<'clockInSegment'>(namedPunch('SEGMENT_CLOCK_IN')),
    clockOutSegment: ownIdempotency<'clockOutSegment'>(namedPunch('SEGMENT_CLOCK_OUT')),
  } satisfies Partial<Handlers>;
}

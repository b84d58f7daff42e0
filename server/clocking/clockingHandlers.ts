import type { CallRequest, Handlers } from '../http/calls.ts';
import { ownIdempotency } from '../http/commands.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { requireSelf } from '../people/routes/requireSelf.ts';
import { presentShifts } from '../time-entries/data/presentShifts.ts';
import { readAutoClockOuts } from './data/autoClockOuts.ts';
import { readOpenShifts } from './data/readOpenShifts.ts';
import type { PunchKind } from './rules/punch.ts';
import { allowPunch } from './routes/allowPunch.ts';
import { createDecisions } from './routes/createDecisions.ts';
import { createPunch, type PunchSources } from './routes/createPunch.ts';

type NamedPunch = 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

/** Clocking of the own shifts and their segments, and the own open shift (spec §4). */
export function clockingHandlers(context: ServerContext, sources: PunchSources) {
  const { database } = context;
  const punch = createPunch(context, sources);
  const { decideClockIn, decidePunch } = createDecisions(context, sources);

  function namedPunch(kind: Exclude<PunchKind, 'CLOCK_IN'>) {
    return (request: CallRequest<NamedPunch>) => {
      const { body, employee, now } = request;
      const { shiftTimePairId: id = null, shiftKey: key = null } = body;
      return punch(request, { id, key }, async (facts) => {
        const assignment = allowPunch(employee, facts.assignment, body, facts.features);
        return decidePunch(kind, { body, now, by: 'EMPLOYEE' }, { ...facts, assignment });
      });
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
    clockInShift: ownIdempotency((request: CallRequest<'clockInShift'>) => {
      const { body, employee, idempotencyKey: shiftKey, now } = request;
      return punch(request, null, async (facts) => {
        const assignment = allowPunch(employee, facts.assignment, body, facts.features);
        return decideClockIn({ body, now, by: 'EMPLOYEE', shiftKey }, { ...facts, assignment });
      });
    }),
    clockOutShift: ownIdempotency<'clockOutShift'>(namedPunch('CLOCK_OUT')),
    clockInSegment: ownIdempotency<'clockInSegment'>(namedPunch('SEGMENT_CLOCK_IN')),
    clockOutSegment: ownIdempotency<'clockOutSegment'>(namedPunch('SEGMENT_CLOCK_OUT')),
  } satisfies Partial<Handlers>;
}

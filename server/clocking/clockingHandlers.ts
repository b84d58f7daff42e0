import type { CallRequest, Handlers } from '../http/calls.ts';
import { ownIdempotency } from '../http/commands.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { requireSelf } from '../people/routes/requireSelf.ts';
import { presentShifts } from '../time-entries/data/presentShifts.ts';
import { readAutoClockOuts } from './data/autoClockOuts.ts';
import { readOpenShifts } from './data/readOpenShifts.ts';
import { createPunch, type PunchSources } from './createPunch.ts';

/** Clocking of the own shifts and their segments, and the own open shift (spec §4). */
export function clockingHandlers(context: ServerContext, sources: PunchSources) {
  const { database } = context;
  const punch = createPunch(context, sources);

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
    clockInShift: ownIdempotency<'clockInShift'>((request) => punch({ kind: 'CLOCK_IN', request })),
    clockOutShift: ownIdempotency<'clockOutShift'>((request) =>
      punch({ kind: 'CLOCK_OUT', request }),
    ),
    clockInSegment: ownIdempotency<'clockInSegment'>((request) =>
      punch({ kind: 'SEGMENT_CLOCK_IN', request }),
    ),
    clockOutSegment: ownIdempotency<'clockOutSegment'>((request) =>
      punch({ kind: 'SEGMENT_CLOCK_OUT', request }),
    ),
  } satisfies Partial<Handlers>;
}

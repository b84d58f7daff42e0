import type { WritableBook } from '../shift-changes/createShiftCommits.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { ownIdempotency } from '../calls/commands.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { requireSelf } from '../calls/sharedRefusals.ts';
import { presentShifts } from '../shifts/data/presentShifts.ts';
import { readAutoClockOuts } from './data/autoClockOuts.ts';
import { readOpenShifts } from './data/readOpenShifts.ts';
import { createPunch } from './createPunch.ts';

/** Clocking of the own shifts and their segments, and the own open shift (spec §4). */
export function clockingDomain(context: ServerContext, book: WritableBook) {
  const { database } = context;
  const punch = createPunch(context, book);

  async function activeShift(request: CallRequest<'getActiveShift' | 'getActiveUserInfo'>) {
    requireSelf(request.employee, request.path.sub);
    const open = await readOpenShifts(database, request.employee.id);
    const [youngest = null] = await presentShifts(book, open.slice(0, 1), request);
    const body = { activeShiftSummary: youngest, serverTime: request.now.toISOString() };
    return { status: 200, body } as const;
  }

  return {
    handlers: {
      getActiveShift: activeShift,
      getActiveUserInfo: async (request) => {
        const [{ status, body }, autoClockOuts] = await Promise.all([
          activeShift(request),
          readAutoClockOuts(database, book, request.employee.id, request.now),
        ]);
        return { status, body: { ...body, autoClockOuts } };
      },
      clockInShift: ownIdempotency<'clockInShift'>((request) =>
        punch({ by: 'EMPLOYEE', kind: 'CLOCK_IN', request }),
      ),
      clockOutShift: ownIdempotency<'clockOutShift'>((request) =>
        punch({ by: 'EMPLOYEE', kind: 'CLOCK_OUT', request }),
      ),
      clockInSegment: ownIdempotency<'clockInSegment'>((request) =>
        punch({ by: 'EMPLOYEE', kind: 'SEGMENT_CLOCK_IN', request }),
      ),
      clockOutSegment: ownIdempotency<'clockOutSegment'>((request) =>
        punch({ by: 'EMPLOYEE', kind: 'SEGMENT_CLOCK_OUT', request }),
      ),
    } satisfies Partial<Handlers>,
  };
}

import type { CallRequest } from '../../calls/calls.ts';
import { refusalOf } from '../../calls/refusal.ts';
import type { createPunch, PunchCall } from '../../clocking/createPunch.ts';
import type { Database } from '../../database/database.ts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import { readUnfitting, settle, type UnfittingRow } from '../data/keptPunches.ts';
import { readClockings, type Clocking } from '../data/readClockings.ts';
import { fittingClockings } from '../rules/fittingClockings.ts';
import { keptPunch } from './terminalPunch.ts';

/**
 * Punches arrive from terminals in any order: records those of a person that came before their
 * clock-in, in the order in which they were made.
 */
export function createRecordFitting(
  database: Database,
  book: ShiftBook,
  punch: ReturnType<typeof createPunch>,
) {
  return async function recordFitting(
    request: CallRequest<'sendKeptPunch'>,
    employeeId: number,
  ): Promise<void> {
    const since = new Date(request.now.getTime() - request.body.delayInMilliseconds);
    for (const kept of await database.run(readUnfitting, { employeeId, since })) {
      const { clockings } = await readClockings(database, book, employeeId, request.now);
      const [clocking, other] = fittingClockings(clockings, kept.operation, kept.assignment_id);
      if (clocking === undefined || other !== undefined) continue;
      const refusal = await punch(punchOfKept(request, kept, employeeId, clocking)).then(
        () => null,
        refusalOf,
      );
      if (refusal !== null) continue;
      const { assignmentId } = clocking;
      await database.run(settle, {
        id: kept.id,
        employeeId: null,
        settledKey: kept.key,
        now: request.now,
        assignmentId,
      });
    }
  };
}

/** A stored punch, as its own terminal would send it now. */
function punchOfKept(
  request: CallRequest<'sendKeptPunch'>,
  kept: UnfittingRow,
  employeeId: number,
  clocking: Clocking,
): PunchCall {
  const { path, query, locale, now, operationId } = request;
  const place = { geofenceId: kept.geofence_id, timeZone: kept.time_zone };
  const { sessionId } = request.terminal;
  const actor = { kind: 'terminal', id: kept.terminal_id, sessionId, place } as const;
  const asking = { actor, path, query, locale, idempotencyKey: kept.key, now, operationId };
  return keptPunch(asking, kept, employeeId, clocking);
}

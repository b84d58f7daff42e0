import type { components } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { PunchCall } from '../../clocking/createPunch.ts';
import type { KeptRow } from '../data/keptPunches.ts';
import type { Offer } from '../data/terminalDialogs.ts';
import type { TerminalOperation } from '../rules/terminalOperations.ts';

type Asking = Pick<
  CallRequest<'punchAtTerminal' | 'sendKeptPunch' | 'settleKeptPunch'>,
  'actor' | 'path' | 'query' | 'locale' | 'idempotencyKey' | 'now' | 'operationId'
>;

type Pressed = Pick<
  components['schemas']['KeptPunch'],
  'operation' | 'timeZoneOffset' | 'delayInMilliseconds' | 'deviceDateTime'
>;

/** The punch (spec §4) of a press at a terminal in this place. */
export function terminalPunch(
  asking: Asking,
  { operation, timeZoneOffset, delayInMilliseconds, deviceDateTime }: Pressed,
  place: TerminalPlace,
  employeeId: number,
  { assignmentId, shiftId }: Pick<Offer, 'assignmentId' | 'shiftId'>,
): PunchCall {
  const { actor, path, query, locale, idempotencyKey, now, operationId } = asking;
  const sent = {
    employeeAssignmentId: assignmentId,
    ...{ timeZoneOffset, delayInMilliseconds },
    ...(deviceDateTime === undefined ? {} : { deviceDateTime }),
  };
  const asked = {
    ...{ actor, path, query, locale, idempotencyKey, now, operationId },
    employee: { id: employeeId },
  };
  if (operation === 'CLOCK_IN')
    return { by: place, kind: 'CLOCK_IN', request: { ...asked, body: sent } };
  const kind = kinds[operation];
  // Every other offer has a shift: the person is clocked in.
  const shiftTimePairId = shiftId ?? 0;
  return {
    by: place,
    kind,
    request: { ...asked, body: { ...sent, shiftTimePairId, pairType: 'BREAK' } },
  };
}

/** A punch that a terminal kept, at its own time and place. */
export function keptPunch(
  asking: Asking,
  kept: Pick<KeptRow, 'operation' | 'time_zone_offset' | 'made_at' | 'geofence_id' | 'time_zone'>,
  employeeId: number,
  offer: Pick<Offer, 'assignmentId' | 'shiftId'>,
): PunchCall {
  const { operation, time_zone_offset: timeZoneOffset } = kept;
  const delayInMilliseconds = Math.max(0, asking.now.getTime() - Date.parse(kept.made_at));
  const place = { geofenceId: kept.geofence_id, timeZone: kept.time_zone };
  const made = { operation, timeZoneOffset, delayInMilliseconds };
  return terminalPunch(asking, made, place, employeeId, offer);
}

const kinds = {
  BREAK_IN: 'SEGMENT_CLOCK_IN',
  RESUME: 'SEGMENT_CLOCK_OUT',
  CLOCK_OUT: 'CLOCK_OUT',
} as const satisfies Partial<Record<TerminalOperation, string>>;

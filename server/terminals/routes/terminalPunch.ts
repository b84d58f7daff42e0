import type { components } from 'shared-contracts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { PunchCall } from '../../clocking/createPunch.ts';
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

/** The punch (spec §4) for a press at a terminal located at `by`. */
export function terminalPunch(
  asking: Asking,
  { operation, timeZoneOffset, delayInMilliseconds, deviceDateTime }: Pressed,
  by: TerminalPlace,
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
  if (operation === 'CLOCK_IN') return { by, kind: 'CLOCK_IN', request: { ...asked, body: sent } };
  const kind = kinds[operation];
  // Every other offer has a shift: the person is clocked in.
  const shiftTimePairId = shiftId ?? 0;
  return { by, kind, request: { ...asked, body: { ...sent, shiftTimePairId, pairType: 'BREAK' } } };
}

const kinds = {
  BREAK_IN: 'SEGMENT_CLOCK_IN',
  RESUME: 'SEGMENT_CLOCK_OUT',
  CLOCK_OUT: 'CLOCK_OUT',
} as const satisfies Partial<Record<TerminalOperation, string>>;

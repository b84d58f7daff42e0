import type { ErrorCode } from 'shared-contracts';
import type { PressKind } from '../shift/rules/press.ts';
import type { PunchOutcome, QueuedPunch } from '../offline-queue/rules/queuedPunch.ts';

/** A queued punch of employee 7; override what the test needs. */
export function queuedPunch(
  kind: PressKind,
  at: string,
  changes: Partial<QueuedPunch> = {},
  shift: { readonly shiftKey?: string; readonly shiftTimePairId?: number } = {},
): QueuedPunch {
  const body = { employeeAssignmentId: 31, timeZoneOffset: 60, deviceDateTime: at };
  return {
    key: crypto.randomUUID(),
    ownerId: 7,
    sequence: 1,
    request:
      kind === 'clock-in'
        ? { kind, body }
        : { kind, body: { ...body, pairType: 'BREAK', ...shift } },
    press: {
      kind,
      at,
      begins: {
        assignmentId: 31,
        position: 'Housekeeping attendant',
        timeZone: 'Europe/Berlin',
        timeType: 'Regular hours',
        costCenter: null,
      },
    },
    pressed: {
      wall: Date.parse(at),
      monotonic: 0,
      page: 'an earlier page',
      server: Date.parse(at),
    },
    hold: 0,
    needsPlace: false,
    attempts: 0,
    pause: null,
    outcome: null,
    ...changes,
  };
}

export function refusedWith(code: ErrorCode, detail: string): PunchOutcome {
  return { kind: 'refused', code, detail, serverSince: null };
}

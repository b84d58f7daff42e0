import { groupBy, type Instant } from 'shared-contracts';
import {
  settledPunches,
  shiftKeyOf,
  type PunchOutcome,
  type QueuedPunch,
} from '../../offline-queue/rules/queuedPunch.ts';

/** The punches of one shift that were not simply recorded, shown and handled together. */
export interface Conflict {
  readonly key: string;
  readonly punches: readonly [QueuedPunch, ...QueuedPunch[]];
  /** The server's response to the first of them. */
  readonly outcome: PunchOutcome;
  readonly assignmentId: number;
  /** Their recorded shift; null if there is none. */
  readonly shiftId: number | null;
  /** The device's times, converted to server time as far as known. */
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
}

/** What the person must see, oldest first. */
export function conflictsOf(queue: readonly QueuedPunch[]): Conflict[] {
  const groups = groupBy(settledPunches(queue), shiftOf);
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (!first?.outcome) return [];
    const punches: Conflict['punches'] = [first, ...others];
    const { request, outcome } = first;
    return [
      {
        key,
        punches,
        outcome,
        assignmentId: request.body.employeeAssignmentId,
        shiftId: request.kind === 'clock-in' ? null : (request.body.shiftTimePairId ?? null),
        clockIn: timeOf(punches, 'clock-in'),
        clockOut: timeOf(punches, 'clock-out'),
      },
    ];
  });
}

/** Whether it can become a correction: a time asserted by the person, to be decided. */
export function isCorrectable({ outcome, clockIn, clockOut }: Conflict): boolean {
  return outcome.kind === 'refused' && (clockIn !== null || clockOut !== null);
}

function shiftOf(punch: QueuedPunch): string {
  const { request, key, outcome } = punch;
  if (request.kind === 'clock-in') return `${outcome?.kind} ${key}`;
  return `${outcome?.kind} ${shiftKeyOf(punch) ?? request.body.shiftTimePairId ?? key}`;
}

function timeOf(punches: readonly QueuedPunch[], kind: 'clock-in' | 'clock-out'): Instant | null {
  return punches.find(({ press }) => press.kind === kind)?.press.at ?? null;
}

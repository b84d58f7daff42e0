import { groupBy, type Instant } from 'shared-contracts';
import {
  settledPunches,
  shiftKeyOf,
  type PunchOutcome,
  type QueuedPunch,
} from '../../offline-queue/rules/queuedPunch.ts';

/** Punches of one shift that were not simply recorded, told and answered together. */
export interface Conflict {
  readonly key: string;
  readonly punches: readonly [QueuedPunch, ...QueuedPunch[]];
  /** What the server said to the first of them. */
  readonly outcome: PunchOutcome;
  readonly assignmentId: number;
  /** The recorded shift that they were for; null when none is. */
  readonly shiftId: number | null;
  /** What the device kept, by the server's time as far as it was known. */
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
}

/** What the person has to be told, the oldest first. */
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

/** Whether it can be turned into a correction: a time that the person vouches for, to be decided. */
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

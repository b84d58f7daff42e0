import { offsetMinutes, type Instant } from 'shared-contracts';
import type { PunchFacts, Shift } from '../../shifts/rules/timePairRow.ts';
import { latestPunch, type Outcome } from './punch.ts';
import type { Booking } from './clockIn.ts';
import { bookedPair, endShift } from './punchShift.ts';

/**
 * Ends an open shift at an instant that its manager gives for a forgotten clock-out: after all
 * punches, and not in the future. The time zone is the shift's, as no device was involved.
 */
export function endAt(
  shift: Shift | null,
  end: Instant,
  { facts, booking }: { readonly facts: PunchFacts; readonly booking: Booking | null },
  now: Instant,
): Outcome {
  if (shift === null) return { done: false, code: 'NOT_FOUND' };
  if (shift.pair.clock_out !== null) return { done: false, code: 'CLOCK_OUT_ALREADY_RECORDED' };
  if (end <= latestPunch(shift) || end > now) return { done: false, code: 'END_OUT_OF_RANGE' };
  const offset = offsetMinutes(end, shift.pair.time_zone);
  const punch = {
    at: end,
    sentLate: false,
    isCorrection: false,
    facts: { ...facts, offset, device_at: null, punch_type: 'MANUAL' as const },
  };
  const booked = { ...shift, pair: bookedPair(shift.pair, booking) };
  return endShift({ shift: booked, before: shift }, punch, 'CLOCK_OUT_BY_MANAGER', {
    autoApproval: false,
    hasApproval: true,
  });
}

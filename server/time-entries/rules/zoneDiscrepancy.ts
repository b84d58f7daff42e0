import type { components } from 'shared-contracts';
import type { PunchColumns } from './timePairRow.ts';

type TimePair = components['schemas']['TimePair'];

export type ZoneDiscrepancy = Pick<
  TimePair,
  'hasTimeZoneDiscrepancy' | 'hasShiftTimeZoneDiscrepancy' | 'showTimeZone'
>;

/**
 * Whether devices were in another offset than the assignment's zone, which the presented punches
 * carry (spec §3). A change of the zone's own clocks during the shift is no discrepancy.
 */
export function zoneDiscrepancy(
  { clock_in_offset: inOffset, clock_out_offset: outOffset }: PunchColumns,
  { clockIn, clockOut }: Pick<TimePair, 'clockIn' | 'clockOut'>,
): ZoneDiscrepancy {
  const first = inOffset - clockIn.timeZoneOffset;
  const last = clockOut === null ? first : (outOffset ?? 0) - clockOut.timeZoneOffset;
  const isOff = first !== 0 || last !== 0;
  const clocksChanged = clockOut !== null && clockOut.timeZoneOffset !== clockIn.timeZoneOffset;
  return {
    hasTimeZoneDiscrepancy: isOff,
    hasShiftTimeZoneDiscrepancy: first !== last,
    showTimeZone: isOff || clocksChanged,
  };
}

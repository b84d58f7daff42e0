import { offsetMinutes, type components } from 'shared-contracts';
import type { PunchColumns } from './timePairRow.ts';

type TimePair = components['schemas']['TimePair'];

export type ZoneDiscrepancy = Pick<
  TimePair,
  'hasTimeZoneDiscrepancy' | 'hasShiftTimeZoneDiscrepancy' | 'showTimeZone'
>;

/**
 * Whether devices had another offset than the assignment's zone at that instant (spec §3). A clock
 * change of the zone itself during the shift is not a discrepancy.
 */
export function zoneDiscrepancy(punches: PunchColumns, timeZone: string): ZoneDiscrepancy {
  const { clock_in: clockIn, clock_out: clockOut } = punches;
  const inZone = offsetMinutes(clockIn, timeZone);
  const outZone = clockOut === null ? inZone : offsetMinutes(clockOut, timeZone);
  const first = punches.clock_in_offset - inZone;
  const last = clockOut === null ? first : (punches.clock_out_offset ?? 0) - outZone;
  const isOff = first !== 0 || last !== 0;
  const clocksChanged = outZone !== inZone;
  return {
    hasTimeZoneDiscrepancy: isOff,
    hasShiftTimeZoneDiscrepancy: first !== last,
    showTimeZone: isOff || clocksChanged,
  };
}

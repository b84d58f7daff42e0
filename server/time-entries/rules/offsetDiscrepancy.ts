import { offsetMinutes } from 'shared-contracts';
import { clockInOf, clockOutOf, type PunchAt } from './presentPunch.ts';
import type { PunchColumns } from './timePairRow.ts';

/**
 * How far the devices' offsets are from that of the assignment's zone (spec §3). A change of the
 * zone's own clocks during the shift is no discrepancy.
 */
export function offsetDiscrepancy(row: PunchColumns & { readonly time_zone: string }): {
  readonly ofAnyPunch: boolean;
  readonly betweenPunches: boolean;
} {
  const clockOut = clockOutOf(row);
  const first = minutesOff(clockInOf(row), row.time_zone);
  const last = clockOut === null ? first : minutesOff(clockOut, row.time_zone);
  return { ofAnyPunch: first !== 0 || last !== 0, betweenPunches: first !== last };
}

/** Punches that no device made (by a manager, automatic, imported) carry the zone's offset. */
function minutesOff({ at, offset }: PunchAt, timeZone: string): number {
  return offset - offsetMinutes(at, timeZone);
}

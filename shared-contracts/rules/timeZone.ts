import { IANAZone } from 'luxon';
import { toMillis, type Instant } from './instant.ts';

/** Whether the text is an IANA time zone that this machine knows, for example `Asia/Bangkok`. */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z]/.test(text) && IANAZone.isValidZone(text);
}

/** Minutes east of UTC in the zone at that instant. Throws RangeError on an unknown zone. */
export function offsetMinutes(instant: Instant, timeZone: string): number {
  return offsetMinutesAt(toMillis(instant), timeZone);
}

/** Whether the zone's clocks stand differently against UTC at the two instants (spec §3). */
export function clocksChanged(from: Instant, to: Instant, timeZone: string): boolean {
  return offsetMinutes(from, timeZone) !== offsetMinutes(to, timeZone);
}

/** The same as `offsetMinutes` for milliseconds since 1970. */
export function offsetMinutesAt(millis: number, timeZone: string): number {
  // luxon keeps each zone that it has made; making one is a hundred times as slow.
  const zone = IANAZone.create(timeZone);
  if (!zone.isValid) throw new RangeError(`Unknown time zone: ${timeZone}`);
  return zone.offset(millis);
}

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
  if (millis < wholeMinutesSince) {
    requireTimeZone(timeZone);
    return IANAZone.create(timeZone).offset(millis);
  }
  const offsets = offsetsOf(timeZone);
  const at = Math.floor(millis / minute);
  const known = offsets.get(at);
  if (known !== undefined) return known;
  if (offsets.size >= mostMinutes) offsets.clear();
  const offset = IANAZone.create(timeZone).offset(millis);
  offsets.set(at, offset);
  return offset;
}

/** Clocks change at whole minutes in UTC; long before 1980 a few zones had odd seconds. */
const minute = 60_000;
const wholeMinutesSince = 315_532_800_000;
const mostMinutes = 10_000;

/** Offsets by zone and minute: working one out is slow, and every punch asks for several. */
const knownOffsets = new Map<string, Map<number, number>>();

function offsetsOf(timeZone: string): Map<number, number> {
  const known = knownOffsets.get(timeZone);
  if (known !== undefined) return known;
  requireTimeZone(timeZone);
  const offsets = new Map<number, number>();
  knownOffsets.set(timeZone, offsets);
  return offsets;
}

/** Takes as long as forty offsets: asked once for a zone. */
function requireTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw new RangeError(`Unknown time zone: ${timeZone}`);
}

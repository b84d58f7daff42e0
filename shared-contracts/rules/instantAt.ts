import { DateTime } from 'luxon';
import { toInstant, type Instant, type LocalDate } from './instant.ts';
import { offsetMinutesAt } from './timeZone.ts';

const minute = 60_000;
const day = 1440 * minute;

/**
 * The instant at which the zone's clocks show the time `HH:mm` on that day. A time that they skip
 * is the instant at which they jump; a time that they show twice is its first instant. So later
 * times never give earlier instants. `24:00` is the next day's `00:00`.
 */
export function instantAt(date: LocalDate, clockTime: string, timeZone: string): Instant {
  // Local times are counted as if they were UTC; two changes within a day of it are not expected.
  const local = localMillis(date, clockTime);
  const before = offsetMinutesAt(local - day, timeZone) * minute;
  const after = offsetMinutesAt(local + day, timeZone) * minute;
  const candidates = [local - before, local - after]
    .filter((millis) => millis + offsetMinutesAt(millis, timeZone) * minute === local)
    .toSorted((a, b) => a - b);
  return toInstant(candidates[0] ?? changeBetween(local - after, local - before, timeZone));
}

function localMillis(date: LocalDate, clockTime: string): number {
  const millis = DateTime.fromISO(`${date}T${clockTime}`, { zone: 'utc' }).toMillis();
  if (Number.isNaN(millis)) throw new RangeError(`Not a local time: ${date} ${clockTime}`);
  return millis;
}

/** The first millisecond at which the offset is no longer that of `from`. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const offset = offsetMinutesAt(from, timeZone);
  let earlier = from;
  let later = to;
  while (later - earlier > 1) {
    const middle = Math.floor((earlier + later) / 2);
    if (offsetMinutesAt(middle, timeZone) === offset) earlier = middle;
    else later = middle;
  }
  return later;
}

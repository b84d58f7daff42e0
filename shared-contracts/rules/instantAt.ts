import { toInstant, toMillis, type Instant, type LocalDate } from './instant.ts';
import { offsetMinutesAt } from './timeZone.ts';

const minute = 60_000;
const day = 1440 * minute;

/**
 * The instant of the local time `HH:mm` in the zone on that day. A time that a clock change skips
 * becomes the instant of the change; a repeated time its first instant. So later times never have
 * earlier instants. `24:00` is the next day's `00:00`.
 */
export function instantAt(date: LocalDate, clockTime: string, timeZone: string): Instant {
  const { showings, earliest, latest } = readLocalTime(date, clockTime, timeZone);
  return toInstant(showings[0] ?? changeBetween(earliest, latest, timeZone));
}

/** Every instant of that local time in the zone on that day: none, one or two, in order. */
export function showingsOf(date: LocalDate, clockTime: string, timeZone: string): Instant[] {
  return readLocalTime(date, clockTime, timeZone).showings.map(toInstant);
}

function readLocalTime(date: LocalDate, clockTime: string, timeZone: string) {
  // Treats local times as UTC; assumes at most one clock change within a day of them.
  const local = localMillis(date, clockTime);
  const earliest = local - offsetMinutesAt(local + day, timeZone) * minute;
  const latest = local - offsetMinutesAt(local - day, timeZone) * minute;
  if (earliest === latest && earliest + offsetMinutesAt(earliest, timeZone) * minute === local) {
    return { showings: [earliest], earliest, latest };
  }
  const showings = [...new Set([earliest, latest])]
    .filter((millis) => millis + offsetMinutesAt(millis, timeZone) * minute === local)
    .toSorted((a, b) => a - b);
  return { showings, earliest, latest };
}

function localMillis(date: LocalDate, clockTime: string): number {
  if (clockTime === '24:00') return localMillis(date, '00:00') + day;
  return toMillis(`${date}T${clockTime}:00.000Z`);
}

/** The first millisecond with another offset than at `from`. */
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

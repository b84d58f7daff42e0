import {
  addDays,
  offsetMinutes,
  toInstant,
  toMillis,
  type DateRange,
  type Instant,
} from 'shared-contracts';

/**
 * The VTIMEZONE of a zone over the days (RFC 5545 §3.6.5): an initial observance, and one for each
 * clock change, from the same zone data as everything else here. Also correct for zones without a
 * yearly rule (`Africa/Casablanca`), unlike tables of rules.
 */
export function zoneComponent(timeZone: string, { startDate, endDate }: DateRange): string {
  const from = minuteOf(`${addDays(startDate, -1)}T00:00:00.000Z`);
  const to = minuteOf(`${addDays(endDate, 2)}T00:00:00.000Z`);
  const first = offsetAt(from, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', from, first, first),
    ...changes(timeZone, from, to).flatMap(({ at, before, after }) =>
      observance(after > before ? 'DAYLIGHT' : 'STANDARD', at, before, after),
    ),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** Clock changes happen at full minutes in UTC, at most once a day. */
function changes(timeZone: string, from: number, to: number) {
  const found: { readonly at: number; readonly before: number; readonly after: number }[] = [];
  for (let start = from; start < to; start += dayOfMinutes) {
    const before = offsetAt(start, timeZone);
    const after = offsetAt(start + dayOfMinutes, timeZone);
    if (before === after) continue;
    let earlier = start;
    let at = start + dayOfMinutes;
    while (at - earlier > 1) {
      const middle = Math.floor((earlier + at) / 2);
      if (offsetAt(middle, timeZone) === before) earlier = middle;
      else at = middle;
    }
    found.push({ at, before, after });
  }
  return found;
}

/** Starts in local time before the change. */
function observance(kind: 'STANDARD' | 'DAYLIGHT', at: number, before: number, after: number) {
  const local = instantOf(at + before).replaceAll(/[-:]|\.\d{3}Z$/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

const dayOfMinutes = 1440;

function minuteOf(instant: Instant): number {
  return toMillis(instant) / 60_000;
}

function instantOf(minute: number): Instant {
  return toInstant(minute * 60_000);
}

function offsetAt(minute: number, timeZone: string): number {
  return offsetMinutes(instantOf(minute), timeZone);
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}`;
}

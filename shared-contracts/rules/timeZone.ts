import { toMillis, type Instant } from './instant.ts';

/** Whether the text is an IANA time zone that this machine knows, for example `Asia/Bangkok`. */
export function isTimeZone(text: string): boolean {
  try {
    return zones.has(text) || createFormat(text) !== null;
  } catch {
    return false;
  }
}

/** Minutes east of UTC in the zone at that instant. Throws RangeError for an unknown zone. */
export function offsetMinutes(instant: Instant, timeZone: string): number {
  return offsetMinutesAt(toMillis(instant), timeZone);
}

/** Whether the zone's UTC offset differs between the two instants (spec §3). */
export function clocksChanged(from: Instant, to: Instant, timeZone: string): boolean {
  return offsetMinutes(from, timeZone) !== offsetMinutes(to, timeZone);
}

/** The same as `offsetMinutes` for milliseconds since 1970. */
export function offsetMinutesAt(millis: number, timeZone: string): number {
  const { format, known } = offsetsOf(timeZone);
  if (millis < wholeMinutesSince) return readOffset(format.format(millis));
  const at = Math.floor(millis / minute);
  const found = known.get(at);
  if (found !== undefined) return found;
  if (known.size >= mostMinutes) known.clear();
  const offset = readOffset(format.format(millis));
  known.set(at, offset);
  return offset;
}

/** Clock changes happen at full minutes in UTC; long before 1980 a few zones had odd seconds. */
const minute = 60_000;
const wholeMinutesSince = 315_532_800_000;
const mostMinutes = 10_000;

interface ZoneOffsets {
  /** Writes the offset at the end: `1/1/2025, GMT+05:30`. Expensive to create. */
  readonly format: Intl.DateTimeFormat;
  /** By minute: calculating an offset is slow, and every punch needs several. */
  readonly known: Map<number, number>;
}

const zones = new Map<string, ZoneOffsets>();

function offsetsOf(timeZone: string): ZoneOffsets {
  const found = zones.get(timeZone);
  if (found !== undefined) return found;
  const created = { format: createFormat(timeZone), known: new Map<number, number>() };
  zones.set(timeZone, created);
  return created;
}

/** Throws RangeError for an unknown zone; `Intl` also accepts offsets as zones. */
function createFormat(timeZone: string): Intl.DateTimeFormat {
  if (!/^[A-Za-z]/.test(timeZone)) throw new RangeError(`Unknown time zone: ${timeZone}`);
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}

/** Minutes; 0 for `GMT` alone. */
function readOffset(text: string): number {
  const [, sign, hours, minutes, seconds] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  const offset = Number(hours) * 60 + Number(minutes) + Number(seconds ?? 0) / 60;
  return sign === '-' ? -offset : offset;
}

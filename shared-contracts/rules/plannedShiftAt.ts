import { toInstant, toMillis, type Instant, type LocalDate, type TimeSpan } from './instant.ts';
import { limits } from './limits.ts';
import { localDay } from './localDay.ts';

/** A shift of a schedule on a date: [start, end). */
export interface PlannedSpan extends TimeSpan {
  readonly date: LocalDate;
}

/**
 * The planned shift to which a punch belongs, also across midnight: the one at that instant,
 * otherwise the next one within reach. The reach is shorter across midnight, where a punch long
 * before is rather the end of a day than the beginning of the next. Null if none is near enough.
 * `planned` are those of the previous day, the day itself and the next day in the zone
 * (`daysAround`), in any order.
 */
export function plannedShiftAt<Shift extends PlannedSpan>(
  planned: readonly Shift[],
  at: Instant,
  timeZone: string,
): Shift | null {
  const now = toInstant(toMillis(at));
  const inOrder = planned.toSorted((a, b) => Number(a.start > b.start) - Number(a.start < b.start));
  const running = inOrder.findLast(({ start, end }) => start <= now && now < end);
  if (running !== undefined) return running;
  const next = inOrder.find(({ start }) => now < start);
  return next !== undefined && isWithinReach(next.start, at, timeZone) ? next : null;
}

function isWithinReach(start: Instant, at: Instant, timeZone: string): boolean {
  const isSameDay = localDay(start, timeZone) === localDay(at, timeZone);
  const reach = isSameDay ? limits.reachOfDayMilliseconds : limits.reachOfNextDayMilliseconds;
  return toMillis(start) - toMillis(at) <= reach;
}

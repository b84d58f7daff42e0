import { toInstant, toMillis, type Instant, type LocalDate, type TimeSpan } from './instant.ts';
import { limits } from './limits.ts';
import { localDay } from './localDay.ts';

/** A shift of a schedule as it falls on a date: [start, end). */
export interface PlannedSpan extends TimeSpan {
  readonly date: LocalDate;
}

/**
 * The planned shift to which a punch belongs, also across midnight: the one that runs at the instant,
 * else the next one within reach. Reach is shorter across midnight, where a long way ahead is rather
 * the end of the day than the beginning of the next. Null where nothing is near enough. `planned` are
 * those of the day before, the day itself and the day after in the zone (`daysAround`), in any order.
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

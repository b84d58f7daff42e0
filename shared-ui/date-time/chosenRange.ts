import { dateRange, type DateRange, type LocalDate } from 'shared-contracts';
import { nearestWithin, type DateBounds } from './dateBounds.ts';

/**
 * Two dates as they were meant (spec §5): an empty one is the other, the wrong way round they are
 * swapped, and what lies past a bound ends at it. Null when both are empty.
 */
export function chosenRange(
  from: LocalDate | null,
  to: LocalDate | null,
  bounds: DateBounds,
): DateRange | null {
  const start = from ?? to;
  if (!start) return null;
  const { startDate, endDate } = dateRange(start, to);
  return { startDate: nearestWithin(startDate, bounds), endDate: nearestWithin(endDate, bounds) };
}

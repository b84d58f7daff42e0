import { daysBetween, type DateRange } from 'shared-contracts';
import { longestWindow } from 'shared-contracts/planning/longestWindow.ts';
import { Refusal } from '../calls/refusal.ts';

/** The calculation includes later days, and there is no year 10000. */
const lastDay = '9999-11-30';

/**
 * Checks a requested window: in order, at most `longestWindow` days after the first, in a
 * four-digit year.
 */
export function requireWindow({ startDate, endDate }: DateRange): DateRange {
  const days = daysBetween(startDate, endDate);
  if (days >= 0 && days <= longestWindow && endDate <= lastDay) return { startDate, endDate };
  throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'endDate', fault: 'range' }] });
}

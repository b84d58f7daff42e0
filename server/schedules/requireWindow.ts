import { daysBetween, type DateRange } from 'shared-contracts';
import { Refusal } from '../calls/refusal.ts';

const longestWindow = 62;
/** The calculation includes later days, and there is no year 10000. */
const lastDay = '9999-11-30';

/** Checks a requested window: in order, at most 62 days after the first, in a four-digit year. */
export function requireWindow({ startDate, endDate }: DateRange): DateRange {
  const days = daysBetween(startDate, endDate);
  if (days >= 0 && days <= longestWindow && endDate <= lastDay) return { startDate, endDate };
  throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'endDate', fault: 'range' }] });
}

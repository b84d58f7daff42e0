import { daysBetween, type DateRange } from 'shared-contracts';
import { Refusal } from '../calls/refusal.ts';

const longestWindow = 62;
/** Days after it are reckoned with, and there is no year 10000. */
const lastDay = '9999-11-30';

/** Days that can be asked for at once: in order, the last at most 62 days after the first, in a year of four digits. */
export function requireWindow({ startDate, endDate }: DateRange): DateRange {
  const days = daysBetween(startDate, endDate);
  if (days >= 0 && days <= longestWindow && endDate <= lastDay) return { startDate, endDate };
  throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'endDate', fault: 'range' }] });
}

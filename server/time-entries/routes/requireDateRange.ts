import { dayCount, limits, type DateRange } from 'shared-contracts';
import { Refusal } from '../../http/refusal.ts';

/** Refuses a range that ends before it starts or has more than 400 days, and names its end. */
export function requireDateRange(range: DateRange): void {
  if (range.endDate < range.startDate) {
    throw new Refusal('VALIDATION_FAILED', {
      fields: [{ field: 'endDate', fault: 'combination' }],
    });
  }
  if (dayCount(range) > limits.maximumRangeDays) {
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'endDate', fault: 'range' }] });
  }
}

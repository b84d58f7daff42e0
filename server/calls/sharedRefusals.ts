import { dayCount, limits, type DateRange, type FeatureInfo } from 'shared-contracts';
import type { EmployeeActor } from './actor.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses a range that ends before it starts or covers more than 400 days; the fault names its end.
 */
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

/** Only the caller's own things: those of others do not exist for the caller (NOT_FOUND). */
export function requireSelf(employee: EmployeeActor, id: number): void {
  if (employee.id !== id) throw new Refusal('NOT_FOUND');
}

/** SELECTION_TOO_LARGE, with the number of people and entries that one request may name. */
export function selectionTooLarge({ properties }: Pick<FeatureInfo, 'properties'>): Refusal {
  const values = {
    entries: properties.MAXIMUM_SELECTABLE_TIME_PAIRS,
    people: properties.MAXIMUM_SELECTABLE_EMPLOYEES,
  };
  return new Refusal('SELECTION_TOO_LARGE', { values });
}

/** Throws NOT_FOUND if there is no such thing, or none that the caller may see. */
export function requireFound<T>(found: T): asserts found is NonNullable<T> {
  if (found === undefined || found === null) throw new Refusal('NOT_FOUND');
}

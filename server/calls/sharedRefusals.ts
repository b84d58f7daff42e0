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
export function requireSelf(employee: Pick<EmployeeActor, 'id'>, id: number): void {
  if (employee.id !== id) throw new Refusal('NOT_FOUND');
}

/** Administrators do not close, erase or reset their own account: OWN_ACCOUNT. */
export function requireOtherAccount(administrator: EmployeeActor, id: number): void {
  if (administrator.id === id) throw new Refusal('OWN_ACCOUNT');
}

/** A request in the caller's own name only: ACCESS_DENIED for another person's. */
export function requireOwnName(employee: Pick<EmployeeActor, 'id'>, requestedById: number): void {
  if (employee.id !== requestedById) throw new Refusal('ACCESS_DENIED');
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

import type { components, Instant, LocalDate } from 'shared-contracts';

/** Why a row is refused, before it is put into words. */
export interface RowRefusal {
  readonly code: components['schemas']['PlanRefusalCode'];
  /** The first day that it concerns. */
  readonly date: LocalDate | null;
  /** Code of the schedule that no longer exists. */
  readonly schedule?: string;
  /** The full name and time of the change that came first. */
  readonly changedBy?: string | null;
  readonly changedAt?: Instant | null;
}

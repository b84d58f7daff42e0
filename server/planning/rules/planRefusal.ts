import type { components, Instant, LocalDate } from 'shared-contracts';

/** Why a row is not done, before it is worded. */
export interface RowRefusal {
  readonly code: components['schemas']['PlanRefusalCode'];
  /** The first day that it is about. */
  readonly date: LocalDate | null;
  /** Code of the schedule that is gone. */
  readonly schedule?: string;
  /** Whose change came between, by full name, and when. */
  readonly changedBy?: string | null;
  readonly changedAt?: Instant | null;
}

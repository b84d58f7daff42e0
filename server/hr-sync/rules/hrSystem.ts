import type { components, Instant, LocalDate } from 'shared-contracts';
import type { HrFailure } from '../../hr-outbox/rules/outbox.ts';

/** A record as the external HR system is told it. */
export interface HrRecord {
  /** The same at every attempt: a system that took the record once does not take it again. */
  readonly key: string;
  readonly id: number;
  /** To delete what is not there is a success. */
  readonly operation: 'UPSERT' | 'DELETE';
  readonly employeeNumber: string;
  /** Code of the assignment in the company file. */
  readonly assignment: string;
  /** Null for a deletion. */
  readonly time: HrTime | null;
}

/** Instants in UTC, durations in seconds; types and cost centers by their codes. */
export interface HrTime {
  readonly pairType: components['schemas']['PairType'];
  /** Of a segment: the id of its shift's record. */
  readonly shiftId: number;
  /** The local day of its shift in its zone. */
  readonly startDate: LocalDate;
  readonly timeZone: string;
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
  readonly timeType: string | null;
  readonly costCenter: string | null;
  readonly isCallBack: boolean;
  /** Of a shift: without its breaks. */
  readonly duration: number | null;
  readonly adjusted: {
    readonly clockIn: Instant;
    readonly clockOut: Instant;
    readonly duration: number;
  } | null;
}

/** What became of a record; null is taken. */
export type HrOutcome = HrFailure | null;

/**
 * The external HR system. Every adapter must know a key again, and bear that the same record comes
 * twice: the server may end between a delivery and its note of it.
 */
export interface HrSystem {
  /** Delivers records of one shift; answers an outcome for each. Throws when it cannot be reached. */
  deliver(records: readonly HrRecord[], signal: AbortSignal): Promise<readonly HrOutcome[]>;
}

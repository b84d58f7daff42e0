import type { components, Instant, LocalDate } from 'shared-contracts';
import type { HrFailure } from './outbox.ts';

interface HrRecord {
  /** The same at every attempt: a system that took the record once does not take it again. */
  readonly key: string;
  /** To delete what is not there is a success. */
  readonly operation: 'UPSERT' | 'DELETE';
  readonly employeeNumber: string;
  /** Code of the assignment in the company file. */
  readonly assignment: string;
}

/** A shift or a segment as the external HR system is told it. */
export interface HrTimeRecord extends HrRecord {
  readonly id: number;
  /** By which the HR system knows it. */
  readonly code: string;
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
  /** The whole shift, for a system that knows no time within time. */
  readonly shift: HrShift;
}

export interface HrShift {
  /** Adjusted where they were. */
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
  readonly timeType: string | null;
  readonly costCenter: string | null;
  /** In the order of their start. */
  readonly segments: readonly HrSegment[];
}

export interface HrSegment {
  readonly id: number;
  readonly pairType: components['schemas']['PairType'];
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
}

/** A temporary schedule as the external HR system is told it. */
export interface HrScheduleRecord extends HrRecord {
  /** Of the temporary range. */
  readonly code: string;
  /** Null for a deletion. */
  readonly schedule: {
    /** Its code in the company file. */
    readonly workSchedule: string;
    readonly startDate: LocalDate;
    readonly endDate: LocalDate | null;
    /** The day of the schedule that `startDate` is. */
    readonly firstDayNumber: number;
    /** Days after which the schedule begins anew. */
    readonly duration: number;
  } | null;
}

/** Why a record was not taken. */
export interface HrRefusal {
  readonly reason: HrFailure;
  /** In the system's own words, which may tell of people: to be kept and shown, never logged. */
  readonly detail: string | null;
  /** The system asked to be left alone until then; such an attempt does not count. */
  readonly notBefore: Instant | null;
}

/** What became of a record; null is taken. */
export type HrOutcome = HrRefusal | null;

/**
 * The external HR system. Every adapter must know a key again, and bear that the same record comes
 * twice: the server may end between a delivery and its note of it. Records of one person are taken in
 * their order. Each answers an outcome for every record, in the same order; a record without one was
 * not reached.
 */
export interface HrSystem {
  /** Nothing is delivered before this; null where nothing is known against it. */
  pausedUntil(): Instant | null;
  deliverTime(records: readonly HrTimeRecord[], signal: AbortSignal): Promise<readonly HrOutcome[]>;
  deliverSchedules(
    records: readonly HrScheduleRecord[],
    signal: AbortSignal,
  ): Promise<readonly HrOutcome[]>;
}

/** A record that was not taken, without more to say. */
export function refusal(reason: HrFailure, detail: string | null = null): HrRefusal {
  return { reason, detail, notBefore: null };
}

import type { components, Instant, LocalDate } from 'shared-contracts';
import type { HrFailure } from './outbox.ts';

interface HrRecord {
  /**
   * The same in every attempt: a system that has accepted the record once does not accept it again.
   */
  readonly key: string;
  /** Deleting a missing record is a success. */
  readonly operation: 'UPSERT' | 'DELETE';
  readonly employeeNumber: string;
  /** Code of the assignment in the company file. */
  readonly assignment: string;
}

/** A shift or a segment as it is sent to the external HR system. */
export interface HrTimeRecord extends HrRecord {
  readonly id: number;
  /** The record's code in the HR system. */
  readonly code: string;
  /** Null for a deletion. */
  readonly time: HrTime | null;
}

/** Instants in UTC, durations in seconds; codes of time types and cost centers. */
export interface HrTime {
  readonly pairType: components['schemas']['PairType'];
  /** For a segment: the id of its shift's record. */
  readonly shiftId: number;
  /** The local day of its shift in the shift's zone. */
  readonly startDate: LocalDate;
  readonly timeZone: string;
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
  readonly timeType: string | null;
  readonly costCenter: string | null;
  readonly isCallBack: boolean;
  /** For a shift: without its breaks. */
  readonly duration: number | null;
  readonly adjusted: {
    readonly clockIn: Instant;
    readonly clockOut: Instant;
    readonly duration: number;
  } | null;
  /** The whole shift, for a system without segments. */
  readonly shift: HrShift;
}

export interface HrShift {
  /** Adjusted if the punch was adjusted. */
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
  readonly timeType: string | null;
  readonly costCenter: string | null;
  /** By start time. */
  readonly segments: readonly HrSegment[];
}

export interface HrSegment {
  readonly id: number;
  readonly pairType: components['schemas']['PairType'];
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
}

/** A temporary schedule as it is sent to the external HR system. */
export interface HrScheduleRecord extends HrRecord {
  /** The code of the temporary range. */
  readonly code: string;
  /** Null for a deletion. */
  readonly schedule: {
    /** Its code in the company file. */
    readonly workSchedule: string;
    readonly startDate: LocalDate;
    readonly endDate: LocalDate | null;
    /** The day number of the schedule on `startDate`. */
    readonly firstDayNumber: number;
    /** Days after which the schedule repeats. */
    readonly duration: number;
  } | null;
}

/** Why a record was rejected. */
export interface HrRefusal {
  readonly reason: HrFailure;
  /** The system's own message, which can contain personal data: store and show it, never log it. */
  readonly detail: string | null;
  /** The system asked for a pause until then; such an attempt does not count. */
  readonly notBefore: Instant | null;
}

/** The result for a record; null if it was accepted. */
export type HrOutcome = HrRefusal | null;

/**
 * The external HR system. Every adapter must recognise a key and accept a repeated record: the
 * server can end between a delivery and storing its result. Records of one person are delivered in
 * order. Returns a result for every record, in the same order; a record without one was not
 * reached.
 */
export interface HrSystem {
  /** No delivery before this instant; null if no pause is known. */
  pausedUntil(): Instant | null;
  deliverTime(records: readonly HrTimeRecord[], signal: AbortSignal): Promise<readonly HrOutcome[]>;
  deliverSchedules(
    records: readonly HrScheduleRecord[],
    signal: AbortSignal,
  ): Promise<readonly HrOutcome[]>;
}

/** A rejected record, without further details. */
export function refusal(reason: HrFailure, detail: string | null = null): HrRefusal {
  return { reason, detail, notBefore: null };
}

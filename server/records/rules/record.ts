import type { Json } from './canonicalJson.ts';

/** The actions on a time pair. */
export type RecordAction =
  | 'CLOCK_IN'
  | 'CLOCK_OUT'
  | 'AUTO_CLOCK_OUT'
  | 'READJUSTED'
  | 'MEAL_BREAK_ANSWERED'
  | 'SEGMENT_CLOCK_IN'
  | 'SEGMENT_CLOCK_OUT'
  | 'SEGMENT_DISCARDED'
  | 'ADDED'
  | 'EDITED'
  | 'SEGMENT_ADDED'
  | 'SEGMENT_EDITED'
  | 'SEGMENT_DELETED'
  | 'DELETION_REQUESTED'
  | 'DELETED'
  | 'COMMENTED'
  | 'APPROVED'
  | 'REJECTED'
  | 'DELETION_APPROVED'
  | 'DELETION_REJECTED'
  | 'DELETION_TAKEN_BACK'
  | 'REOPENED'
  | 'DECISION_UNDONE'
  | 'SYNCHRONISATION'
  | 'EXTRACTED'
  | 'IMPORTED';

/**
 * Columns of `time_pair` with their values, and under `segments` those of its segments by id. Only
 * the columns that the change touched; instants as ISO 8601 in UTC with milliseconds. A record that
 * creates a row of `time_pair` also contains the owner of its assignment, as `employee_id`.
 */
export type Fields = { readonly [column: string]: Json };

/** One change of a shift and its segments: who, when, what, before and after. */
export interface Change {
  readonly assignmentId: number;
  readonly timePairId: number;
  readonly actorKind: 'employee' | 'terminal' | 'server';
  readonly actorId: number | null;
  /** ISO 8601 in UTC with milliseconds. */
  readonly recordedAt: string;
  readonly action: RecordAction;
  /** Null if the shift did not exist before. */
  readonly before: Fields | null;
  readonly after: Fields;
}

/** The head of an assignment's chain: the last record's number and code. */
export interface ChainHead {
  readonly sequence: number;
  readonly mac: Buffer;
}

/** A row of `time_pair_record`: personal fields as digests, with their salts. */
export interface SignedRecord extends Change {
  readonly sequence: number;
  readonly salts: Readonly<Record<string, string>> | null;
  readonly previousMac: Buffer;
  readonly mac: Buffer;
}

/** The columns that can be erased for privacy. */
export const personalColumns: ReadonlySet<string> = new Set([
  'clock_in_latitude',
  'clock_in_longitude',
  'clock_in_comment',
  'clock_out_latitude',
  'clock_out_longitude',
  'clock_out_comment',
]);

/** The columns with instants: JSON of the database formats them differently from records. */
export const instantColumns: ReadonlySet<string> = new Set([
  'clock_in',
  'clock_in_device_at',
  'clock_out',
  'clock_out_device_at',
  'deleted_at',
  'corrected_at',
]);

/** Columns that are derived from the day's plan, or that the record has elsewhere. */
export const uncheckedColumns: ReadonlySet<string> = new Set(['assignment_id', 'info_indicators']);

/**
 * Columns that no record contains: unchecked ones, and those that are derived from the order of
 * versions.
 */
export const unrecordedColumns: ReadonlySet<string> = new Set([
  ...uncheckedColumns,
  'is_latest',
  'version',
]);

/** The beginning of a chain. */
export const emptyChain: ChainHead = { sequence: 0, mac: Buffer.alloc(32) };

/** The head of a chain as statements read it; nulls if there are no records. */
export interface HeadRow {
  readonly head_sequence: number | null;
  readonly head_mac: Buffer | null;
}

export function headOf({ head_sequence: sequence, head_mac: mac }: HeadRow): ChainHead {
  return sequence === null || mac === null ? emptyChain : { sequence, mac };
}

import type { Json } from '../../records/rules/canonicalJson.ts';

/** A decision about a day of an assignment; its number counts from 1. */
export interface UnworkedRecord {
  readonly assignmentId: number;
  readonly sequence: number;
  readonly date: string;
  /** Null where a decision was taken back. */
  readonly outcome: 'ABSENT' | 'LEFT' | null;
  readonly actorId: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly recordedAt: string;
}

/** What the code of a decision is made over; `previous` is the code before it in hexadecimal digits. */
export function sealedDecision(record: UnworkedRecord, previous: string): Json {
  const { assignmentId, sequence, date, outcome, actorId, recordedAt } = record;
  const decided = [assignmentId, sequence, date, outcome, actorId, recordedAt];
  return ['punctual-unworked-day-1', ...decided, previous];
}

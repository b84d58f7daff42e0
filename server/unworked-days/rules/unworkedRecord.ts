import type { Json } from '../../records/rules/canonicalJson.ts';

/** A decision about a day of an assignment; its number counts from 1. */
export interface UnworkedRecord {
  readonly assignmentId: number;
  readonly sequence: number;
  readonly date: string;
  /** Null if a decision was undone. */
  readonly outcome: 'ABSENT' | 'LEFT' | null;
  readonly actorId: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly recordedAt: string;
}

/**
 * The content that the code of a decision covers; `previous` is the previous code in hexadecimal.
 */
export function sealedDecision(record: UnworkedRecord, previous: string): Json {
  const { assignmentId, sequence, date, outcome, actorId, recordedAt } = record;
  const decided = [assignmentId, sequence, date, outcome, actorId, recordedAt];
  return ['punctual-unworked-day-1', ...decided, previous];
}

import type { ErrorCode } from 'shared-contracts';
import type { RecordAction } from '../../records/rules/record.ts';
import type { Shift } from './timePairRow.ts';

/** A change of a shift. Includes all its segments, replaced and deleted ones too. */
export interface ShiftChange {
  readonly action: RecordAction;
  /** Null for a new shift; has another id than `after` if the change created a new version. */
  readonly before: Shift | null;
  readonly after: Shift;
}

const decisions: ReadonlySet<RecordAction> = new Set([
  'APPROVED',
  'REJECTED',
  'DELETION_APPROVED',
  'DELETION_REJECTED',
  'REOPENED',
  'DECISION_UNDONE',
]);

/** Whether an action leaves the time unchanged, and everything derived from it. */
export function isDecision(action: RecordAction): boolean {
  return decisions.has(action);
}

export type ShiftOutcome =
  | ({ readonly done: true } & ShiftChange)
  | { readonly done: false; readonly code: ErrorCode };

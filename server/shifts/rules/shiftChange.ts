import type { ErrorCode } from 'shared-contracts';
import type { Change, RecordAction } from '../../records/rules/record.ts';
import { changedFields, shiftFields } from './recordedFields.ts';
import type { SegmentRow, Shift } from './timePairRow.ts';

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

/** The record of a change: everything of a new version, otherwise the changed columns. */
export function recordedFields(
  { before, after }: ShiftChange,
  employeeId: number,
): Pick<Change, 'before' | 'after'> {
  if (before === null) return { before: null, after: shiftFields(after, employeeId) };
  const touched = changedSegments(before, after);
  const changed = changedFields(before, { ...after, segments: touched });
  if (before.pair.id === after.pair.id) return changed;
  const version = { pair: after.pair, segments: touched };
  return { before: changed.before, after: shiftFields(version, employeeId) };
}

/** The segments that a change touched; ended ones come first. */
export function changedSegments(before: Shift | null, { segments }: Shift): SegmentRow[] {
  return segments
    .filter((segment) => before?.segments.includes(segment) !== true)
    .toSorted((a, b) => Number(a.deleted_at === null) - Number(b.deleted_at === null));
}

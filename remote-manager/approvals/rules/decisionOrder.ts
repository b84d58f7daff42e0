import { batchesOf, type Batch } from 'shared-contracts';
import type { SelectionCaps } from './selection.ts';
import type { ApprovalRule, Decision, SelectedEntry } from './timePairs.ts';

/** What to decide, and how. */
export interface DecisionOrder {
  readonly entries: readonly SelectedEntry[];
  readonly decision: Decision;
  /** In every system, not only in this product. */
  readonly everywhere: boolean;
  /** The reason, shown to the people whose time it is. */
  readonly reason?: string | undefined;
  /** Rejected corrections keep the previously approved version. */
  readonly keepApproved?: boolean | undefined;
  readonly only?: ApprovalRule | undefined;
}

/** The entries in order, in batches of as many entries and people as one request allows. */
export function decisionBatches<Entry extends { readonly employeeId: number }>(
  entries: readonly Entry[],
  most: SelectionCaps,
  newKey: () => string,
): readonly Batch<Entry>[] {
  const mayJoin = (part: readonly Entry[], { employeeId }: Entry) => {
    const people = new Set(part.map((entry) => entry.employeeId));
    return part.length < most.entries && people.add(employeeId).size <= most.people;
  };
  return batchesOf(entries, mayJoin, newKey);
}

/** The snackbar topic of failed decisions. */
export const decisionFailure = 'decision-failure';

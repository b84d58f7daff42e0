import { batchesOf, type Batch } from 'shared-contracts';
import type { SelectionCaps } from './selection.ts';
import type { ApprovalRule, Decision, SelectedEntry } from './timePairs.ts';

/** What is to be decided, and how far it holds. */
export interface DecisionOrder {
  readonly entries: readonly SelectedEntry[];
  readonly decision: Decision;
  /** In every system, and not in this product alone. */
  readonly everywhere: boolean;
  /** Why, for the people whose time it is. */
  readonly reason?: string | undefined;
  /** Rejected corrections leave what was approved before. */
  readonly keepApproved?: boolean | undefined;
  readonly only?: ApprovalRule | undefined;
}

/** The entries in their order, as many together as one request may decide, of as many people. */
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

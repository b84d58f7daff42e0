import type { ApprovalRule, Decision, SelectedEntry } from './timePairs.ts';

/** What is to be decided, and how far it holds. */
export interface DecisionOrder {
  readonly entries: readonly SelectedEntry[];
  readonly decision: Decision;
  /** In every system, and not in this product alone. */
  readonly everywhere: boolean;
  /** Why, for the people whose time it is. */
  readonly reason?: string | undefined;
  readonly only?: ApprovalRule | undefined;
}

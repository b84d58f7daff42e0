import type { Outcomes } from '../rules/outcomes.ts';
import type { SelectedEntry } from '../rules/selection.ts';
import type { Decision } from '../rules/timePairs.ts';

/** What the rows of the table can ask of the page. */
export interface ApprovalActions {
  toggleOpen(employeeId: number): void;
  setSelected(entries: readonly SelectedEntry[], isSelected: boolean): void;
  decide(entries: readonly SelectedEntry[], decision: Decision): void;
  readonly outcomes: Outcomes;
}

import type { ApprovalGroup, Decision, TimePair } from '../rules/timePairs.ts';
import type { EntryAction } from '../rules/entryActions.ts';
import type { TimeDialogRequest } from 'shared-time';

/** What the rows of the table can ask of the page; the functions stay the same, so that rows rest. */
export interface ApprovalActions {
  toggleOpen(employeeId: number): void;
  toggleDetails(timePairId: number): void;
  selectPerson(group: ApprovalGroup, isSelected: boolean): void;
  selectEntry(group: ApprovalGroup, pair: TimePair, isSelected: boolean): void;
  decidePerson(group: ApprovalGroup, decision: Decision): void;
  decideEntry(group: ApprovalGroup, pair: TimePair, decision: Decision): void;
  /** Adds time for the person. */
  addTime(group: ApprovalGroup): void;
  act(action: EntryAction, group: ApprovalGroup, pair: TimePair): void;
  openDialog(request: TimeDialogRequest, group: ApprovalGroup): void;
  retryEntries(employeeId: number): void;
}

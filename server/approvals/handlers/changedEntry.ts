import type { WithdrawableRow } from '../../hr-outbox/rules/withdrawal.ts';
import type { PlannedChange } from '../../shift-changes/createShiftCommits.ts';

/** An entry that a manager can decide, with its new state. */
export interface ChangedEntry extends PlannedChange {
  readonly employeeId: number;
  /** The queued delivery to the HR system that is withdrawn. */
  readonly withdrawn?: WithdrawableRow | null;
}

import type { components } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { withdraw } from '../../hr-outbox/data/withdraw.ts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { ChangedEntry } from './changedEntry.ts';

interface Judgement {
  readonly results: readonly components['schemas']['ApprovalResult'][];
  readonly changed: readonly ChangedEntry[];
}

/** Writes a manager's decisions. Refuses only if no row could be done: ALL_ROWS_FAILED. */
export async function writeDecisions(
  unit: Unit,
  book: Pick<WritableBook, 'prepare'>,
  { employee, now }: Pick<CallRequest<'decideTimePairs'>, 'employee' | 'now'>,
  { results, changed }: Judgement,
): Promise<void> {
  if (changed.length === 0) throw new Refusal('ALL_ROWS_FAILED', { results });
  const by = { actorKind: 'employee', actorId: employee.id, at: now.toISOString() } as const;
  unit.stage(await book.prepare(by, changed));
  await withdraw(
    unit,
    changed.flatMap(({ withdrawn }) => withdrawn ?? []),
  );
}

/** Once committed, tells the open pages of these people to reload their notifications. */
export function tellOfDecisions(
  unit: Unit,
  changed: readonly ChangedEntry[],
  readers: readonly { readonly employee_id: number }[],
): void {
  const decided = changed.map(({ employeeId }) => employeeId);
  const employeeIds = [...new Set([...decided, ...readers.map(({ employee_id: id }) => id)])];
  unit.tell({ type: 'notifications-changed', employeeIds });
}

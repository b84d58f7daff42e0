import type { components } from 'shared-contracts';
import type { WritableBook, PlannedChange } from '../../shift-changes/createShiftCommits.ts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';

type Results = readonly components['schemas']['ApprovalResult'][];

/** An entry that a manager can decide, with its new state. */
export interface ChangedEntry extends PlannedChange {
  readonly employeeId: number;
}

interface Deciding {
  readonly employee: EmployeeActor;
  readonly now: Date;
}

/**
 * Saves a manager's decisions in one transaction with the notifications of `tell`, which returns
 * the people whose notifications changed. Refuses only if no row could be done: ALL_ROWS_FAILED.
 */
export function createSaveDecisions(
  { push }: Pick<ServerContext, 'push'>,
  { prepare }: Pick<WritableBook, 'prepare'>,
) {
  return async (
    { employee, now }: Deciding,
    { results, changed }: { readonly results: Results; readonly changed: readonly ChangedEntry[] },
    tell: (transaction: Runner) => Promise<readonly number[]>,
  ) => {
    if (changed.length === 0) throw new Refusal('ALL_ROWS_FAILED', { results });
    const by = { actorKind: 'employee', actorId: employee.id, at: now.toISOString() } as const;
    const decisions = await prepare(by, changed);
    let readers: readonly number[] = [];
    return {
      write: async (transaction: Runner) => {
        await decisions.write(transaction);
        readers = await tell(transaction);
      },
      tell: () => {
        decisions.tell();
        const decided = changed.map(({ employeeId }) => employeeId);
        const employeeIds = [...new Set([...decided, ...readers])];
        push.publish({ type: 'notifications-changed', employeeIds });
      },
    };
  };
}

import type { Transaction } from 'kysely';
import type { components } from 'shared-contracts';
import { inside } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { EmployeeActor } from '../../http/actor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import type { PlannedChange, PrepareCommit } from '../../shift-changes/createShiftCommits.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';

type Results = readonly components['schemas']['ApprovalResult'][];

export interface DecisionSources extends Pick<PresentationSources, 'features' | 'dayPlans'> {
  readonly commit: PrepareCommit;
}

/** An entry that a manager may decide, with what becomes of it. */
export interface ChangedEntry extends PlannedChange {
  readonly employeeId: number;
}

interface Deciding {
  readonly employee: EmployeeActor;
  readonly now: Date;
}

/**
 * Saves what a manager decided about entries in one transaction with what `tell` says to people, which
 * answers whose notifications changed. Refuses only when no row could be done: ALL_ROWS_FAILED.
 */
export function createSaveDecisions(
  { push }: Pick<ServerContext, 'push'>,
  { commit }: Pick<DecisionSources, 'commit'>,
) {
  return async (
    { employee, now }: Deciding,
    { results, changed }: { readonly results: Results; readonly changed: readonly ChangedEntry[] },
    tell: (transaction: Transaction<Tables>) => Promise<readonly number[]>,
  ) => {
    if (changed.length === 0) throw new Refusal('ALL_ROWS_FAILED', { results });
    const by = { actorKind: 'employee', actorId: employee.id, at: now.toISOString() } as const;
    const decisions = await commit(by, changed);
    let told: readonly number[] = [];
    return {
      write: async (transaction: Transaction<Tables>) => {
        await decisions.write(inside(transaction));
        told = await tell(transaction);
      },
      tell: () => {
        decisions.tell();
        const decided = changed.map(({ employeeId }) => employeeId);
        const employeeIds = [...new Set([...decided, ...told])];
        push.publish({ type: 'notifications-changed', employeeIds });
      },
    };
  };
}

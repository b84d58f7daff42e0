import type { Transaction } from 'kysely';
import { prepareLateness } from '../../adjusted-time/data/prepareLateness.ts';
import type { Tables } from '../../database/tables.ts';
import type { EmployeeActor } from '../../http/actor.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { withdraw } from '../../hr-sync/data/withdraw.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import type { WithdrawableRow } from '../../hr-sync/rules/withdrawal.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { emptyChain, type Change, type SignedRecord } from '../../records/rules/record.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';
import { changedFields } from '../../time-entries/rules/shiftFields.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { saveDecisions, type AskedShift } from '../data/decisions.ts';
import type { components } from 'shared-contracts';

type Results = readonly components['schemas']['ApprovalResult'][];

export interface DecisionSources extends Pick<
  PresentationSources,
  'features' | 'dayPlans' | 'facts'
> {
  readonly chain: RecordChain;
}

/** An entry that a manager may decide, with what becomes of it. */
export interface ChangedEntry {
  readonly before: AskedShift;
  readonly after: Shift;
  readonly employeeId: number;
  readonly recordedAs: Change['action'];
  /** What leaves for the HR system with it. */
  readonly message: OutboxMessage | null;
  /** What no longer leaves for it. */
  readonly withdrawn: WithdrawableRow | null;
}

interface Deciding {
  readonly employee: EmployeeActor;
  readonly now: Date;
}

/**
 * Saves what a manager decided about entries in one transaction: with their records, what leaves, and
 * what `tell` says to people. `tell` answers whose notifications changed. Refuses only when no row
 * could be done: ALL_ROWS_FAILED.
 */
export function createSaveDecisions(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  { chain, dayPlans }: Pick<DecisionSources, 'chain' | 'dayPlans'>,
) {
  async function sign(
    { employee, now }: Deciding,
    changed: readonly ChangedEntry[],
  ): Promise<SignedRecord[]> {
    const changes = changed.map(({ before, after, recordedAs }): Change => ({
      assignmentId: after.pair.assignment_id,
      timePairId: after.pair.id,
      actorKind: 'employee',
      actorId: employee.id,
      recordedAt: now.toISOString(),
      action: recordedAs,
      ...changedFields(before, after),
    }));
    const heads = new Map(changed.map(({ before }) => [before.pair.assignment_id, before.head]));
    const byAssignment = Map.groupBy(changes, ({ assignmentId }) => assignmentId);
    const records = await Promise.all(
      [...byAssignment].map(([id, list]) => chain.sign(heads.get(id) ?? emptyChain, list)),
    );
    return records.flat();
  }

  return async (
    request: Deciding,
    { results, changed }: { readonly results: Results; readonly changed: readonly ChangedEntry[] },
    tell: (transaction: Transaction<Tables>) => Promise<readonly number[]>,
  ) => {
    if (changed.length === 0) throw new Refusal('ALL_ROWS_FAILED', { results });
    const records = await sign(request, changed);
    const employeeIds = [...new Set(changed.map(({ employeeId }) => employeeId))];
    const managerIds = await managersOf(database, employeeIds);
    const refreshLateness = await prepareLateness(dayPlans, changed);
    let told: readonly number[] = [];
    return {
      write: async (transaction: Transaction<Tables>) => {
        await saveDecisions(
          transaction,
          records,
          changed.map(({ after }) => after.pair),
          changed.flatMap(({ message }) => message ?? []),
        );
        await withdraw(
          transaction,
          changed.flatMap(({ withdrawn }) => withdrawn ?? []),
        );
        await refreshLateness(transaction);
        told = await tell(transaction);
      },
      tell: () => {
        push.publish({ type: 'time-pairs-changed', employeeIds: [...employeeIds, ...managerIds] });
        push.publish({ type: 'active-shift-changed', employeeIds });
        push.publish({ type: 'notifications-changed', employeeIds: [...employeeIds, ...told] });
      },
    };
  };
}

import type { Answer, CallRequest, Handler } from '../../calls/calls.ts';
import { command, ownIdempotency } from '../../calls/commands.ts';
import { retryOnConflict } from '../../calls/retryOnConflict.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';

/** A call that changes plans or their delivery. */
export type PlanOperation =
  | 'assignTemporarySchedule'
  | 'createAndAssignSchedule'
  | 'assignRotation'
  | 'copySchedules'
  | 'undoPlan'
  | 'synchroniseTemporarySchedule';

/** The people to notify after a change of plans. */
export interface Concerned {
  /** Those whose plan has changed. */
  readonly planned: readonly number[];
  readonly managers: readonly number[];
}

/**
 * A command that changes plans: one transaction with its Idempotency-Key, retried after a deadlock
 * with the delivery to the HR system. Notifies open pages after the commit.
 */
export function planCommand<Id extends PlanOperation>(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  work: (
    request: CallRequest<Id>,
    transaction: Runner,
    tell: (concerned: Concerned) => void,
  ) => Promise<Answer<Id>>,
): Handler<Id> {
  return ownIdempotency<Id>((request) =>
    retryOnConflict(async () => {
      let told: Concerned = { planned: [], managers: [] };
      const act = command<Id>(database, (asked, transaction) =>
        work(asked, transaction, (concerned) => {
          told = concerned;
        }),
      );
      const answer = await act(request);
      const { planned, managers } = told;
      const concerned = [...planned, ...managers];
      if (concerned.length > 0) {
        push.publish({ type: 'schedules-changed', employeeIds: concerned });
      }
      if (planned.length > 0) {
        push.publish({ type: 'notifications-changed', employeeIds: [...planned] });
      }
      return answer;
    }),
  );
}

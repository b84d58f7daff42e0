import type { Instant } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';

const findPause = statement<{ until: Instant }, { until: Date }>(
  'findHrPause',
  'select until from hr_pause where until > $until',
);

const lengthenPause = statement<never, { until: string }>(
  'lengthenHrPause',
  `insert into hr_pause (until) values ($until)
   on conflict (is_only) do update set until = greatest(hr_pause.until, excluded.until)`,
);

/**
 * The pause that the external HR system asked any process for. It does not include a rejected
 * log-in: a process with the right credentials need not wait.
 */
export function createHrPause(database: Pick<Database, 'run'>, now: () => Date) {
  let asked: Instant | null = null;
  return {
    /** Call with the result of every record. */
    note: (outcome: HrOutcome): void => {
      if (outcome?.reason !== 'BUSY' || outcome.notBefore === null) return;
      if (asked === null || outcome.notBefore > asked) asked = outcome.notBefore;
    },
    /** Shares the pause with the other processes. */
    share: async (): Promise<void> => {
      if (asked === null) return;
      const until = asked;
      asked = null;
      await database.run(lengthenPause, { until });
    },
    isOn: async (): Promise<boolean> =>
      (await database.run(findPause, { until: now() })).length > 0,
  };
}

import type { Instant } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';

/** Value: now. */
const findPause = statement<{ until: Instant }>(
  'findHrPause',
  'select until from hr_pause where until > $1',
);

/** Value: until when. */
const lengthenPause = statement<never>(
  'lengthenHrPause',
  `insert into hr_pause (until) values ($1)
   on conflict (is_only) do update set until = greatest(hr_pause.until, excluded.until)`,
);

/**
 * The patience that the external HR system asked any process for. A refused log-in is not part of it:
 * a process that was started with the right one need not wait.
 */
export function createHrPause(database: Pick<Database, 'run'>, now: () => Date) {
  let asked: Instant | null = null;
  return {
    /** Of every record that was sent. */
    note: (outcome: HrOutcome): void => {
      if (outcome?.reason !== 'BUSY' || outcome.notBefore === null) return;
      if (asked === null || outcome.notBefore > asked) asked = outcome.notBefore;
    },
    /** Lets the other processes know what was noted. */
    share: async (): Promise<void> => {
      if (asked === null) return;
      const until = asked;
      asked = null;
      await database.run(lengthenPause, [until]);
    },
    isOn: async (): Promise<boolean> => (await database.run(findPause, [now()])).length > 0,
  };
}

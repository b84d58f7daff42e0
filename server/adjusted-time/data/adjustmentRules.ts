import { keepShortly } from '../../calls/keepShortly.ts';
import { statement } from '../../database/statement.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { AdjustmentRule } from '../rules/adjustmentRule.ts';

interface RuleRow {
  readonly rule: AdjustmentRule;
}

/** `setting` holds the kind's settings, as the import has validated them. */
export const readAdjustmentRules = statement<RuleRow>(
  'readAdjustmentRules',
  `select setting || jsonb_build_object('kind', kind, 'code', code) as rule
   from adjustment_rule order by sequence, id`,
);

/** The company's rules of adjusted time, in their order. */
export interface AdjustmentRules {
  read(): Promise<readonly AdjustmentRule[]>;
}

/** Caches them for a few seconds, as every clock-out needs them. */
export function createAdjustmentRules({
  database,
  now,
  push,
}: Pick<ServerContext, 'database' | 'now' | 'push'>): AdjustmentRules {
  const cache = keepShortly(10_000, async () =>
    (await database.run(readAdjustmentRules)).map(({ rule }) => rule),
  );
  push.subscribe(({ type }) => {
    if (type === 'company-changed') cache.clear();
  });
  return { read: () => cache.read(now()) };
}

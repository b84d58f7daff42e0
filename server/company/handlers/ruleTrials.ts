import { localDay, previousPayCycle } from 'shared-contracts';
import { validRules, type AdjustmentRule } from '../../adjusted-time/rules/adjustmentRule.ts';
import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import { readFeatures } from '../../features/createFeatures.ts';
import { readPayCycle } from '../../info/data/payCycle.ts';
import { adjustedExample } from '../rules/exampleShift.ts';
import { proposedRules } from '../rules/proposedRules.ts';
import { tryRules } from '../tryRules.ts';

/** Rules of adjusted time, tried before they are saved. One pay cycle is compared at a time. */
export function ruleTrials(database: Database) {
  let isUnderWay = false;
  return {
    tryRulesOnShift: async ({ body }) => {
      const rules = validRules(soundRules(body.rules), await readFeatures(database));
      return { status: 200, body: adjustedExample(body, rules) };
    },
    tryRulesOnCycle: async ({ body, now }) => {
      const rules = soundRules(body.rules);
      if (isUnderWay) throw new Refusal('RULES_TRIAL_UNDER_WAY', { retryAfterInSeconds: 5 });
      isUnderWay = true;
      try {
        const today = localDay(now.toISOString(), 'UTC');
        const cycle = previousPayCycle(await readPayCycle(database), today);
        return { status: 200, body: await tryRules(database, rules, cycle) };
      } finally {
        isUnderWay = false;
      }
    },
  } satisfies Partial<Handlers>;
}

function soundRules(given: Parameters<typeof proposedRules>[0]): AdjustmentRule[] {
  const rules = proposedRules(given);
  if (rules === null) throw new Refusal('ADJUSTMENT_RULES_REFUSED');
  return rules;
}

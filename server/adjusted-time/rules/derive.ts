import type { FeatureInfo } from 'shared-contracts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import { indicatorsOf } from '../../shifts/rules/infoIndicators.ts';
import { adjust } from './adjust.ts';
import { validRules, type AdjustmentRule } from './adjustmentRule.ts';
import { canonicalJson } from '../../records/rules/canonicalJson.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** What follows from a shift is worked out with. */
export interface Derivation {
  readonly plan: DayPlan;
  readonly features: FeatureInfo;
  readonly rules: readonly AdjustmentRule[];
  /** Whether no other entry of the day starts before the shift. */
  readonly startsDay: boolean;
}

/**
 * The shift with what follows from it: its adjusted version as if no other entry of the day stood
 * beside it (`adjustDay`), null while it is open, and its info indicators. Discarded segments count for neither. Where `OVERTIME` is off none is told apart.
 */
export function derive(shift: Shift, { plan, features, rules, startsDay }: Derivation): Shift {
  const shown = inEffect(shift);
  return {
    ...shift,
    pair: {
      ...shift.pair,
      adjusted_version: adjust(shown, plan, validRules(rules, features)),
      info_indicators: indicatorsOf(shown, plan, features, startsDay),
    },
  };
}

/** Whether two states of a shift have the same adjusted version and indicators. */
export function isDerivedAlike({ pair: before }: Shift, { pair: after }: Shift): boolean {
  return (
    canonicalJson(before.adjusted_version) === canonicalJson(after.adjusted_version) &&
    canonicalJson(before.info_indicators) === canonicalJson(after.info_indicators)
  );
}

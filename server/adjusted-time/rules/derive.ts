import type { FeatureInfo } from 'shared-contracts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import { indicatorsOf } from '../../shifts/rules/infoIndicators.ts';
import { adjust } from './adjust.ts';
import { validRules, type AdjustmentRule } from './adjustmentRule.ts';
import { canonicalJson } from '../../records/rules/canonicalJson.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** The facts from which a shift's results are derived. */
export interface Derivation {
  readonly plan: DayPlan;
  readonly features: FeatureInfo;
  readonly rules: readonly AdjustmentRule[];
  /** Whether the shift is the first entry of its day. */
  readonly startsDay: boolean;
}

/**
 * The shift with its derived values: its adjusted version as if it were the day's only entry
 * (`adjustDay`), null while it is open, and its info indicators. Ignores discarded segments. If
 * `OVERTIME` is off, no overtime is distinguished.
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

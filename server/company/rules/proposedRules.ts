import type { components } from 'shared-contracts';
import type { AdjustmentRule } from '../../adjusted-time/rules/adjustmentRule.ts';
import { checkAdjustmentRules } from './checkAdjustmentRules.ts';

type ProposedRule = components['schemas']['ProposedRule'];

/** Rules as they would be stored; null if a company file with them has a fault. */
export function proposedRules(given: readonly ProposedRule[]): AdjustmentRule[] | null {
  const codes = new Set(given.map(({ code }) => code));
  if (codes.size < given.length) return null;
  if (checkAdjustmentRules({ adjustmentRules: [...given] }).length > 0) return null;
  const rules = given.flatMap((rule) => storedRule(rule) ?? []);
  return rules.length < given.length ? null : rules;
}

/** Null if a number is missing. */
function storedRule(given: ProposedRule): AdjustmentRule | null {
  const { code, kind, punch, direction, minutes, minimumMinutes, afterMinutes } = given;
  const { graceMinutes = 0, maximumMinutes = null, breakMinutes } = given;
  switch (kind) {
    case 'ROUNDING':
      return punch === undefined || direction === undefined || minutes === undefined
        ? null
        : { code, kind, punch, direction, minutes, graceMinutes };
    case 'EARLY_LOGIN':
      return maximumMinutes === null ? null : { code, kind, maximumMinutes };
    case 'PRE_SHIFT_OVERTIME':
    case 'OVERTIME':
      return minimumMinutes === undefined ? null : { code, kind, minimumMinutes, maximumMinutes };
    case 'FIXED_OVERTIME':
      return minutes === undefined ? null : { code, kind, minutes };
    case 'AUTOMATIC_BREAK':
      return afterMinutes === undefined || breakMinutes === undefined
        ? null
        : { code, kind, afterMinutes, breakMinutes };
  }
}

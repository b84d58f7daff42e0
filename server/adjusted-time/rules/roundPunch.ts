import { offsetMinutes } from 'shared-contracts';
import type { AdjustmentRule, RoundedPunch, RuleOf } from './adjustmentRule.ts';
import { asClocked, instantOf, type Cause } from './stretch.ts';

/** The rounded minute of a punch, since 1970, and its rule. */
export interface RoundedAt {
  readonly at: number;
  readonly cause: Cause;
}

/**
 * Rounds a punch by the company's rule: to the scheduled time within the grace, otherwise in local
 * time at the punch. Without a rule it only drops the seconds.
 */
export function roundPunch(
  punch: RoundedPunch,
  at: number,
  scheduled: number | null,
  rules: readonly AdjustmentRule[],
  timeZone: string,
): RoundedAt {
  const rule = rules.find(
    (each): each is RuleOf<'ROUNDING'> => each.kind === 'ROUNDING' && each.punch === punch,
  );
  if (rule === undefined) return { at, cause: asClocked };
  const { code, minutes, direction, graceMinutes } = rule;
  if (scheduled !== null && Math.abs(at - scheduled) <= graceMinutes) {
    return { at: scheduled, cause: { rule: 'GRACE', values: { code, graceMinutes } } };
  }
  const local = at + offsetMinutes(instantOf(at), timeZone);
  return {
    at: at + rounded(local, minutes, direction) - local,
    cause: { rule: 'ROUNDING', values: { code, minutes, direction } },
  };
}

function rounded(local: number, step: number, direction: 'UP' | 'DOWN' | 'NEAREST'): number {
  const steps = local / step;
  if (direction === 'UP') return Math.ceil(steps) * step;
  return Math.floor(direction === 'DOWN' ? steps : steps + 0.5) * step;
}

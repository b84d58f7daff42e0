import type { FeatureInfo } from 'shared-contracts';

/** The end of a shift that a rounding applies to. */
export type RoundedPunch = 'CLOCK_IN' | 'CLOCK_OUT';

/**
 * A company rule that adjusts worked time (decisions: adjusted time). All numbers are minutes.
 * `code` is the company's name for it.
 */
export type AdjustmentRule = { readonly code: string } & (
  | Rounding
  | EarlyLogin
  | PreShiftOvertime
  | Overtime
  | FixedOvertime
  | AutomaticBreak
);

/**
 * A punch is rounded to a multiple of `minutes` past the local hour; within `graceMinutes` of the
 * scheduled time it is set to that instead.
 */
export interface Rounding {
  readonly kind: 'ROUNDING';
  readonly punch: RoundedPunch;
  /** A divisor of 60. */
  readonly minutes: number;
  readonly direction: 'UP' | 'DOWN' | 'NEAREST';
  readonly graceMinutes: number;
}

/** A clock-in up to this long before the scheduled start counts from that start. */
export interface EarlyLogin {
  readonly kind: 'EARLY_LOGIN';
  readonly maximumMinutes: number;
}

/** Such time counts if it is long enough, up to the maximum if there is one. */
interface OvertimeBounds {
  readonly minimumMinutes: number;
  readonly maximumMinutes: number | null;
}

/** Time before the scheduled start. */
export interface PreShiftOvertime extends OvertimeBounds {
  readonly kind: 'PRE_SHIFT_OVERTIME';
}

/** Time after the scheduled end, and after any agreed overtime. */
export interface Overtime extends OvertimeBounds {
  readonly kind: 'OVERTIME';
}

/** The first minutes worked after the scheduled end are agreed overtime. */
export interface FixedOvertime {
  readonly kind: 'FIXED_OVERTIME';
  readonly minutes: number;
}

/**
 * After more than `afterMinutes` of work, `breakMinutes` of break have been taken or are deducted.
 */
export interface AutomaticBreak {
  readonly kind: 'AUTOMATIC_BREAK';
  readonly afterMinutes: number;
  readonly breakMinutes: number;
}

export type RuleOf<Kind extends AdjustmentRule['kind']> = Extract<
  AdjustmentRule,
  { readonly kind: Kind }
>;

/** The first rule of the kind, in the company's order. */
export function ruleOf<Kind extends AdjustmentRule['kind']>(
  rules: readonly AdjustmentRule[],
  kind: Kind,
): RuleOf<Kind> | undefined {
  return rules.find((rule): rule is RuleOf<Kind> => rule.kind === kind);
}

const overtimeKinds: ReadonlySet<AdjustmentRule['kind']> = new Set([
  'PRE_SHIFT_OVERTIME',
  'OVERTIME',
  'FIXED_OVERTIME',
]);

/** The rules in effect: no overtime rules if `OVERTIME` is off. */
export function validRules(
  rules: readonly AdjustmentRule[],
  { features }: Pick<FeatureInfo, 'features'>,
): readonly AdjustmentRule[] {
  return features.OVERTIME ? rules : rules.filter(({ kind }) => !overtimeKinds.has(kind));
}

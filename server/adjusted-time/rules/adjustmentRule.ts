import type { FeatureInfo } from 'shared-contracts';

/** Which end of a shift a rounding is for. */
export type RoundedPunch = 'CLOCK_IN' | 'CLOCK_OUT';

/**
 * A rule of the company by which worked time is adjusted (decisions: adjusted time). All numbers are
 * minutes. `code` is the company's name for it.
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
 * A punch counts at a multiple of `minutes` past the local hour; within `graceMinutes` of the
 * scheduled time it counts as that instead.
 */
export interface Rounding {
  readonly kind: 'ROUNDING';
  readonly punch: RoundedPunch;
  /** Divides an hour. */
  readonly minutes: number;
  readonly direction: 'UP' | 'DOWN' | 'NEAREST';
  readonly graceMinutes: number;
}

/** A clock-in up to so long before the scheduled start counts from that start on. */
export interface EarlyLogin {
  readonly kind: 'EARLY_LOGIN';
  readonly maximumMinutes: number;
}

/** Such time counts when it is long enough, and up to the maximum where there is one. */
interface OvertimeBounds {
  readonly minimumMinutes: number;
  readonly maximumMinutes: number | null;
}

/** Time before the scheduled start. */
export interface PreShiftOvertime extends OvertimeBounds {
  readonly kind: 'PRE_SHIFT_OVERTIME';
}

/** Time after the scheduled end, and after the agreed overtime where there is any. */
export interface Overtime extends OvertimeBounds {
  readonly kind: 'OVERTIME';
}

/** The first minutes worked after the scheduled end are agreed overtime. */
export interface FixedOvertime {
  readonly kind: 'FIXED_OVERTIME';
  readonly minutes: number;
}

/** Who works longer than `afterMinutes` has had `breakMinutes` of break, taken or deducted. */
export interface AutomaticBreak {
  readonly kind: 'AUTOMATIC_BREAK';
  readonly afterMinutes: number;
  readonly breakMinutes: number;
}

export type RuleOf<Kind extends AdjustmentRule['kind']> = Extract<
  AdjustmentRule,
  { readonly kind: Kind }
>;

/** The first rule of the kind, as the company orders them. */
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

/** The rules that hold: none of overtime where `OVERTIME` is off. */
export function validRules(
  rules: readonly AdjustmentRule[],
  { features }: Pick<FeatureInfo, 'features'>,
): readonly AdjustmentRule[] {
  return features.OVERTIME ? rules : rules.filter(({ kind }) => !overtimeKinds.has(kind));
}

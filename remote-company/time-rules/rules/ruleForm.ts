import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';

/** What there is one rule of; of breaks, any number. */
export const ruleKeys = [
  'CLOCK_IN',
  'CLOCK_OUT',
  'EARLY_LOGIN',
  'PRE_SHIFT_OVERTIME',
  'FIXED_OVERTIME',
  'OVERTIME',
  'AUTOMATIC_BREAK',
] as const;

export type RuleKey = (typeof ruleKeys)[number];

/** Minutes, as fields of the company file. */
export type RuleNumber =
  | 'minutes'
  | 'graceMinutes'
  | 'minimumMinutes'
  | 'maximumMinutes'
  | 'afterMinutes'
  | 'breakMinutes';

export interface RuleForm {
  readonly key: RuleKey;
  readonly direction: NonNullable<AdjustmentRuleEntry['direction']>;
  /** As typed. */
  readonly numbers: Readonly<Record<RuleNumber, string>>;
}

/** The numbers of a rule, in the order of its fields. */
export const numbersOf: Readonly<Record<RuleKey, readonly RuleNumber[]>> = {
  CLOCK_IN: ['minutes', 'graceMinutes'],
  CLOCK_OUT: ['minutes', 'graceMinutes'],
  EARLY_LOGIN: ['maximumMinutes'],
  PRE_SHIFT_OVERTIME: ['minimumMinutes', 'maximumMinutes'],
  FIXED_OVERTIME: ['minutes'],
  OVERTIME: ['minimumMinutes', 'maximumMinutes'],
  AUTOMATIC_BREAK: ['afterMinutes', 'breakMinutes'],
};

/** Whether the rule is complete without the number. */
export function isOptional(key: RuleKey, number: RuleNumber): boolean {
  return number === 'graceMinutes' || (number === 'maximumMinutes' && key !== 'EARLY_LOGIN');
}

/** Divisors of an hour, to which a punch can be rounded. */
export const roundedTo = ['1', '2', '3', '4', '5', '6', '10', '12', '15', '20', '30', '60'];

export function keyOf({ kind, punch = 'CLOCK_IN' }: AdjustmentRuleEntry): RuleKey {
  return kind === 'ROUNDING' ? punch : kind;
}

/** The rules that can still be added. */
export function freeKeys(rules: readonly AdjustmentRuleEntry[]): RuleKey[] {
  const taken = new Set(rules.map(keyOf));
  return ruleKeys.filter((key) => key === 'AUTOMATIC_BREAK' || !taken.has(key));
}

const noNumbers: RuleForm['numbers'] = {
  ...{ minutes: '', graceMinutes: '', minimumMinutes: '' },
  ...{ maximumMinutes: '', afterMinutes: '', breakMinutes: '' },
};

const usual: Readonly<Record<RuleKey, Partial<RuleForm['numbers']>>> = {
  CLOCK_IN: { minutes: '5', graceMinutes: '5' },
  CLOCK_OUT: { minutes: '5', graceMinutes: '5' },
  EARLY_LOGIN: { maximumMinutes: '15' },
  PRE_SHIFT_OVERTIME: { minimumMinutes: '30' },
  FIXED_OVERTIME: { minutes: '30' },
  OVERTIME: { minimumMinutes: '15' },
  AUTOMATIC_BREAK: { afterMinutes: '360', breakMinutes: '30' },
};

/** The form of a new rule, with numbers that many companies have. */
export function newForm(key: RuleKey): RuleForm {
  return { key, direction: 'NEAREST', numbers: { ...noNumbers, ...usual[key] } };
}

export function formOf(entry: AdjustmentRuleEntry): RuleForm {
  const key = keyOf(entry);
  const numbers: Partial<RuleForm['numbers']> = Object.fromEntries(
    numbersOf[key].map((name) => [name, entry[name]?.toString() ?? '']),
  );
  const { direction = 'NEAREST' } = entry;
  return { key, direction, numbers: { ...noNumbers, ...numbers } };
}

const mostMinutes = 1_440;

/** Null for anything that is not a number of minutes within a day. */
function parseMinutes(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes <= mostMinutes ? minutes : null;
}

export type RuleFault = 'REQUIRED' | 'MINUTES' | 'DIVISOR' | 'THRESHOLD_TAKEN' | 'BELOW_MINIMUM';

/** What is wrong with the numbers; nothing for a sound form. */
export function faultsOf(
  { key, numbers }: RuleForm,
  others: readonly AdjustmentRuleEntry[],
): ReadonlyMap<RuleNumber, RuleFault> {
  const faults = new Map<RuleNumber, RuleFault>();
  for (const name of numbersOf[key]) {
    const typed = numbers[name].trim();
    if (typed === '' && !isOptional(key, name)) faults.set(name, 'REQUIRED');
    else if (typed !== '' && parseMinutes(typed) === null) faults.set(name, 'MINUTES');
  }
  const isRounding = key === 'CLOCK_IN' || key === 'CLOCK_OUT';
  if (isRounding && !faults.has('minutes') && !roundedTo.includes(numbers.minutes)) {
    faults.set('minutes', 'DIVISOR');
  }
  const isTaken = others.some(
    ({ kind, afterMinutes }) =>
      kind === 'AUTOMATIC_BREAK' && afterMinutes === parseMinutes(numbers.afterMinutes),
  );
  if (key === 'AUTOMATIC_BREAK' && isTaken) faults.set('afterMinutes', 'THRESHOLD_TAKEN');
  const [least, most] = [numbers.minimumMinutes, numbers.maximumMinutes].map(parseMinutes);
  if (least != null && most != null && most < least && key !== 'EARLY_LOGIN') {
    faults.set('maximumMinutes', 'BELOW_MINIMUM');
  }
  return faults;
}

/** The rule of a sound form. */
export function entryOf({ key, direction, numbers }: RuleForm, code: string): AdjustmentRuleEntry {
  const given = numbersOf[key].flatMap((name) => {
    const minutes = parseMinutes(numbers[name]);
    // As the company's file has it: no grace is left out.
    const isLeftOut = minutes === null || (name === 'graceMinutes' && minutes === 0);
    return isLeftOut ? [] : [[name, minutes] as const];
  });
  const minutes: Partial<Record<RuleNumber, number>> = Object.fromEntries(given);
  return key === 'CLOCK_IN' || key === 'CLOCK_OUT'
    ? { code, kind: 'ROUNDING', punch: key, direction, ...minutes }
    : { code, kind: key, ...minutes };
}

const stems: Readonly<Record<RuleKey, string>> = {
  CLOCK_IN: 'CLOCK-IN',
  CLOCK_OUT: 'CLOCK-OUT',
  EARLY_LOGIN: 'EARLY',
  PRE_SHIFT_OVERTIME: 'BEFORE',
  FIXED_OVERTIME: 'AGREED',
  OVERTIME: 'AFTER',
  AUTOMATIC_BREAK: 'BREAK',
};

/** A code for a new rule that no other one has. */
export function newCode(key: RuleKey, others: readonly AdjustmentRuleEntry[]): string {
  const taken = new Set(others.map(({ code }) => code));
  const stem = stems[key];
  let code = stem;
  for (let number = 2; taken.has(code); number += 1) code = `${stem}-${number}`;
  return code;
}

/** The list with a rule in the place of the one with its code, or at its end. */
export function withRule(
  rules: readonly AdjustmentRuleEntry[],
  entry: AdjustmentRuleEntry,
): AdjustmentRuleEntry[] {
  return rules.some(({ code }) => code === entry.code)
    ? rules.map((rule) => (rule.code === entry.code ? entry : rule))
    : [...rules, entry];
}

import { entries } from './checkDuplicates.ts';
import type { AdjustmentRuleEntry, CompanyFile } from './companyFile.ts';
import type { FieldPath, FileFault } from './fault.ts';

type Kind = AdjustmentRuleEntry['kind'];
type Field = Exclude<keyof AdjustmentRuleEntry, 'code' | 'kind'>;

/** The fields of each kind, and what those that may be left out are then. */
const adjustmentFields: Readonly<
  Record<Kind, { readonly needed: readonly Field[]; readonly else: { [Name in Field]?: 0 | null } }>
> = {
  ROUNDING: { needed: ['punch', 'minutes', 'direction'], else: { graceMinutes: 0 } },
  EARLY_LOGIN: { needed: ['maximumMinutes'], else: {} },
  PRE_SHIFT_OVERTIME: { needed: ['minimumMinutes'], else: { maximumMinutes: null } },
  OVERTIME: { needed: ['minimumMinutes'], else: { maximumMinutes: null } },
  FIXED_OVERTIME: { needed: ['minutes'], else: {} },
  AUTOMATIC_BREAK: { needed: ['afterMinutes', 'breakMinutes'], else: {} },
};

/** What a rule of adjusted time lacks, has too much of, or repeats. */
export function checkAdjustmentRules(file: CompanyFile): FileFault[] {
  const seen = new Set<string>();
  return entries(file.adjustmentRules, 'adjustmentRules').flatMap(([rule, path]) => {
    const name = `${rule.kind} ${rule.punch ?? ''}`;
    const isTwice = rule.kind !== 'AUTOMATIC_BREAK' && seen.has(name);
    seen.add(name);
    return [
      ...fieldFaults(rule, path),
      ...(isTwice
        ? [{ path: [...path, 'kind'], message: 'There may be one rule of this kind only.' }]
        : []),
      ...(rule.kind === 'ROUNDING' && rule.minutes !== undefined && !dividesHour(rule.minutes)
        ? [{ path: [...path, 'minutes'], message: 'This must divide an hour, such as 5 or 15.' }]
        : []),
    ];
  });
}

/** The numbers of a rule that is known to be sound, as they are kept. */
export function adjustmentSetting({
  code: _code,
  kind,
  ...given
}: AdjustmentRuleEntry): Readonly<Record<string, string | number | null>> {
  return { ...adjustmentFields[kind].else, ...given };
}

function fieldFaults(rule: AdjustmentRuleEntry, path: FieldPath): FileFault[] {
  const { needed, else: optional } = adjustmentFields[rule.kind];
  const known = new Set<string>(['code', 'kind', ...needed, ...Object.keys(optional)]);
  return [
    ...needed
      .filter((field) => rule[field] === undefined)
      .map((field) => ({
        path: [...path, field],
        message: `A rule of the kind ${rule.kind} needs this field.`,
      })),
    ...Object.keys(rule)
      .filter((field) => !known.has(field))
      .map((field) => ({
        path: [...path, field],
        message: `A rule of the kind ${rule.kind} has no such field.`,
      })),
  ];
}

function dividesHour(minutes: number): boolean {
  return minutes > 0 && 60 % minutes === 0;
}

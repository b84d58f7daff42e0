import type {
  AdjustmentRuleEntry,
  CompanyFile,
} from 'shared-contracts/company-file/companyFile.ts';
import { entries } from './checkDuplicates.ts';
import type { FieldPath, FileFault } from './fault.ts';

type Kind = AdjustmentRuleEntry['kind'];
type Field = Exclude<keyof AdjustmentRuleEntry, 'code' | 'kind'>;

/** The fields of each kind, with the defaults of the optional ones. */
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

/** Fields that a rule of adjusted time lacks or must not have, and rules given twice. */
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

/** The numbers of a valid rule, as they are stored. */
export function adjustmentSetting({
  code: _code,
  kind,
  ...given
}: AdjustmentRuleEntry): Readonly<Record<string, string | number | null>> {
  return { ...adjustmentFields[kind].else, ...given };
}

function fieldFaults(rule: AdjustmentRuleEntry, path: FieldPath): FileFault[] {
  const { needed, else: optional } = adjustmentFields[rule.kind];
  const fields = new Set<string>(['code', 'kind', ...needed, ...Object.keys(optional)]);
  return [
    ...needed
      .filter((field) => rule[field] === undefined)
      .map((field) => ({
        path: [...path, field],
        message: `A rule of the kind ${rule.kind} needs this field.`,
      })),
    ...Object.keys(rule)
      .filter((field) => !fields.has(field))
      .map((field) => ({
        path: [...path, field],
        message: `A rule of the kind ${rule.kind} has no such field.`,
      })),
  ];
}

function dividesHour(minutes: number): boolean {
  return minutes > 0 && 60 % minutes === 0;
}

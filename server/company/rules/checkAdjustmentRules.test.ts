import { expect, test } from 'vitest';
import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { adjustmentSetting, checkAdjustmentRules } from './checkAdjustmentRules.ts';

const rounding: AdjustmentRuleEntry = {
  code: 'IN',
  kind: 'ROUNDING',
  punch: 'CLOCK_IN',
  minutes: 15,
  direction: 'UP',
};
const faults = (...adjustmentRules: AdjustmentRuleEntry[]) =>
  checkAdjustmentRules({ adjustmentRules }).map(({ path, message }) => [path.join('.'), message]);

test('a rule has the numbers of its kind, and no others', () => {
  const pause: AdjustmentRuleEntry = { code: 'P', kind: 'AUTOMATIC_BREAK', afterMinutes: 360 };
  expect(faults(rounding, { ...pause, breakMinutes: 30 })).toEqual([]);
  expect(faults(pause)).toEqual([
    ['adjustmentRules.0.breakMinutes', 'A rule of the kind AUTOMATIC_BREAK needs this field.'],
  ]);
  expect(faults({ code: 'E', kind: 'EARLY_LOGIN', maximumMinutes: 10, minutes: 5 })).toEqual([
    ['adjustmentRules.0.minutes', 'A rule of the kind EARLY_LOGIN has no such field.'],
  ]);
});

test('punches are rounded to what divides an hour, each by one rule', () => {
  expect(faults(rounding, { ...rounding, code: 'OUT', punch: 'CLOCK_OUT' })).toEqual([]);
  expect(faults({ ...rounding, minutes: 7 })).toEqual([
    ['adjustmentRules.0.minutes', 'This must divide an hour, such as 5 or 15.'],
  ]);
  expect(faults({ ...rounding, minutes: 0 })).toHaveLength(1);
  expect(faults(rounding, { ...rounding, code: 'AGAIN' })).toEqual([
    ['adjustmentRules.1.kind', 'There may be one rule of this kind only.'],
  ]);
});

test('a number that is left out is none', () => {
  expect(adjustmentSetting(rounding)).toMatchObject({ graceMinutes: 0, minutes: 15 });
  const overtime: AdjustmentRuleEntry = { code: 'O', kind: 'OVERTIME', minimumMinutes: 15 };
  expect(adjustmentSetting(overtime)).toEqual({ minimumMinutes: 15, maximumMinutes: null });
});

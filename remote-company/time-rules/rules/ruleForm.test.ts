import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  entryOf,
  faultsOf,
  formOf,
  freeKeys,
  keyOf,
  newCode,
  newForm,
  numbersOf,
  roundedTo,
  ruleKeys,
  withRule,
  type RuleKey,
} from './ruleForm.ts';

const keys = fc.constantFrom(...ruleKeys);
const minutes = fc.integer({ min: 0, max: 1_440 }).map(String);
const forms = keys.chain((key) =>
  fc.record({
    key: fc.constant(key),
    direction: fc.constantFrom('UP', 'DOWN', 'NEAREST'),
    numbers: fc.record({
      minutes: key.startsWith('CLOCK') ? fc.constantFrom(...roundedTo) : minutes,
      ...{ graceMinutes: fc.oneof(minutes, fc.constant('')), afterMinutes: minutes },
      ...{ minimumMinutes: fc.constant('30'), breakMinutes: minutes },
      maximumMinutes: fc.integer({ min: 30, max: 1_440 }).map(String),
    }),
  }),
);
const added = (all: readonly RuleKey[]) =>
  all.reduce<ReturnType<typeof entryOf>[]>(
    (rules, key) =>
      freeKeys(rules).includes(key)
        ? withRule(rules, entryOf(newForm(key), newCode(key, rules)))
        : rules,
    [],
  );

it('keeps what a form says', () => {
  fc.assert(
    fc.property(forms, (form) => {
      expect(faultsOf(form, [])).toEqual(new Map());
      const entry = entryOf(form, 'CODE');
      expect(keyOf(entry)).toBe(form.key);
      expect(entryOf(formOf(entry), 'CODE')).toEqual(entry);
      for (const name of numbersOf[form.key]) {
        expect(entry[name] ?? 0).toBe(Number(form.numbers[name]));
      }
    }),
  );
});

it('adds no rule twice but breaks, each with a code of its own', () => {
  fc.assert(
    fc.property(fc.array(keys), (all) => {
      const rules = added(all);
      const others = rules.map(keyOf).filter((key) => key !== 'AUTOMATIC_BREAK');
      expect(new Set(others).size).toBe(others.length);
      expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
      expect(freeKeys(rules)).toContain('AUTOMATIC_BREAK');
      expect(others.some((key) => freeKeys(rules).includes(key))).toBe(false);
    }),
  );
});

it('puts a changed rule where it was', () => {
  const rules = added(['CLOCK_IN', 'OVERTIME', 'AUTOMATIC_BREAK']);
  const changed = { ...entryOf(newForm('OVERTIME'), 'AFTER'), minimumMinutes: 60 };
  expect(withRule(rules, changed).map(({ code }) => code)).toEqual(['CLOCK-IN', 'AFTER', 'BREAK']);
  expect(withRule(rules, changed)[1]).toBe(changed);
});

it('says which number is missing, impossible or taken', () => {
  const form = newForm('CLOCK_IN');
  const faultOf = (numbers: Partial<typeof form.numbers>, key: RuleKey, rules = added([])) => [
    ...faultsOf({ ...newForm(key), numbers: { ...newForm(key).numbers, ...numbers } }, rules),
  ];
  expect(faultOf({ minutes: '' }, 'CLOCK_IN')).toEqual([['minutes', 'REQUIRED']]);
  expect(faultOf({ minutes: '7' }, 'CLOCK_IN')).toEqual([['minutes', 'DIVISOR']]);
  expect(faultOf({ graceMinutes: '1441' }, 'CLOCK_IN')).toEqual([['graceMinutes', 'MINUTES']]);
  expect(faultOf({ maximumMinutes: '-1' }, 'EARLY_LOGIN')).toEqual([['maximumMinutes', 'MINUTES']]);
  expect(faultOf({ maximumMinutes: '10' }, 'OVERTIME')).toEqual([
    ['maximumMinutes', 'BELOW_MINIMUM'],
  ]);
  expect(faultOf({ breakMinutes: '45' }, 'AUTOMATIC_BREAK', added(['AUTOMATIC_BREAK']))).toEqual([
    ['afterMinutes', 'THRESHOLD_TAKEN'],
  ]);
});

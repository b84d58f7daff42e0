import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { expect, it } from 'vitest';
import { undoneBy } from './companyPart.ts';

it('brings back what was replaced, and removes what was added', () => {
  const range = { manager: '9', assignment: 'A 1', startDate: '2026-03-01' };
  const ended = { ...range, startDate: '2026-01-01' };
  expect(
    undoneBy([
      { section: 'managers', code: '9 A 1 2026-03-01', part: null, range },
      { section: 'managers', code: '9 A 1 2026-01-01', part: { managers: [ended] }, range: ended },
      { section: 'positions', code: 'COOK', part: null },
      {
        section: 'positions',
        code: 'NURSE',
        part: { positions: [{ code: 'NURSE', description: 'Nurse' }] },
      },
    ]),
  ).toEqual({
    managers: [ended],
    positions: [{ code: 'NURSE', description: 'Nurse' }],
    removed: { managers: [range], positions: ['COOK'] },
  });
});

it('opens an account again that a change has closed', () => {
  const person = { employeeNumber: '1', firstName: 'Ella', lastName: 'Stone' };
  expect(undoneBy([{ section: 'people', code: '1', part: { people: [person] } }])).toEqual({
    people: [{ ...person, closed: false }],
  });
});

it('brings a list back as a whole, also an empty one', () => {
  const rule: AdjustmentRuleEntry = {
    ...{ code: 'PAUSE', kind: 'AUTOMATIC_BREAK', afterMinutes: 360, breakMinutes: 30 },
  };
  const list = { section: 'adjustmentRules', code: null } as const;
  for (const part of [{ adjustmentRules: [rule] }, { adjustmentRules: [] }]) {
    expect(undoneBy([{ ...list, part }])).toEqual(part);
  }
});

it('has nothing to take back where nothing was replaced', () => {
  expect(undoneBy([])).toBeNull();
});

import { expect, it } from 'vitest';
import { plannedRow } from '../testing/plannedRow.ts';
import { dropTargets } from './dropTargets.ts';
import { nothingChosen, withDays, withRows } from './planSelection.ts';

const jonas = plannedRow(1);
const priya = plannedRow(2);
const chen = plannedRow(3);
const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const monday = '2026-11-16';
const friday = '2026-11-20';

it('is for the day alone where nothing is chosen, or something else is', () => {
  const other = withRows(nothingChosen('employee'), [priya], true);
  for (const selection of [nothingChosen('employee'), nothingChosen('days'), other]) {
    const { rows, days } = dropTargets(selection, jonas, monday, range);
    expect(rows).toEqual([jonas]);
    expect(days).toEqual(new Map([[1, [monday]]]));
  }
});

it('is for that day of all chosen rows on one of them', () => {
  const chosen = withRows(nothingChosen('employee'), [jonas, priya], true);
  const { rows, days } = dropTargets(chosen, priya, friday, range);
  expect(rows).toEqual([jonas, priya]);
  expect([...(days ?? [])]).toEqual([
    [1, [friday]],
    [2, [friday]],
  ]);
});

it('is for all picked days on one of them, and for no picked day beside them', () => {
  const { selection } = withDays(nothingChosen('days'), [jonas, chen], [monday, friday], true);
  const all = dropTargets(selection, chen, friday, range);
  expect(all.rows).toEqual([jonas, chen]);
  expect([...(all.days ?? [])]).toEqual([
    [1, [monday, friday]],
    [3, [monday, friday]],
  ]);
  const beside = dropTargets(selection, chen, '2026-11-18', range);
  expect([...(beside.days ?? [])]).toEqual([[3, ['2026-11-18']]]);
});

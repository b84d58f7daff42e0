import { expect, it } from 'vitest';
import { subordinate } from '../testing/subordinates.ts';
import {
  deselectPeople,
  freshSelection,
  pageState,
  selectable,
  selectPeople,
  splitByPresence,
} from './peopleSelection.ts';

const lena = subordinate(1, 'Lena Fischer');
const tom = subordinate(2, 'Tom Hughes', { state: 'IN' });
const priya = subordinate(3, 'Priya Nair', { absence: 'Vacation' });
const away = subordinate(4, 'Ana Ruiz', { state: 'ELSEWHERE' });
const none = new Map();

it('takes people as far as the cap allows, and none who cannot be clocked', () => {
  const all = selectPeople(none, [lena, away, tom, priya], 100);
  expect([...all.selection.keys()]).toEqual([1, 2, 3]);
  expect(selectPeople(none, [lena, tom, priya], 2)).toMatchObject({ isFull: true });
  const full = selectPeople(none, [lena, tom], 2);
  expect(full.isFull).toBe(false);
  expect(selectPeople(full.selection, [lena], 2).isFull).toBe(false);
});

it('selects nobody on leave when all are meant', () => {
  expect(selectable([lena, tom, priya, away])).toEqual([lena, tom]);
  const { selection } = selectPeople(none, selectable([lena, tom, priya]), 100);
  expect(pageState(selection, [lena, tom, priya])).toBe(true);
  expect(pageState(deselectPeople(selection, [tom]), [lena, tom, priya])).toBe('mixed');
  expect(pageState(none, [lena])).toBe(false);
});

it('clocks in who is out and clocks out who is in', () => {
  const { selection } = selectPeople(none, [lena, tom], 100);
  expect(splitByPresence(selection)).toEqual({ toClockIn: [lena], toClockOut: [tom] });
});

it('follows what the clock says since', () => {
  const { selection } = selectPeople(none, [lena, tom], 100);
  const lenaIn = subordinate(1, 'Lena Fischer', { state: 'IN' });
  const tomElsewhere = subordinate(2, 'Tom Hughes', { state: 'ELSEWHERE' });
  expect([...freshSelection(selection, [lenaIn, tomElsewhere, priya]).values()]).toEqual([lenaIn]);
});

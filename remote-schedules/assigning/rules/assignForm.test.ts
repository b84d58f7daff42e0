import fc from 'fast-check';
import { addDays } from 'shared-contracts';
import { expect, it, test } from 'vitest';
import { early, plannedRow } from '../testing/planned.ts';
import type { AssignChoice } from './assignChoice.ts';
import {
  dateFaults,
  firstDates,
  chosenRanges,
  isAssignEnabled,
  isNonWorkingDayEnabled,
  orderOf,
  wholeDates,
  type AssignForm,
  type Enablement,
} from './assignForm.ts';

const schedule: AssignChoice = { kind: 'schedule', schedule: early };
const made: AssignChoice = {
  kind: 'new',
  day: { startTime: '08:00', endTime: '12:00', nonWorkingDay: false, breaks: [] },
};
const dayOff: AssignChoice = { kind: 'non-working', code: 'NWD-C' };
const turn = (key: number) => ({ key, choice: schedule, duration: 7 });
const empty: AssignForm = {
  dates: { startDate: '2026-11-19', endDate: '2026-11-20' },
  choice: null,
  isRotating: false,
  turns: [],
  skipsHolidays: false,
};
const ready: Enablement = { isSending: false, isEmployeeMode: true, hasDates: true };
const bounds = { startDate: '2026-10-01', endDate: '2027-11-30' };

test.each([
  ['2026-11-19', '2026-11-19', null, null],
  [null, '2026-11-19', 'required', null],
  ['2026-11-19', null, null, 'required'],
  ['2026-11-19', '2026-11-18', null, 'before-start'],
  ['2026-09-30', '2026-11-18', 'outside', null],
  ['2026-11-19', '2027-12-01', null, 'outside'],
] as const)('%s to %s: %s, %s', (startDate, endDate, start, end) => {
  expect(dateFaults({ startDate, endDate }, bounds)).toEqual({ startDate: start, endDate: end });
});

it('uses two dates exactly when nothing is wrong with them', () => {
  const day = fc.integer({ min: -100, max: 500 }).map((days) => addDays('2026-11-19', days));
  fc.assert(
    fc.property(fc.option(day), fc.option(day), (startDate, endDate) => {
      const dates = wholeDates({ startDate, endDate }, bounds);
      const isRight =
        startDate !== null &&
        endDate !== null &&
        bounds.startDate <= startDate &&
        startDate <= endDate &&
        endDate <= bounds.endDate;
      expect(dates).toEqual(isRight ? { startDate, endDate } : null);
    }),
  );
});

it('begins with the days of the board that are still to come', () => {
  const week = { startDate: '2026-11-16', endDate: '2026-11-22' };
  expect(firstDates(week, '2026-11-19')).toEqual({
    startDate: '2026-11-19',
    endDate: '2026-11-22',
  });
  expect(firstDates(week, '2026-11-30')).toEqual(week);
  expect(firstDates({ startDate: '2020-01-06', endDate: '2020-01-12' }, '2026-11-19')).toEqual({
    startDate: null,
    endDate: null,
  });
});

const arbitraryForm: fc.Arbitrary<AssignForm> = fc.record({
  dates: fc.constant(empty.dates),
  choice: fc.constantFrom(null, schedule, made, dayOff),
  isRotating: fc.boolean(),
  turns: fc
    .integer({ min: 0, max: 6 })
    .map((count) => Array.from({ length: count }, (_, key) => turn(key))),
  skipsHolidays: fc.boolean(),
});
const arbitraryState: fc.Arbitrary<Enablement> = fc.record({
  isSending: fc.boolean(),
  isEmployeeMode: fc.boolean(),
  hasDates: fc.boolean(),
});

it('assigns exactly when spec §5 does not disable it', () => {
  fc.assert(
    fc.property(arbitraryForm, arbitraryState, (form, state) => {
      const { isRotating, choice, turns } = form;
      const isDisabled =
        state.isSending ||
        (state.isEmployeeMode && !state.hasDates) ||
        (isRotating && (turns.length < 2 || turns.length > 5)) ||
        (!isRotating && choice === null);
      expect(isAssignEnabled(form, state)).toBe(!isDisabled);
    }),
  );
});

it('does not assign a schedule of one day without both times', () => {
  const without = { ...made.day, endTime: '' };
  expect(isAssignEnabled({ ...empty, choice: made }, ready)).toBe(true);
  expect(isAssignEnabled({ ...empty, choice: { ...made, day: without } }, ready)).toBe(false);
});

it('offers the non-working day exactly when spec §5 does not disable it', () => {
  fc.assert(
    fc.property(arbitraryForm, arbitraryState, (form, state) => {
      const isDisabled =
        form.isRotating ||
        state.isSending ||
        (state.isEmployeeMode && !state.hasDates) ||
        form.choice?.kind === 'new' ||
        form.choice?.kind === 'schedule';
      expect(isNonWorkingDayEnabled(form, state)).toBe(!isDisabled);
    }),
  );
});

it('makes an order of what was chosen, for dates or for picked days', () => {
  const rows = [plannedRow(1, 'Jonas Weber'), plannedRow(2, 'Mateo Alvarez')];
  const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
  const whole = { rows, days: null, range };
  const picked = {
    rows,
    days: new Map([
      [1, ['2026-11-19']],
      [2, ['2026-11-20']],
    ]),
    range,
  };
  const rowIds = [1, 2];
  expect(orderOf(empty, whole, bounds)).toBeNull();
  expect(orderOf({ ...empty, choice: schedule }, whole, bounds)).toEqual({
    ...{ kind: 'range', rowIds, dates: empty.dates, piece: { code: 'EARLY' } },
    skipsHolidays: false,
  });
  expect(orderOf({ ...empty, choice: dayOff }, picked, bounds)).toEqual({
    ...{ kind: 'days', rowIds, days: picked.days, piece: { code: 'NWD-C' } },
  });
  const rotating = { ...empty, isRotating: true, turns: [turn(1), { ...turn(2), choice: made }] };
  expect(orderOf(rotating, whole, bounds)).toEqual({
    ...{ kind: 'rotation', rowIds, dates: empty.dates, skipsHolidays: false },
    turns: [
      { duration: 7, piece: { code: 'EARLY' } },
      { duration: 7, piece: { newDay: made.day } },
    ],
  });
});

it('plans what was chosen last on all of the dates, in a rotation on its first turn', () => {
  const rotation = { ...empty, isRotating: true, turns: [turn(1), turn(2)] };
  const endOf = (endDate: string) => ({ ...rotation, dates: { ...empty.dates, endDate } });
  expect(chosenRanges(empty, { days: null }, bounds)).toEqual([empty.dates]);
  expect(chosenRanges(endOf('2026-12-20'), { days: null }, bounds)).toMatchObject([
    { startDate: '2026-11-26', endDate: '2026-12-02' },
  ]);
  expect(chosenRanges(endOf('2026-11-28'), { days: null }, bounds)).toMatchObject([
    { startDate: '2026-11-26', endDate: '2026-11-28' },
  ]);
  expect(chosenRanges(endOf('2026-11-20'), { days: null }, bounds)).toBeNull();
});

test.each([
  [[['2026-11-20', '2026-11-19']], ['2026-11-19 2026-11-20']],
  [
    [
      ['2026-11-19', '2026-11-20'],
      ['2026-11-20', '2026-11-19'],
    ],
    ['2026-11-19 2026-11-20'],
  ],
  [[['2026-11-19', '2026-11-21']], ['2026-11-19 2026-11-19', '2026-11-21 2026-11-21']],
  [[['2026-11-19'], ['2026-11-20']], undefined],
] as const)('days picked as %s are planned on %s', (picked, planned) => {
  const days = new Map(picked.map((dates, index) => [index, dates]));
  const ranges = chosenRanges(empty, { days }, bounds);
  expect(ranges?.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual(planned);
});

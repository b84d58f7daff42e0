import { expect, it } from 'vitest';
import { breakSegment, openPair, punch } from 'shared-contracts/testing/timePair.ts';
import { shownShift } from '../../shift/rules/shownShift.ts';
import { dayEntries } from './dayEntries.ts';

const zone = 'Europe/Berlin';
const planned = {
  date: '2026-11-19',
  name: 'Early shift',
  start: '2026-11-19T05:00:00.000Z',
  end: '2026-11-19T13:30:00.000Z',
  breakSeconds: 1800,
};
const now = '2026-11-19T09:29:00.000Z';
const running = shownShift(
  openPair('2026-11-19T04:58:00.000Z', {
    segmentTimePairs: [breakSegment('2026-11-19T07:20:00.000Z', '2026-11-19T07:38:00.000Z')],
  }),
);

it('tells a running day from the clock-in to the scheduled end', () => {
  const entries = dayEntries([running], () => planned, null, zone, now);
  expect(entries.map(({ kind }) => kind)).toEqual([
    'clocked-in',
    'break',
    'resumed',
    'now',
    'scheduled-end',
  ]);
  expect(entries[0]).toMatchObject({ afterSchedule: -120 });
  expect(entries[1]).toMatchObject({ seconds: 18 * 60, isOpen: false });
  expect(entries[3]).toMatchObject({ isOnBreak: false, secondsToGo: 4 * 3600 + 60 });
});

it('compares only the first clock-in of a scheduled shift with its start', () => {
  const first = { ...running, id: 1, clockOut: punch('2026-11-19T08:00:00.000Z') };
  const second = shownShift(openPair('2026-11-19T09:00:00.000Z'));
  const clockIns = dayEntries([first, second], () => planned, null, zone, now).filter(
    ({ kind }) => kind === 'clocked-in',
  );
  expect(clockIns).toMatchObject([{ afterSchedule: -120 }, { afterSchedule: null }]);
});

it('tells a change that begins a shift where the one before ends, neither out nor in', () => {
  const changedAt = '2026-11-19T08:00:00.000Z';
  const before = { ...running, id: 1, clockOut: punch(changedAt) };
  const after = { ...shownShift(openPair(changedAt)), timeType: 'Training', costCenter: 'Ward 3' };
  const entries = dayEntries([before, after], () => planned, null, zone, now);
  const kinds = entries.map(({ kind }) => kind);
  expect(kinds).toEqual(['clocked-in', 'break', 'resumed', 'changed', 'now', 'scheduled-end']);
  expect(entries[3]).toMatchObject({ at: changedAt, to: ['Training', 'Ward 3'] });
});

it('names a change of position alone, and none between shifts that are booked alike', () => {
  const changedAt = '2026-11-19T08:00:00.000Z';
  const before = { ...running, id: 1, clockOut: punch(changedAt) };
  const alike = { ...before, id: 2, clockIn: punch(changedAt), clockOut: null };
  const kindsOf = (after: typeof alike) =>
    dayEntries([before, after], () => planned, null, zone, now).map(({ kind }) => kind);
  expect(kindsOf(alike)).not.toContain('changed');
  expect(kindsOf(alike)).toContain('clocked-out');
  const [change] = dayEntries(
    [before, { ...alike, position: 'Porter' }],
    () => planned,
    null,
    zone,
    now,
  ).filter(({ kind }) => kind === 'changed');
  expect(change).toMatchObject({ to: ['Porter'] });
});

it('says nothing of an end that has passed or was never planned', () => {
  const late = dayEntries([running], () => planned, null, zone, '2026-11-19T14:00:00.000Z');
  expect(late.at(-1)).toMatchObject({ kind: 'now', secondsToGo: null });
  const free = dayEntries([running], () => null, null, zone, now);
  expect(free.at(-1)).toMatchObject({ kind: 'now', secondsToGo: null });
});

it('shows what is planned while nothing was clocked', () => {
  const kinds = dayEntries([], () => null, planned, zone, now).map(({ kind }) => kind);
  expect(kinds).toEqual(['scheduled-start', 'scheduled-end']);
});

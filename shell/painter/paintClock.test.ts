import { fireEvent, within } from '@testing-library/react';
import { earlyPress, waitingMark } from 'shared-contracts/early-press';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assignmentAt } from '../testing/assignmentAt.ts';
import {
  answersOfElla,
  pageFromServer,
  serverTime,
  shiftOfElla,
} from '../testing/pageFromServer.ts';
import { paintClock } from './paintClock.ts';
import { readKnown } from './readKnown.ts';

const shiftPath = '/api/time-pairs/7/active-shift';

beforeEach(() => {
  localStorage.clear();
  // The page was just requested, however long other tests took.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => void vi.restoreAllMocks());

test('who is not clocked in can clock in, and the press is kept with its time', () => {
  const clock = show();
  const disc = clock.getByRole('button', { name: 'Clock in' });
  fireEvent.pointerDown(disc, { button: 0, isPrimary: true });
  fireEvent.click(disc);
  const kept = earlyPress.read(7);
  expect(kept).toMatchObject({ action: 'clock-in' });
  expect(Math.abs((kept?.server ?? 0) - Date.parse(serverTime))).toBeLessThan(10_000);
  expect(clock.getByRole('status').textContent).toBe('Pressed at 10:12. Saving…');
});

test('a press that was kept before is told of, and another one changes nothing', () => {
  earlyPress.keep(7, { action: 'clock-in', server: Date.parse('2026-11-19T09:10:00.000Z') });
  const before = earlyPress.read(7);
  const clock = show();
  expect(clock.getByRole('status').textContent).toBe('Pressed at 10:10. Saving…');
  fireEvent.click(clock.getByRole('button'));
  expect(earlyPress.read(7)).toEqual(before);
});

test('who works sees the time worked, and can clock out', async () => {
  const clock = show({ [shiftPath]: shiftOfElla() });
  expect(await clock.findByText('Clocked in since 06:00')).toBeDefined();
  expect(clock.getByText(/^4:12:[34]\d$/)).toBeDefined();
  fireEvent.click(clock.getByRole('button', { name: 'Clock out' }));
  expect(earlyPress.read(7)).toMatchObject({ action: 'clock-out' });
});

test('who is on a break sees how long, and what was worked before', async () => {
  const clock = show({ [shiftPath]: shiftOfElla('2026-11-19T09:00:00.000Z') });
  expect(await clock.findByText('On break since 10:00')).toBeDefined();
  expect(clock.getByText(/^0:12:[34]\d$/)).toBeDefined();
  expect(clock.getByText('4:00:00 worked')).toBeDefined();
});

test('nothing can be pressed where nobody said how the clock stands', () => {
  expect(show({ [shiftPath]: undefined }).queryByRole('button')).toBeNull();
});

test('nothing can be pressed while punches wait on the device', () => {
  waitingMark.set(7);
  expect(show().queryByRole('button')).toBeNull();
});

test('nothing can be pressed by who may only look', () => {
  const looks = assignmentAt({ authorityNames: ['VIEW_TIME'] });
  const employee = { id: 7, employeeNumber: 'E-7', firstName: 'Ella', lastName: 'Ek' };
  const configuration = { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' };
  const profile = { employee: { ...employee, assignments: [looks] }, configuration };
  expect(show({ '/api/employees/7/profile': profile }).queryByRole('button')).toBeNull();
});

/** The clock for the server's responses, with these changes. */
function show(changes: Readonly<Record<string, unknown>> = {}) {
  pageFromServer(answersOfElla(changes));
  const known = readKnown('employee');
  if (known?.session.kind !== 'employee') throw new Error('Nobody is signed in.');
  const painted = paintClock(known, known.session, 'en');
  document.body.append(painted);
  return within(painted);
}

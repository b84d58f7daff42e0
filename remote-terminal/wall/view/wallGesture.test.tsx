import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialog, holdBadge, paths, punched, showWall, token } from '../testing/showWall.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const [nurse] = dialog.assignments;
const out = { ...nurse, state: 'CLOCKED_OUT', since: null, operations: ['CLOCK_IN'] };
/** Half a minute before the dialog's time. */
const secondsAgo = '2026-11-23T10:11:30.000Z';
const arrives = { ...dialog, assignments: [out] };
const clockedIn = { ...punched, operation: 'CLOCK_IN' };
const byGesture = { TERMINAL_ONE_GESTURE: true };

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Also advances the fake time on its own. */
function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
}

const sentOf = (calls: ReturnType<typeof showWall>['calls']) =>
  calls.filter(({ path }) => path === paths.punch).map(({ body }) => body);

test('where only one thing can be done, a badge does it after three seconds', async () => {
  const { calls } = showWall(
    { [paths.badge]: () => Response.json(arrives), [paths.punch]: () => Response.json(clockedIn) },
    byGesture,
  );
  await screen.findByText('Connected');
  fakeTime();
  holdBadge('B-1001');
  expect(await screen.findByRole('button', { name: /^Einstempeln.*Automatisch/ })).toBeDefined();
  expect(sentOf(calls)).toEqual([]);
  pass(3_000);
  expect(await screen.findByRole('heading', { name: /^Eingestempelt, Amara/ })).toBeDefined();
  expect(sentOf(calls)).toMatchObject([{ assignmentId: 31, operation: 'CLOCK_IN' }]);
});

test('whoever steps back has clocked nothing', async () => {
  const { calls } = showWall({ [paths.badge]: () => Response.json(arrives) }, byGesture);
  await screen.findByText('Connected');
  fakeTime();
  holdBadge('B-1001');
  const back = await screen.findByRole('button', { name: 'Nicht stempeln' });
  fireEvent.click(back);
  pass(5_000);
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
  vi.useRealTimers();
  const ended = expect.objectContaining({ body: { dialogToken: token } });
  await waitFor(() => expect(calls).toContainEqual(ended));
  expect(sentOf(calls)).toEqual([]);
});

test('the next badge in the queue lets the press before it count, and is served then', async () => {
  const next = {
    ...arrives,
    dialogToken: 'y'.repeat(43),
    employee: { ...dialog.employee, firstName: 'Ben' },
  };
  const { calls } = showWall(
    {
      [paths.badge]: async (request) =>
        Response.json((await request.text()).includes('B-2002') ? next : arrives),
      [paths.punch]: () => Response.json(clockedIn),
    },
    byGesture,
  );
  await screen.findByText('Connected');
  holdBadge('B-1001');
  await screen.findByRole('heading', { name: 'Hallo, Amara' });
  holdBadge('B-2002');
  await screen.findByRole('heading', { name: 'Hallo, Ben' });
  expect(sentOf(calls)).toMatchObject([{ dialogToken: token, operation: 'CLOCK_IN' }]);
});

test.each([
  ['two things can be done', dialog],
  ['there are several positions', { ...dialog, assignments: [out, { ...out, assignmentId: 32 }] }],
  [
    'somebody clocked in within the last minute',
    { ...dialog, assignments: [{ ...nurse, lastPunch: secondsAgo, operations: ['CLOCK_OUT'] }] },
  ],
  [
    'somebody clocked out within the last minute',
    { ...dialog, assignments: [{ ...out, lastPunch: secondsAgo }] },
  ],
])('nothing is done by itself where %s', async (_case, shown) => {
  const { calls } = showWall({ [paths.badge]: () => Response.json(shown) }, byGesture);
  await screen.findByText('Connected');
  fakeTime();
  holdBadge('B-1001');
  await screen.findByRole('heading', { name: 'Hallo, Amara' });
  expect(screen.queryByText(/Automatisch/)).toBeNull();
  pass(5_000);
  expect(sentOf(calls)).toEqual([]);
});

test('without the property nothing is done without a press', async () => {
  showWall({ [paths.badge]: () => Response.json(arrives) });
  await screen.findByText('Connected');
  holdBadge('B-1001');
  await screen.findByRole('button', { name: /^Einstempeln/ });
  expect(screen.queryByText(/Automatisch/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Nicht stempeln' })).toBeNull());
});

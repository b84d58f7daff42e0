import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  dialog,
  holdBadge,
  noNetwork,
  paths,
  punched,
  refuse,
  showWall,
  token,
  type Answers,
} from '../testing/showWall.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a badge is read without a tap; the person is greeted in their language and presses once', async () => {
  let tries = 0;
  const { calls } = showWall({
    [paths.badge]: () => Response.json(dialog),
    [paths.punch]: () => {
      tries += 1;
      return tries === 1 ? noNetwork() : Response.json(punched);
    },
  });
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  expect(calls[0]).toMatchObject({ path: paths.badge, body: { badge: 'B-1001' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const tile = screen.getByRole('button', {
    name: /^Pause beginnen.*30 Min. geplant um 10:30/,
  });
  fireEvent.click(tile);
  fireEvent.click(tile);
  expect(await screen.findByText('Keine Verbindung. Neuer Versuch …')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1500));
  expect(await screen.findByRole('heading', { name: /In der Pause, Amara.*10:12/ })).toBeDefined();
  const [first, second, ...more] = calls.filter(({ path }) => path === paths.punch);
  expect(more).toEqual([]);
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
  act(() => void vi.advanceTimersByTime(3000));
  expect(await screen.findByRole('button', { name: 'Number and PIN' })).toBeDefined();
});

test('whoever works at several places says for which one', async () => {
  const [first] = dialog.assignments;
  const nurse = { ...first, state: 'CLOCKED_OUT', since: null, operations: ['CLOCK_IN'] };
  const porter = { ...nurse, assignmentId: 32, position: 'Porter' };
  const both = { ...dialog, assignments: [nurse, porter] };
  const { calls } = showWall({
    [paths.badge]: () => Response.json(both),
    [paths.punch]: () => Response.json({ ...punched, operation: 'CLOCK_IN' }),
  });
  holdBadge('B-1001');
  expect(await screen.findByText('Wo arbeiten Sie jetzt?')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Einstempeln|Ausstempeln)/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Porter/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Einstempeln/ }));
  expect(await screen.findByRole('heading', { name: /^Eingestempelt, Amara/ })).toBeDefined();
  const sent = calls.find(({ path }) => path === paths.punch);
  expect(sent?.body).toMatchObject({ assignmentId: 32, operation: 'CLOCK_IN' });
});

test('of several jobs the one that runs opens; another shift is never one tap away', async () => {
  const [nurse] = dialog.assignments;
  const off = { state: 'CLOCKED_OUT', since: null, operations: ['CLOCK_IN'] };
  const porter = { ...nurse, ...off, assignmentId: 32, position: 'Porter' };
  showWall({
    [paths.badge]: () => Response.json({ ...dialog, assignments: [porter, nurse] }),
    [paths.punch]: () => Response.json(punched),
  });
  holdBadge('B-1001');
  expect(await screen.findByRole('button', { name: /^Ausstempeln/ })).toBeDefined();
  expect(screen.queryByText('Wo arbeiten Sie jetzt?')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Einstempeln/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Andere Position' }));
  expect(screen.getByRole('button', { name: /^Nurse.*Eingestempelt seit 05:58/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Porter/ }));
  expect(screen.getByRole('button', { name: /^Einstempeln/ })).toBeDefined();
});

test('a clock-in is told with the shift and where it counts', async () => {
  const [nurse] = dialog.assignments;
  const off = { ...nurse, state: 'CLOCKED_OUT', since: null, operations: ['CLOCK_IN'] };
  showWall({
    [paths.badge]: () => Response.json({ ...dialog, workedTodayInSeconds: 0, assignments: [off] }),
    [paths.punch]: () =>
      Response.json({
        ...{ ...punched, operation: 'CLOCK_IN', workedTodayInSeconds: 0 },
        plannedEnd: '2026-11-23T14:30:00.000Z',
      }),
  });
  holdBadge('B-1001');
  const tile = await screen.findByRole('button', { name: /^Einstempeln/ });
  expect(screen.getByText(/Regular hours · 4120 Ward 3 East/)).toBeDefined();
  fireEvent.click(tile);
  expect(
    await screen.findByText('Ihre Schicht „Frühschicht“ endet um 14:30. Eine gute Schicht!'),
  ).toBeDefined();
});

test('what became of a press is heard, where the company wants sound', async () => {
  const pitches: number[] = [];
  const volume = { gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() } };
  const oscillator = () => ({
    frequency: {
      set value(pitch: number) {
        pitches.push(pitch);
      },
    },
    connect: () => ({ connect: vi.fn() }),
    start: vi.fn(),
    stop: vi.fn(),
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      resume = () => Promise.resolve();
      createOscillator = oscillator;
      createGain = () => volume;
    },
  );
  const answers: Answers = {
    [paths.badge]: async (request) =>
      (await request.text()).includes('XX')
        ? refuse(409, 'BADGE_NOT_KNOWN', 'Not known here.')
        : Response.json(dialog),
    [paths.punch]: () => Response.json(punched),
  };
  const { unmount } = showWall(answers, { TERMINAL_VOICE: false });
  holdBadge('XX-9999');
  expect(await screen.findByText('Not known here.')).toBeDefined();
  expect(pitches).toEqual([]);
  unmount();
  showWall(answers);
  holdBadge('XX-9999');
  expect(await screen.findByText('Not known here.')).toBeDefined();
  expect(pitches).toEqual([330, 220]);
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  expect(await screen.findByRole('heading', { name: /In der Pause, Amara/ })).toBeDefined();
  expect(pitches).toEqual([330, 220, 660, 990]);
});

test('a shift that is over is told as over', async () => {
  const [nurse] = dialog.assignments;
  const late = { ...dialog, serverTime: '2026-11-23T15:00:00.000Z' };
  showWall({ [paths.badge]: () => Response.json({ ...late, assignments: [nurse] }) });
  holdBadge('B-1001');
  const tile = await screen.findByRole('button', { name: /^Ausstempeln/ });
  expect(tile.textContent).toContain('Ihre Schicht endete um 14:30');
});

const ben = {
  ...{ ...dialog, dialogToken: 'b'.repeat(43) },
  employee: { ...dialog.employee, id: 8, firstName: 'Ben', locale: 'en' },
};
const amaraOrBen: Answers = {
  [paths.badge]: async (request) =>
    Response.json((await request.text()).includes('B-2') ? ben : dialog),
};

test('a badge held during a success begins the next person at once', async () => {
  showWall({
    ...amaraOrBen,
    [paths.punch]: () => Response.json(punched),
  });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  expect(await screen.findByRole('heading', { name: /^In der Pause/ })).toBeDefined();
  holdBadge('B-2002');
  expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeDefined();
});

test('another badge ends an open dialog and begins its own; the same one changes nothing', async () => {
  const { calls } = showWall(amaraOrBen);
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  holdBadge('B-1001');
  holdBadge('B-2002');
  expect(screen.queryByRole('button', { name: /^Ausstempeln/ })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeDefined();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [paths.badge, { badge: 'B-1001' }],
    ['/api/terminal/dialogs/end', { dialogToken: token }],
    [paths.badge, { badge: 'B-2002' }],
  ]);
});

test('a badge that nobody knows ends an open dialog, too, and says so', async () => {
  showWall({
    [paths.badge]: async (request) =>
      (await request.text()).includes('XX')
        ? refuse(409, 'BADGE_NOT_KNOWN', 'Not known here.')
        : Response.json(dialog),
  });
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  holdBadge('XX-9999');
  expect(await screen.findByText('Not known here.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Number and PIN' })).toBeDefined();
});

test('a press that is being sent is cut off by no badge', async () => {
  const answered = Promise.withResolvers<Response>();
  const { calls } = showWall({ ...amaraOrBen, [paths.punch]: () => answered.promise });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  holdBadge('B-2002');
  answered.resolve(Response.json(punched));
  expect(await screen.findByRole('heading', { name: /^In der Pause, Amara/ })).toBeDefined();
  expect(calls.map(({ path }) => path)).toEqual([paths.badge, paths.punch]);
});

test('who is somebody else ends the dialog; one that ended is told of', async () => {
  const { calls } = showWall({
    [paths.badge]: () => Response.json(dialog),
    [paths.punch]: () => refuse(409, 'DIALOG_ENDED', 'Ended.'),
  });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: 'Nicht Sie?' }));
  await screen.findByText('Hold your badge to the reader');
  expect(calls.at(-1)).toMatchObject({ path: '/api/terminal/dialogs/end' });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Ausstempeln/ }));
  expect(await screen.findByText(/^Die Zeit ist abgelaufen/)).toBeDefined();
});

test('a badge is known through another keyboard layout, which is tried first from then on', async () => {
  const { calls } = showWall({
    [paths.badge]: async (request) =>
      (await request.text()).includes('Z-1001')
        ? Response.json(dialog)
        : refuse(409, 'BADGE_NOT_KNOWN', 'Not known here.'),
  });
  const hold = () => {
    fireEvent.keyDown(document.body, { key: 'Y', code: 'KeyZ', shiftKey: true });
    holdBadge('-1001');
  };
  hold();
  fireEvent.click(await screen.findByRole('button', { name: 'Nicht Sie?' }));
  await screen.findByText('Hold your badge to the reader');
  hold();
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  const asked = calls.filter(({ path }) => path === paths.badge).map(({ body }) => body);
  expect(asked).toEqual(['Y-1001', 'Z-1001', 'Z-1001'].map((badge) => ({ badge })));
});

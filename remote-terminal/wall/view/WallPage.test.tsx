import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Session } from 'shared-contracts';
import { useNavigate } from 'shared-ui';
import { renderInHost, type RenderOptions } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from './WallPage.tsx';

const session: Session = {
  kind: 'terminal',
  terminalId: 'T-100',
  description: 'Main entrance',
  timeZone: 'Europe/London',
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = { ...session, kind: undefined, expiresAt: '2026-11-23T00:00:00.000Z' };

const token = 'x'.repeat(43);
const dialog = {
  dialogToken: token,
  closesInSeconds: 60,
  serverTime: '2026-11-23T10:12:00.000Z',
  employee: { id: 7, firstName: 'Amara', lastName: 'Okafor', locale: 'de', is24Hour: true },
  workedTodayInSeconds: 4 * 3600,
  assignments: [
    {
      assignmentId: 31,
      position: 'Nurse',
      company: 'Riverside',
      timeType: 'Regular hours',
      costCenter: '4120 Ward 3 East',
      timeZone: 'Europe/London',
      state: 'CLOCKED_IN',
      since: '2026-11-23T05:58:00.000Z',
      plannedShift: 'Frühschicht',
      plannedEnd: '2026-11-23T14:30:00.000Z',
      plannedBreak: { start: '2026-11-23T10:30:00.000Z', minutes: 30 },
      operations: ['BREAK_IN', 'CLOCK_OUT'],
    },
  ],
};
const punched = {
  operation: 'BREAK_IN',
  at: '2026-11-23T10:12:00.000Z',
  timeZone: 'Europe/London',
  workedTodayInSeconds: 4 * 3600,
  plannedEnd: null,
  violations: [],
};

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

function show(
  answers: Answers = {},
  properties: NonNullable<RenderOptions['properties']> = {},
  features: NonNullable<RenderOptions['features']> = {},
) {
  const left: string[] = [];
  const calls: { path: string; body: unknown; key: string | null }[] = [];
  const shown = renderInHost(<Wall />, {
    messages,
    session,
    properties,
    features,
    path: '/face-login-terminal',
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === heartbeatPath)
        return answers[pathname]?.(request) ?? Response.json({ endsInSeconds: 43_200 });
      if (pathname === localesPath) return Response.json(languages);
      if (pathname === sealingPath) return answers[pathname]?.(request) ?? Response.json(sealing);
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => null);
      calls.push({ path: pathname, body, key: request.headers.get('idempotency-key') });
      return answers[pathname]?.(request) ?? new Response(null, { status: 204 });
    },
  });
  shown.bus.on('session-ended', ({ reason }) => left.push(reason));
  return { ...shown, left, calls };
}

function Wall() {
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <Page />}
      <button type="button" onClick={() => navigate('/login')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => setIsShown(false)}>
        End
      </button>
    </>
  );
}

function refuse(status: number, code: string, detail: string): Response {
  const problem = { type: 'about:blank', status, title: code, detail, code, traceId: '1' };
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** Keys as a reader types them: at once. */
function holdBadge(badge: string): void {
  for (const key of [...badge.split(''), 'Enter']) fireEvent.keyDown(document.body, { key });
}

const sealingPath = '/api/terminal/sealing-key';
/** A key of P-256 that nobody else uses. */
const sealing = {
  keyId: 1,
  publicKey:
    'BBvW7ZaRJ5ipBmYZBK9JMEwoI+DN8ZnUdSxRQ9//5Vo1jiZW/Nzvl7SX2sw6e01jL0KXqPleXRkbp+yQao2NGjQ=',
  serverTime: '2026-11-23T10:12:00.000Z',
};
const localesPath = '/api/info/locales';
const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'es', name: 'Español' },
];
const keptPath = '/api/terminal/kept-punches';
const heartbeatPath = '/api/terminal/heartbeats';
const badgePath = '/api/terminal/identifications/badge';
const pinPath = '/api/terminal/identifications/pin';
const punchPath = '/api/terminal/punches';

test('a badge is read without a tap; the person is greeted in their language and presses once', async () => {
  let tries = 0;
  const { calls } = show({
    [badgePath]: () => Response.json(dialog),
    [punchPath]: () => {
      tries += 1;
      return tries === 1 ? noNetwork() : Response.json(punched);
    },
  });
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  expect(calls[0]).toMatchObject({ path: badgePath, body: { badge: 'B-1001' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const tile = screen.getByRole('button', {
    name: /^Pause beginnen.*30 Min. geplant um 10:30/,
  });
  fireEvent.click(tile);
  fireEvent.click(tile);
  expect(await screen.findByText('Keine Verbindung. Neuer Versuch …')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1500));
  expect(await screen.findByRole('heading', { name: /In Pause, Amara.*10:12/ })).toBeDefined();
  const [first, second, ...more] = calls.filter(({ path }) => path === punchPath);
  expect(more).toEqual([]);
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
  act(() => void vi.advanceTimersByTime(3000));
  expect(await screen.findByRole('button', { name: 'Number and PIN' })).toBeDefined();
});

test('whoever works at several places says for which one', async () => {
  const [nurse] = dialog.assignments;
  const porter = {
    ...{ ...nurse, assignmentId: 32, position: 'Porter', state: 'CLOCKED_OUT', since: null },
    operations: ['CLOCK_IN'],
  };
  const both = { ...dialog, assignments: [nurse, porter] };
  const { calls } = show({
    [badgePath]: () => Response.json(both),
    [punchPath]: () => Response.json({ ...punched, operation: 'CLOCK_IN' }),
  });
  holdBadge('B-1001');
  expect(await screen.findByText('Wo arbeiten Sie jetzt?')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Einstempeln|Ausstempeln)/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Porter/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Einstempeln/ }));
  expect(await screen.findByRole('heading', { name: /^Eingestempelt, Amara/ })).toBeDefined();
  const sent = calls.find(({ path }) => path === punchPath);
  expect(sent?.body).toMatchObject({ assignmentId: 32, operation: 'CLOCK_IN' });
});

test('a clock-in is told with the shift and where it counts', async () => {
  const [nurse] = dialog.assignments;
  const off = { ...nurse, state: 'CLOCKED_OUT', since: null, operations: ['CLOCK_IN'] };
  show({
    [badgePath]: () => Response.json({ ...dialog, workedTodayInSeconds: 0, assignments: [off] }),
    [punchPath]: () =>
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

test('once it is known who stands there, their own language counts', async () => {
  show({ [badgePath]: () => Response.json(dialog) });
  fireEvent.click(await screen.findByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Acerque su tarjeta al lector')).toBeDefined();
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
});

test('a language is chosen by a tap, for whoever stands there and until they are served', async () => {
  show({
    // The server says the language of the call for whoever has chosen none.
    [badgePath]: () => {
      const locale = document.documentElement.lang;
      return Response.json({ ...dialog, employee: { ...dialog.employee, locale } });
    },
    [punchPath]: () => Response.json({ ...punched, operation: 'CLOCK_OUT' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Español' }));
  expect(await screen.findByText('Acerque su tarjeta al lector')).toBeDefined();
  expect(document.documentElement.lang).toBe('es');
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Fichar salida/ }));
  expect(await screen.findByRole('heading', { name: /Amara/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Listo para la siguiente persona' }));
  expect(await screen.findByText('Hold your badge to the reader')).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

test('a language that was chosen by somebody who has gone is forgotten', async () => {
  show();
  const deutsch = await screen.findByRole('button', { name: 'Deutsch' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.click(deutsch);
  expect(await screen.findByText('Ausweis an den Leser halten')).toBeDefined();
  act(() => void vi.advanceTimersByTime(20_000));
  expect(await screen.findByText('Hold your badge to the reader')).toBeDefined();
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
    [badgePath]: async (request) =>
      (await request.text()).includes('XX')
        ? refuse(409, 'BADGE_NOT_KNOWN', 'Not known here.')
        : Response.json(dialog),
    [punchPath]: () => Response.json(punched),
  };
  const { unmount } = show(answers, { TERMINAL_VOICE: false });
  holdBadge('XX-9999');
  expect(await screen.findByText('Not known here.')).toBeDefined();
  expect(pitches).toEqual([]);
  unmount();
  show(answers);
  holdBadge('XX-9999');
  expect(await screen.findByText('Not known here.')).toBeDefined();
  expect(pitches).toEqual([330, 220]);
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  expect(await screen.findByRole('heading', { name: /In Pause, Amara/ })).toBeDefined();
  expect(pitches).toEqual([330, 220, 660, 990]);
});

test('a shift that is over is told as over', async () => {
  const [nurse] = dialog.assignments;
  const late = { ...dialog, serverTime: '2026-11-23T15:00:00.000Z' };
  show({ [badgePath]: () => Response.json({ ...late, assignments: [nurse] }) });
  holdBadge('B-1001');
  const tile = await screen.findByRole('button', { name: /^Ausstempeln/ });
  expect(tile.textContent).toContain('Ihre Schicht endete um 14:30');
});

const ben = {
  ...{ ...dialog, dialogToken: 'b'.repeat(43) },
  employee: { ...dialog.employee, id: 8, firstName: 'Ben', locale: 'en' },
};
const amaraOrBen: Answers = {
  [badgePath]: async (request) =>
    Response.json((await request.text()).includes('B-2') ? ben : dialog),
};

test('a badge held during a success begins the next person at once', async () => {
  show({
    ...amaraOrBen,
    [punchPath]: () => Response.json(punched),
  });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  expect(await screen.findByRole('heading', { name: /^In Pause/ })).toBeDefined();
  holdBadge('B-2002');
  expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeDefined();
});

test('another badge ends an open dialog and begins its own; the same one changes nothing', async () => {
  const { calls } = show(amaraOrBen);
  holdBadge('B-1001');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  holdBadge('B-1001');
  holdBadge('B-2002');
  expect(screen.queryByRole('button', { name: /^Ausstempeln/ })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeDefined();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [badgePath, { badge: 'B-1001' }],
    ['/api/terminal/dialogs/end', { dialogToken: token }],
    [badgePath, { badge: 'B-2002' }],
  ]);
});

test('a badge that nobody knows ends an open dialog, too, and says so', async () => {
  show({
    [badgePath]: async (request) =>
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
  const { calls } = show({ ...amaraOrBen, [punchPath]: () => answered.promise });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  holdBadge('B-2002');
  answered.resolve(Response.json(punched));
  expect(await screen.findByRole('heading', { name: /^In Pause, Amara/ })).toBeDefined();
  expect(calls.map(({ path }) => path)).toEqual([badgePath, punchPath]);
});

test('without a connection the next badge takes the place of the one before', async () => {
  const { calls } = show({ [badgePath]: () => noNetwork(), [keptPath]: () => noNetwork() });
  await screen.findByText('Hold your badge to the reader');
  await waitFor(async () => {
    holdBadge('B-1001');
    await screen.findByRole('heading', { name: 'No connection' }, { timeout: 300 });
  });
  const before = calls.length;
  holdBadge('B-1001');
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
  holdBadge('B-2002');
  expect(screen.queryByRole('heading', { name: 'No connection' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(calls.slice(before).map(({ body }) => body)).toEqual([{ badge: 'B-2002' }]);
});

test('number and PIN by the keypad; a refusal says why and keeps the number', async () => {
  let isRight = false;
  const { calls } = show({
    [pinPath]: () =>
      isRight ? Response.json(dialog) : refuse(409, 'NOT_IDENTIFIED', 'Number or PIN is wrong.'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  const number = await screen.findByLabelText<HTMLInputElement>('Employee number');
  expect(document.activeElement).toBe(number);
  const press = (keys: string) => {
    for (const key of keys) fireEvent.click(screen.getByRole('button', { name: key }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  };
  press('2001');
  press('1111');
  expect(await screen.findByText('Number or PIN is wrong.')).toBeDefined();
  expect(number.value).toBe('2001');
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('');
  isRight = true;
  press('1357');
  expect(await screen.findByRole('heading', { name: 'Hallo, Amara' })).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([
    { employeeNumber: '2001', pin: '1111' },
    { employeeNumber: '2001', pin: '1357' },
  ]);
});

test('a number that waits leads back to where the other ways are', async () => {
  const wait = 'Please try again in 15 minutes, or say who you are in another way.';
  show({ [pinPath]: () => refuse(429, 'IDENTIFICATION_WAITS', wait) });
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  for (const key of ['2', 'Next', '1', '2', '3', '4', 'Next'])
    fireEvent.click(await screen.findByRole('button', { name: key }));
  expect(await screen.findByText(wait)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Number and PIN' })).toBeDefined();
  expect(screen.queryByLabelText('PIN')).toBeNull();
});

test('an employee number with letters is typed at the keypad; the PIN has digits alone', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Number and PIN' }));
  const number = await screen.findByLabelText<HTMLInputElement>('Employee number');
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }));
  for (const key of 'EX-') fireEvent.click(screen.getByRole('button', { name: key }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete last character' }));
  fireEvent.click(screen.getByRole('button', { name: 'Digits' }));
  fireEvent.click(screen.getByRole('button', { name: '7' }));
  expect(number.value).toBe('EX7');
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { name: 'A' })).toBeNull();
  expect(screen.getByRole('button', { name: '1' })).toBeDefined();
});

test('where nothing can be kept, the time runs out: nothing is claimed, and the dialog ends', async () => {
  const { calls } = show({
    [sealingPath]: () => noNetwork(),
    [badgePath]: () => Response.json({ ...dialog, closesInSeconds: 2 }),
    [punchPath]: () => noNetwork(),
  });
  holdBadge('B-1001');
  const tile = await screen.findByRole('button', { name: /^Ausstempeln/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  fireEvent.click(tile);
  act(() => void vi.advanceTimersByTime(2500));
  expect(await screen.findByText(/^Es ist nicht bekannt, ob das erfasst wurde/)).toBeDefined();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/terminal/dialogs/end',
    body: { dialogToken: token },
  });
});

test('a press that nobody answers is kept with its time and sent once, under its key', async () => {
  const sealed = vi.fn(() => Response.json({ ...sealing, serverTime: new Date().toISOString() }));
  const { calls, unmount } = show({
    [sealingPath]: sealed,
    [badgePath]: () => Response.json(dialog),
    [punchPath]: () => noNetwork(),
    [keptPath]: () => noNetwork(),
  });
  await waitFor(() => expect(sealed).toHaveBeenCalled());
  await screen.findByText('Connected');
  holdBadge('B-1001');
  const tile = await screen.findByRole('button', { name: /^Ausstempeln/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  fireEvent.click(tile);
  await screen.findByText('Keine Verbindung. Neuer Versuch …');
  act(() => void vi.advanceTimersByTime(6_000));
  expect(
    await screen.findByRole('heading', { name: /^Ausstempeln gespeichert.*\d\d:\d\d/ }),
  ).toBeDefined();
  expect(screen.getByText('Amara Okafor')).toBeDefined();
  unmount();

  const again = show({ [sealingPath]: sealed });
  await waitFor(() => expect(again.calls.map(({ path }) => path)).toEqual([keptPath]));
  const [kept] = again.calls;
  expect(kept?.body).toMatchObject({ operation: 'CLOCK_OUT', assignmentId: 31 });
  expect(kept?.body).toHaveProperty('delayInMilliseconds', expect.closeTo(6_000, -3));
  expect(kept?.key).toBe(calls.find(({ path }) => path === punchPath)?.key);
});

test('who leaves is told how many punches lie on the device', async () => {
  show({ [badgePath]: () => noNetwork(), [keptPath]: () => noNetwork() });
  await keepOffline();
  fireEvent.click(await screen.findByRole('button', { name: 'Ready for the next person' }));
  await screen.findByText('1 punch is kept here and not sent yet');
  fireEvent.click(screen.getByRole('button', { name: 'Sign this terminal out' }));
  expect(await screen.findByText(/^1 punch lies on this device and was not sent/)).toBeDefined();
});

test('who is somebody else ends the dialog; one that ended is told of', async () => {
  const { calls } = show({
    [badgePath]: () => Response.json(dialog),
    [punchPath]: () => refuse(409, 'DIALOG_ENDED', 'Ended.'),
  });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: 'Nicht Sie?' }));
  await screen.findByText('Hold your badge to the reader');
  expect(calls.at(-1)).toMatchObject({ path: '/api/terminal/dialogs/end' });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Ausstempeln/ }));
  expect(await screen.findByText(/^Ihre Zeit war um/)).toBeDefined();
});

test('the camera is a way where faces are recognised here', () => {
  const look = () => screen.queryByRole('button', { name: 'Look into the camera' });
  const { unmount } = show({}, { FACIAL_RECOGNITION_TERMINAL: true });
  expect(look()).not.toBeNull();
  unmount();
  const { unmount: end } = show({}, { FACIAL_RECOGNITION_TERMINAL: false });
  expect(look()).toBeNull();
  expect(screen.getByRole('button', { name: 'Tap to clock in or out' })).toBeDefined();
  end();
  show({}, {}, { FACIAL_RECOGNITION: false });
  expect(look()).toBeNull();
});

test('what is switched off is not offered: no keypad without PINs, no badge without badges', () => {
  const { calls, unmount } = show({}, { TERMINAL_BADGE: false });
  holdBadge('B-1001');
  expect(screen.queryByText('Hold your badge to the reader')).toBeNull();
  expect(calls).toEqual([]);
  unmount();
  show({}, { TERMINAL_PIN: false });
  expect(screen.queryByRole('button', { name: 'Number and PIN' })).toBeNull();
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
});

test('leaving asks for the terminal’s password; who stays, stays signed in', async () => {
  const { path, left, calls } = show();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/face-login-terminal');
  expect([left, calls]).toEqual([[], []]);
});

test('whoever knows the password signs the terminal out, and nobody else', async () => {
  const { left, calls } = show({
    '/api/terminal/login': async (request) =>
      (await request.text()).includes('right')
        ? Response.json(signedIn)
        : refuse(401, 'WRONG_CREDENTIALS', 'Id or password is wrong.'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign this terminal out' }));
  const answerWith = async (value: string) => {
    fireEvent.change(await screen.findByLabelText('The terminal’s password'), {
      target: { value },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  };
  await answerWith('wrong');
  const wrong = await screen.findByText('This is not the terminal’s password. Please try again.');
  expect(wrong).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('The terminal’s password'));
  expect(left).toEqual([]);
  await answerWith('right');
  await waitFor(() => expect(left).toEqual(['logged-out']));
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/terminal/login',
    '/api/terminal/login',
    '/api/terminal/logout',
  ]);
});

test('a question that nobody answers goes away, as it does with the page', async () => {
  const { left } = show();
  const leave = screen.getByRole('button', { name: 'Sign this terminal out' });
  fireEvent.click(leave);
  expect(await screen.findByLabelText('The terminal’s password')).toBeDefined();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.change(screen.getByLabelText('The terminal’s password'), { target: { value: 'a' } });
  act(() => void vi.advanceTimersByTime(60_000));
  await waitFor(() => expect(screen.queryByText('Sign this terminal out?')).toBeNull());
  expect(left).toEqual([]);
  fireEvent.click(leave);
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  fireEvent.click(screen.getByText('End'));
  await waitFor(() => expect(screen.queryByText('Sign this terminal out?')).toBeNull());
});

test('a session that ends soon is told with its seconds, over whatever is shown', async () => {
  const beats: unknown[] = [];
  show({
    [heartbeatPath]: async (request) => {
      beats.push(await request.json());
      return Response.json({ endsInSeconds: 40 });
    },
  });
  expect(await screen.findByText(/signs out in 50 s/, { selector: '[aria-hidden]' })).toBeDefined();
  expect(beats).toEqual([{ queueLength: 0 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a session that was ended counts down from ten, without a tap', async () => {
  const { bus } = show();
  await screen.findByText('Connected');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  expect(screen.getByText(/signs out in 10 s/, { selector: '[aria-hidden]' })).toBeDefined();
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  expect(screen.getByText(/signs out in 6 s/, { selector: '[aria-hidden]' })).toBeDefined();
});

function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}

test('without a connection a punch is kept, said so, and counted until it is sent', async () => {
  let isConnected = false;
  const offline = () => {
    if (isConnected) return new Response(null, { status: 204 });
    throw new TypeError('Failed to fetch');
  };
  const beat = () => {
    if (isConnected) return Response.json({ endsInSeconds: 40_000 });
    throw new TypeError('Failed to fetch');
  };
  const { calls } = show({ [badgePath]: offline, [keptPath]: offline, [heartbeatPath]: beat });
  await keepOffline();
  expect(await screen.findByText(/^Not recorded yet\./)).toBeDefined();
  expect(screen.getByText(/^Badge …/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Ready for the next person' }));
  await screen.findByText('1 punch is kept here and not sent yet');
  await screen.findByText('No connection');
  isConnected = true;
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/is kept here/)).toBeNull());
  await screen.findByText('Connected');
  const sent = calls.filter(({ path }) => path === keptPath);
  expect(sent.at(-1)?.body).toMatchObject({ keyId: 1, operation: 'CLOCK_IN' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(JSON.stringify(sent)).not.toContain('BADGE');
});

/** Somebody holds a badge and presses, without a connection. */
async function keepOffline(): Promise<void> {
  await screen.findByText('Hold your badge to the reader');
  await waitFor(async () => {
    holdBadge('BADGE-7');
    await screen.findByRole('heading', { name: 'No connection' }, { timeout: 300 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
}

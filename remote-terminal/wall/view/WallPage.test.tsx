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

afterEach(() => void vi.useRealTimers());

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
      timeZone: 'Europe/London',
      state: 'CLOCKED_IN',
      since: '2026-11-23T05:58:00.000Z',
      plannedEnd: '2026-11-23T14:30:00.000Z',
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

function show(answers: Answers = {}, properties: NonNullable<RenderOptions['properties']> = {}) {
  const left: string[] = [];
  const calls: { path: string; body: unknown; key: string | null }[] = [];
  const shown = renderInHost(<Wall />, {
    messages,
    session,
    properties,
    path: '/face-login-terminal',
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === 'GET') return Response.json(signedIn);
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
  const tile = screen.getByRole('button', { name: /^Pause beginnen/ });
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
  expect(await screen.findByRole('button', { name: 'Tap to clock in or out' })).toBeDefined();
});

test('a badge held during a success begins the next person at once', async () => {
  const ben = { ...dialog, employee: { ...dialog.employee, firstName: 'Ben', locale: 'en' } };
  show({
    [badgePath]: async (request) =>
      Response.json((await request.text()).includes('B-2') ? ben : dialog),
    [punchPath]: () => Response.json(punched),
  });
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Pause beginnen/ }));
  expect(await screen.findByRole('heading', { name: /^In Pause/ })).toBeDefined();
  holdBadge('B-2002');
  expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeDefined();
});

test('number and PIN by the keypad; a refusal says why and keeps the number', async () => {
  let isRight = false;
  const { calls } = show({
    [pinPath]: () =>
      isRight ? Response.json(dialog) : refuse(409, 'NOT_IDENTIFIED', 'Number or PIN is wrong.'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Tap to clock in or out' }));
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

test('the time runs out: without an answer nothing is claimed, and the dialog ends', async () => {
  const { calls } = show({
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

test('what is switched off is not offered: no keypad without PINs, no badge without badges', () => {
  const { calls, unmount } = show({}, { TERMINAL_BADGE: false });
  holdBadge('B-1001');
  expect(screen.queryByText('Hold your badge to the reader')).toBeNull();
  expect(calls).toEqual([]);
  unmount();
  show({}, { TERMINAL_PIN: false });
  expect(screen.queryByRole('button', { name: 'Tap to clock in or out' })).toBeNull();
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
});

test('leaving asks for the terminal’s password; who stays, stays signed in', async () => {
  const { path, left, calls } = show();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
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
  expect(await screen.findByText('Id or password is wrong.')).toBeDefined();
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

function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}

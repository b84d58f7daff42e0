import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { heard, holdBadge, paths, refuse, session, showWall } from '../testing/showWall.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = { ...session, kind: undefined, expiresAt: '2026-11-23T00:00:00.000Z' };

test('the camera is a way where faces are recognised here', () => {
  const look = () => screen.queryByRole('button', { name: 'Look into the camera' });
  const { unmount } = showWall({}, { FACIAL_RECOGNITION_TERMINAL: true });
  expect(look()).not.toBeNull();
  unmount();
  const { unmount: end } = showWall({}, { FACIAL_RECOGNITION_TERMINAL: false });
  expect(look()).toBeNull();
  expect(screen.getByRole('button', { name: 'Tap to clock in or out' })).toBeDefined();
  end();
  showWall({}, {}, { FACIAL_RECOGNITION: false });
  expect(look()).toBeNull();
});

test('what is switched off is not offered: no keypad without PINs, no badge without badges', () => {
  const { calls, unmount } = showWall({}, { TERMINAL_BADGE: false });
  holdBadge('B-1001');
  expect(screen.queryByText('Hold your badge to the reader')).toBeNull();
  expect(calls).toEqual([]);
  unmount();
  showWall({}, { TERMINAL_PIN: false });
  expect(screen.queryByRole('button', { name: 'Number and PIN' })).toBeNull();
  expect(screen.getByText('Hold your badge to the reader')).toBeDefined();
});

test('leaving asks for the terminal’s password; who stays, stays signed in', async () => {
  const { path, left, calls } = showWall();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('Sign this terminal out?')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/face-login-terminal');
  expect([left, calls]).toEqual([[], []]);
});

test('whoever knows the password signs the terminal out, and nobody else', async () => {
  const { left, calls } = showWall({
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
  const { left } = showWall();
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
  showWall({
    [paths.heartbeat]: async (request) => {
      beats.push(await request.json());
      return Response.json(heard(40));
    },
  });
  expect(await screen.findByText(/signs out in 50 s/, { selector: '[aria-hidden]' })).toBeDefined();
  expect(beats).toMatchObject([{ queueLength: 0 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a session that was ended counts down from ten, without a tap', async () => {
  const { bus } = showWall();
  await screen.findByText('Connected');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  expect(screen.getByText(/signs out in 10 s/, { selector: '[aria-hidden]' })).toBeDefined();
  act(() => void vi.advanceTimersByTime(4_000));
  act(() => bus.emit('session-ended', { reason: 'expired' }));
  expect(screen.getByText(/signs out in 6 s/, { selector: '[aria-hidden]' })).toBeDefined();
});

import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptPunchStore } from '../../kept-punches/data/createKeptPunchStore.ts';
import {
  dialog,
  heard,
  holdBadge,
  holdOffline,
  keepOffline,
  noNetwork,
  paths,
  sealing,
  showWall,
  token,
} from '../testing/showWall.tsx';

beforeEach(async () => {
  const store = createKeptPunchStore();
  for (const { place } of await store.read()) await store.remove(place);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a connection the next badge takes the place of the one before', async () => {
  const { calls } = showWall({ [paths.badge]: () => noNetwork(), [paths.kept]: () => noNetwork() });
  await holdOffline('B-1001');
  const before = calls.length;
  holdBadge('B-1001');
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
  holdBadge('B-2002');
  expect(screen.queryByRole('heading', { name: 'No connection' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(calls.slice(before).map(({ body }) => body)).toEqual([{ badge: 'B-2002' }]);
});

test('where nothing can be kept, the time runs out: nothing is claimed, and the dialog ends', async () => {
  const { calls } = showWall({
    [paths.sealing]: () => noNetwork(),
    [paths.badge]: () => Response.json({ ...dialog, closesInSeconds: 2 }),
    [paths.punch]: () => noNetwork(),
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
  const { calls, unmount } = showWall({
    [paths.sealing]: sealed,
    [paths.badge]: () => Response.json(dialog),
    [paths.punch]: () => noNetwork(),
    [paths.kept]: () => noNetwork(),
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

  const again = showWall({ [paths.sealing]: sealed });
  await waitFor(() => expect(again.calls.map(({ path }) => path)).toEqual([paths.kept]));
  const [kept] = again.calls;
  expect(kept?.body).toMatchObject({ operation: 'CLOCK_OUT', assignmentId: 31 });
  expect(kept?.body).toHaveProperty('delayInMilliseconds', expect.closeTo(6_000, -3));
  expect(kept?.key).toBe(calls.find(({ path }) => path === paths.punch)?.key);
});

test('who leaves is told how many punches lie on the device', async () => {
  showWall({ [paths.badge]: () => noNetwork(), [paths.kept]: () => noNetwork() });
  await keepOffline();
  fireEvent.click(await screen.findByRole('button', { name: 'Ready for the next person' }));
  await screen.findByText('1 punch is kept here and not sent yet');
  fireEvent.click(screen.getByRole('button', { name: 'Sign this terminal out' }));
  expect(await screen.findByText(/^1 punch on this device has not been sent/)).toBeDefined();
});

test('without a connection a punch is kept, said so, and counted until it is sent', async () => {
  let isConnected = false;
  const offline = () => {
    if (isConnected) return new Response(null, { status: 204 });
    throw new TypeError('Failed to fetch');
  };
  const beat = () => {
    if (isConnected) return Response.json(heard(40_000));
    throw new TypeError('Failed to fetch');
  };
  const { calls } = showWall({
    [paths.badge]: offline,
    [paths.kept]: offline,
    [paths.heartbeat]: beat,
  });
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
  const sent = calls.filter(({ path }) => path === paths.kept);
  expect(sent.at(-1)?.body).toMatchObject({ keyId: 1, operation: 'CLOCK_IN' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(JSON.stringify(sent)).not.toContain('BADGE');
});

test('an answer on its way when the network goes does not say that it is there', async () => {
  const before = Promise.withResolvers<Response>();
  const network = vi
    .fn<() => Response | Promise<Response>>(noNetwork)
    .mockImplementationOnce(() => Response.json(heard(43_200)))
    .mockImplementationOnce(() => before.promise);
  showWall({ [paths.heartbeat]: network });
  expect(await screen.findByText('Connected')).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText('No connection')).toBeDefined();
  await act(async () => before.resolve(Response.json(heard(43_200))));
  expect(screen.getByText('No connection')).toBeDefined();
});

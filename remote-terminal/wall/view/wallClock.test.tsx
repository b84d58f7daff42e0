import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptPunchStore } from '../../kept-punches/data/createKeptPunchStore.ts';
import {
  dialog,
  heard,
  holdBadge,
  keepOffline,
  noNetwork,
  paths,
  sealing,
  showWall,
} from '../testing/showWall.tsx';

const hour = 3_600_000;

beforeEach(async () => {
  const store = createKeptPunchStore();
  for (const { place } of await store.read()) await store.remove(place);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:23:30.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const later = () => new Date(Date.now() + 7 * hour).toISOString();
const beats = (request: Request) => {
  void request;
  return Response.json(heard(43_200, later()));
};

test('the wall shows the server’s time, not that of a device that is seven hours behind', async () => {
  const sent: unknown[] = [];
  showWall({
    [paths.heartbeat]: async (request) => {
      sent.push(await request.json());
      return beats(request);
    },
  });
  expect(await screen.findByText('17:23')).toBeDefined();
  expect(sent[0]).toMatchObject({ deviceDateTime: '2026-03-02T10:23:30.000Z' });
});

test('a kept punch is shown with the server’s time, known from the key before a restart', async () => {
  showWall({
    [paths.heartbeat]: () => noNetwork(),
    [paths.sealing]: () => Response.json({ ...sealing, serverTime: later() }),
    [paths.badge]: () => noNetwork(),
    [paths.kept]: () => noNetwork(),
  });
  await screen.findByText('17:23');
  await keepOffline();
  expect(await screen.findByRole('heading', { name: /^Clock-in kept.*17:23/i })).toBeDefined();
});

test('a clock that is set asks the server for its time', async () => {
  let count = 0;
  showWall({
    [paths.heartbeat]: (request) => {
      count += 1;
      return beats(request);
    },
  });
  await screen.findByText('17:23');
  const before = count;
  vi.setSystemTime(new Date('2026-03-02T11:40:00.000Z'));
  await waitFor(() => expect(count).toBeGreaterThan(before));
});

test('a clock that is set while a press is tried changes nothing about its time', async () => {
  const delays: unknown[] = [];
  showWall({
    [paths.heartbeat]: beats,
    [paths.badge]: () => Response.json(dialog),
    [paths.punch]: async (request) => {
      delays.push(await request.json());
      return noNetwork();
    },
  });
  await screen.findByText('Connected');
  holdBadge('B-1001');
  fireEvent.click(await screen.findByRole('button', { name: /^Ausstempeln/ }));
  await screen.findByText('Keine Verbindung. Neuer Versuch …');
  act(() => void vi.setSystemTime(new Date('2026-03-02T03:00:00.000Z')));
  await waitFor(() => expect(delays).toHaveLength(2));
  for (const body of delays)
    expect(body).toMatchObject({
      delayInMilliseconds: expect.toSatisfy((delay) => delay >= 0 && delay < hour),
    });
});

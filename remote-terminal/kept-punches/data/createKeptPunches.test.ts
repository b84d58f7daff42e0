import 'fake-indexeddb/auto';
import { createApiClient } from 'shared-contracts';
import { expect, test } from 'vitest';
import type { KeptPunch } from '../rules/keptPunch.ts';
import { createKeptPunches } from './createKeptPunches.ts';
import { createKeptPunchStore } from './createKeptPunchStore.ts';

const minute = 60_000;

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}

/** A terminal with its own storage, whose clock and connection the test sets. */
function terminal(storage: string) {
  const sent: Sent[] = [];
  const device = { now: 0, page: 'first', isConnected: false };
  const api = createApiClient({
    baseUrl: 'http://terminal.test',
    locale: () => 'en',
    newKey: () => crypto.randomUUID(),
    async fetch(input) {
      const request = new Request(input);
      if (!device.isConnected) throw new TypeError('Failed to fetch');
      if (request.method === 'GET') {
        const serverTime = new Date(device.now + 5 * minute).toISOString();
        return Response.json({ keyId: 1, publicKey: '', serverTime });
      }
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return new Response(null, { status: 204 });
    },
  });
  const start = () =>
    createKeptPunches({
      api,
      store: createKeptPunchStore(storage),
      clock: { read: () => ({ wall: device.now, monotonic: device.now, page: device.page }) },
      alone: (work) => work(),
    });
  return { device, sent, start };
}

function punch(key: string, wall: number, operation: KeptPunch['operation']): KeptPunch {
  const pressed = { wall, monotonic: wall, page: 'first', server: null };
  return { key, keyId: 1, sealed: `sealed ${key}`, operation, timeZoneOffset: 60, pressed };
}

test('what was kept survives a restart, and is sent once, in order, with how long ago it was', async () => {
  const { device, sent, start } = terminal('restart');
  const before = start();
  await before.keep(punch('a', 0, 'CLOCK_IN'));
  await before.keep(punch('b', 2 * minute, 'BREAK_IN'));
  await before.send();
  expect(before.count()).toBe(2);

  const after = start();
  device.page = 'second';
  device.now = 10 * minute;
  await after.send();
  expect(after.count()).toBe(2);
  device.isConnected = true;
  await after.send();
  await after.send();
  expect(after.count()).toBe(0);
  expect(sent).toEqual([
    {
      key: 'a',
      body: {
        keyId: 1,
        sealed: 'sealed a',
        operation: 'CLOCK_IN',
        timeZoneOffset: 60,
        delayInMilliseconds: 10 * minute,
      },
    },
    { key: 'b', body: expect.objectContaining({ delayInMilliseconds: 8 * minute }) },
  ]);
});

test('a clock that was set while the device was off is overruled by the server’s', async () => {
  const { device, sent, start } = terminal('set');
  const kept = start();
  const { pressed, ...rest } = punch('a', 0, 'CLOCK_OUT');
  await kept.keep({ ...rest, pressed: { ...pressed, server: 5 * minute } });
  device.page = 'second';
  device.now = 3 * minute;
  device.isConnected = true;
  await kept.send();
  expect(sent).toMatchObject([{ body: { delayInMilliseconds: 3 * minute } }]);
});

test('a number of waiting punches is told when it changes', async () => {
  const { device, start } = terminal('told');
  const kept = start();
  const told: number[] = [];
  const end = kept.subscribe(() => told.push(kept.count()));
  await kept.keep(punch('a', 0, 'CLOCK_IN'));
  device.isConnected = true;
  await kept.send();
  await kept.send();
  end();
  expect(told).toEqual([1, 0]);
});

import { createThrowAwayDatabase } from 'tooling/postgres/createThrowAwayDatabase.ts';
import { expect, inject, test } from 'vitest';
import { listenThrough } from './listenThrough.ts';
import { startStorm } from './startStorm.ts';
import { withSeveralServers } from './withSeveralServers.ts';

const postgresUrl = inject('postgresUrl');
/** Milliseconds, also on a busy machine; the bench of several servers holds two seconds. */
const goesOnWithin = 10_000;

test.skipIf(postgresUrl === null)(
  'of three servers one is killed and one is replaced under a storm of punches: people go on, nothing is lost or doubled',
  async () => {
    const database = await createThrowAwayDatabase(postgresUrl ?? '');
    try {
      await withSeveralServers(database.url, 12, async (servers) => {
        const first = await servers.start();
        const [second] = await Promise.all([servers.start(), servers.start()]);
        const storm = startStorm(servers.proxy.url, servers.people);
        const open = new Set<number>();
        const listeners = servers.people
          .slice(0, 6)
          .map(({ token }, index) =>
            listenThrough(servers.proxy.url, token, () => open.add(index)),
          );
        await storm.more(100);
        await expect.poll(() => open.size).toBe(6);

        const before = listeners.map(({ opened }) => opened);
        const killedAt = performance.now();
        await first.kill();
        expect(await storm.everybody()).toBeLessThan(goesOnWithin);
        // Two of six streams were those of the server that has gone.
        const back = () => listeners.filter(({ opened }, index) => opened > (before[index] ?? 0));
        await expect.poll(() => back().length, { interval: 10 }).toBeGreaterThanOrEqual(2);
        expect(performance.now() - killedAt).toBeLessThan(goesOnWithin);

        await servers.start();
        await storm.more(50);
        const repeatedBefore = storm.repeated.length;
        await second.stop();
        expect(await storm.everybody()).toBeLessThan(goesOnWithin);
        expect(storm.repeated.slice(repeatedBefore)).toEqual([]);
        expect(servers.proxy.ready()).toHaveLength(2);

        await storm.stop();
        for (const listener of listeners) listener.close();
        expect(await servers.records()).toEqual(storm.acknowledged);
        expect(await servers.verify()).toContain('all fit together');
      });
    } finally {
      await database.drop();
    }
  },
  180_000,
);

test('without a PostgreSQL it is said that several servers are not tried', (context) => {
  if (postgresUrl !== null) return;
  context.skip('Several servers need a PostgreSQL, and there is none here.');
});

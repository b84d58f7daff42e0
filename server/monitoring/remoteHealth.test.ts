import type { components } from 'shared-contracts';
import { beforeEach, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

type RemoteReport = components['schemas']['RemoteReport'];

const clear = statement<never>('testClearRemoteHealth', 'delete from remote_health');
const loaded: RemoteReport = {
  remote: 'remote-employee',
  version: '1.0.0',
  outcome: 'loaded',
  milliseconds: 120,
  weight: 1,
};
const failed: RemoteReport = { ...loaded, version: '1.1.0', outcome: 'chunk-missing' };

describeOnMemory(
  'The health of remotes',
  (server) => {
    let dora = '';
    let ella = '';
    const report = (reports: RemoteReport[], as = ella) =>
      server.call('reportRemoteHealth', { body: { reports }, as });
    const monitoring = async () => (await server.call('getMonitoring', { as: dora })).body;

    beforeEach(async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      await server.database.run(clear);
      dora = await logInAs(server, 'dora');
      ella = await logInAs(server, 'ella');
    });

    test('shows loads and failures by version, the most used version first', async () => {
      await report([failed, loaded, { ...loaded, milliseconds: 900, weight: 10 }]);
      await report([{ ...failed, outcome: 'threw' }, failed]);
      const { remotes } = await monitoring();
      expect(remotes.map(({ version, loads, failures }) => [version, loads, failures])).toEqual([
        ['1.0.0', 11, 0],
        ['1.1.0', 0, 3],
      ]);
      expect(remotes[0]?.p99).toBeGreaterThan(750);
      expect(remotes[1]?.p50).toBeNull();
      expect(remotes[1]?.codes).toEqual([
        { outcome: 'chunk-missing', count: 2 },
        { outcome: 'threw', count: 1 },
      ]);
      expect(remotes[1]?.hours.at(-1)).toEqual({ loads: 0, failures: 3 });
    });

    test('counts a page that failed while it was shown as a failure, and as no load', async () => {
      await report([loaded, loaded, { ...loaded, outcome: 'render' }]);
      const [remote] = (await monitoring()).remotes;
      expect([remote?.loads, remote?.failures]).toEqual([1, 1]);
      expect(remote?.hours.at(-1)).toEqual({ loads: 1, failures: 1 });
    });

    test('adds what comes later to the same figures, and forgets after a day', async () => {
      await report([loaded]);
      expect((await monitoring()).remotes[0]?.loads).toBe(1);
      await report([loaded]);
      expect((await monitoring()).remotes[0]?.loads).toBe(2);
      server.now = new Date('2026-03-02T10:00:00Z');
      await report([loaded]);
      const hours = (await monitoring()).remotes[0]?.hours.map(({ loads }) => loads);
      expect(hours?.slice(-3)).toEqual([2, 0, 1]);
      server.now = new Date('2026-03-03T09:00:00Z');
      dora = await logInAs(server, 'dora');
      expect((await monitoring()).remotes[0]?.loads).toBe(1);
    });

    test('is reported by people and terminals that are signed in, and by nobody else', async () => {
      expect((await report([loaded])).status).toBe(204);
      const stranger = await server.call('reportRemoteHealth', { body: { reports: [loaded] } });
      expect(stranger.problem.code).toBe('NO_SESSION');
      expect((await report([loaded], 'made-up')).problem.code).toBe('NO_SESSION');
    });

    test('takes a bounded number of names, whatever is sent', async () => {
      for (let batch = 0; batch < 12; batch += 1) {
        const reports = Array.from({ length: 20 }, (_, index) => ({
          ...loaded,
          version: `${batch}.${index}.0`,
        }));
        await report(reports);
      }
      expect((await monitoring()).remotes).toHaveLength(200);
      await report([{ ...loaded, version: '99.0.0' }]);
      expect((await monitoring()).remotes).toHaveLength(200);
    });

    test('refuses texts where names and versions are asked for', async () => {
      const { problem } = await report([{ ...loaded, remote: 'Anna Berg', version: 'a b' }]);
      expect(problem.code).toBe('VALIDATION_FAILED');
    });

    test('stands beside the figures of the server, for developer admins', async () => {
      const body = await monitoring();
      expect(body.requests.count).toBeGreaterThan(0);
      expect(body.requests.minutes).toHaveLength(60);
      expect(body.database.bytes).toBeGreaterThan(0);
      expect(body.outbox).toEqual({
        isConnected: false,
        waiting: 0,
        failed: 0,
        oldestSeconds: 0,
      });
      const refused = await server.call('getMonitoring', { as: ella });
      expect(refused.problem.code).toBe('ACCESS_DENIED');
    });
  },
  { prepare: createTestCompany, settings: { LIMIT_BROWSER_LOGS_PER_MINUTE: '1000' } },
);

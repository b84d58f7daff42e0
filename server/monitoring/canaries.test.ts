import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import type { components, SignedRegistry } from 'shared-contracts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import { canary } from 'shared-releases/history/canaryChanges.ts';
import { release } from 'shared-releases/history/changes.ts';
import { readHistory } from 'shared-releases/history/records.ts';
import { changeReleases, type Installation } from 'shared-releases/changeReleases.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import { createDirectoryStore } from 'shared-releases/store/createDirectoryStore.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { createRemoteHealth } from './data/remoteHealth.ts';
import { watchCanaries } from './data/watchCanaries.ts';

type RemoteReport = components['schemas']['RemoteReport'];

const remote = 'remote-employee';
const log = fastify({ logger: false }).log;
const clear = statement<never>('testClearCanaries', 'delete from remote_health');
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-canaries-'));
const storeFolder = path.join(dataDirectory, 'remotes');

describeOnBothDatabases(
  'A canary',
  (server) => {
    let ella = '';
    /** Each test has an hour of its own. */
    let began = new Date('2026-03-02T08:02:00Z');
    const minutesLater = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
    let team: Installation;

    beforeAll(async () => {
      for (const version of ['1.0.0', '1.1.0']) {
        const folder = path.join(storeFolder, remote, version);
        await mkdir(folder, { recursive: true });
        await writeFile(
          path.join(folder, 'remote.json'),
          JSON.stringify({ name: remote, version }),
        );
      }
    });
    beforeEach(async () => {
      await server.database.run(clear);
      for (const folder of ['history', 'locks']) {
        await rm(path.join(storeFolder, folder), { recursive: true, force: true });
      }
      began = minutesLater(120);
      server.now = began;
      team = {
        store: createDirectoryStore(storeFolder),
        key: await openReleaseKey(dataDirectory),
        by: 'anna',
        now: () => server.now,
        say: () => undefined,
      };
      await changeReleases(team, 'release', (state) => release(state, remote, '1.0.0'));
      await beginCanary();
      server.now = minutesLater(18);
      ella = await logInAs(server, 'ella');
    });

    const beginCanary = () =>
      changeReleases(team, 'canary', (state) =>
        canary(state, remote, { version: '1.1.0', cohorts: ['part:1'], who: '1 %' }),
      );

    /** So many pages of the same outcome. */
    async function report(
      version: string,
      outcome: RemoteReport['outcome'],
      count: number,
    ): Promise<void> {
      const one = { remote, version, outcome, milliseconds: 120, weight: 1 };
      const reports = Array.from({ length: count }, () => one);
      expect(
        (await server.call('reportRemoteHealth', { body: { reports }, as: ella })).status,
      ).toBe(204);
      // What the pages said is written before the jobs look.
      await monitoring();
    }

    async function monitoring() {
      const dora = await logInAs(server, 'dora');
      const { releases } = (await server.call('getMonitoring', { as: dora })).body;
      return releases;
    }

    async function look() {
      server.now = new Date(server.now.getTime() + 10_000);
      await server.runJobs();
    }

    async function canaries() {
      const text = await readFile(path.join(storeFolder, 'registry.json'), 'utf8');
      const registry: SignedRegistry = JSON.parse(text);
      expect(await isSigned(registry, team.key.publicKey)).toBe(true);
      return registry.canaries;
    }

    test('that fails more often than what all get is stopped, and says so', async () => {
      await report('1.0.0', 'loaded', 20);
      await report('1.1.0', 'loaded', 3);
      await report('1.1.0', 'threw', 6);
      expect(await canaries()).toHaveLength(1);
      await look();
      expect(await canaries()).toBeUndefined();
      const stopped = {
        version: '1.1.0',
        at: server.now.toISOString(),
        canary: { count: 9, failures: 6 },
        released: { count: 20, failures: 0 },
      };
      expect(await monitoring()).toEqual([{ remote, version: '1.0.0', canary: null, stopped }]);
      expect((await readHistory(team.store)).at(-1)).toMatchObject({
        by: 'punctual',
        action: 'stop-canary',
        from: '1.1.0',
        to: '1.0.0',
        at: stopped.at,
      });
    });

    test('whose page throws while it is shown is stopped when every device says so', async () => {
      await report('1.0.0', 'loaded', 20);
      // Such a page has loaded before.
      await report('1.1.0', 'loaded', 7);
      await report('1.1.0', 'render', 7);
      await look();
      expect(await canaries()).toBeUndefined();
      expect(await monitoring()).toMatchObject([
        { stopped: { canary: { count: 7, failures: 7 } } },
      ]);
    });

    test('that fails as often as what all get goes on', async () => {
      for (const version of ['1.0.0', '1.1.0']) {
        await report(version, 'loaded', 10);
        await report(version, 'timeout', 10);
      }
      await look();
      expect(await canaries()).toHaveLength(1);
    });

    test('is not judged by a network that reaches nothing', async () => {
      await report('1.0.0', 'loaded', 20);
      await report('1.1.0', 'unreachable', 20);
      await look();
      expect(await canaries()).toHaveLength(1);
    });

    test('is judged by what came since it began', async () => {
      await report('1.0.0', 'loaded', 20);
      await report('1.1.0', 'threw', 6);
      await look();
      expect(await canaries()).toBeUndefined();
      server.now = minutesLater(60);
      await beginCanary();
      ella = await logInAs(server, 'ella');
      await look();
      expect(await canaries()).toHaveLength(1);
      expect(await monitoring()).toMatchObject([{ canary: '1.1.0', stopped: null }]);
      await report('1.1.0', 'threw', 6);
      await look();
      expect(await canaries()).toBeUndefined();
    });

    test('is stopped once, however many processes look', async () => {
      await report('1.0.0', 'loaded', 20);
      await report('1.1.0', 'threw', 6);
      const configuration = parseConfiguration({ DATA_DIR: dataDirectory });
      const processes = Array.from({ length: 3 }, () =>
        watchCanaries(
          { configuration, log },
          {
            health: createRemoteHealth(server.database),
            openStore: () => Promise.resolve(createDirectoryStore(storeFolder)),
          },
        ),
      );
      await Promise.all(processes.map(({ work }) => work(null, server.now)));
      const actions = (await readHistory(team.store)).map(({ action }) => action);
      expect(actions).toEqual(['release', 'canary', 'stop-canary']);
    });

    afterAll(() => rm(storeFolder, { recursive: true }));
  },
  {
    prepare: createTestCompany,
    settings: { LIMIT_BROWSER_LOGS_PER_MINUTE: '1000', DATA_DIR: dataDirectory },
  },
);

afterAll(() => rm(dataDirectory, { recursive: true }));

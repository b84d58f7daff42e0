import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proofFor, proofHeader } from 'shared-contracts/registry/releaseProof.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import { afterAll, expect, test } from 'vitest';
import { createTestCompany } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { serveSites } from './serveSites.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'punctual-sites-'));
const other = await mkdtemp(path.join(tmpdir(), 'punctual-sites-'));
const now = new Date('2026-03-02T08:00:00Z');
const { privateKey } = await openReleaseKey(folder);

afterAll(() => Promise.all([folder, other].map((each) => rm(each, { recursive: true }))));

describeOnMemory(
  'The names of the sites',
  (server) => {
    const ask = (proof?: string) =>
      server.app.inject({
        url: '/remotes/sites',
        headers: proof === undefined ? {} : { [proofHeader]: proof },
      });

    test('are told to who holds the key', async () => {
      const answer = await ask(await proofFor('/remotes/sites', now, privateKey));
      expect(answer.statusCode).toBe(200);
      expect(answer.json<string[]>().length).toBeGreaterThan(0);
    });

    test('are told to nobody else', async () => {
      const foreign = (await openReleaseKey(other)).privateKey;
      const old = new Date(now.getTime() - 301_000);
      for (const proof of [
        undefined,
        'nonsense',
        await proofFor('/remotes/sites', now, foreign),
        await proofFor('/remotes/sites', old, privateKey),
        await proofFor('/other', now, privateKey),
      ]) {
        expect((await ask(proof)).statusCode).toBe(403);
      }
    });
  },
  {
    prepare: createTestCompany,
    serve: async (app, database) => serveSites(app, { dataDirectory: folder }, database, () => now),
  },
);

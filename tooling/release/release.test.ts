import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeReleases } from 'shared-releases/changeReleases.ts';
import { release } from 'shared-releases/history/changes.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import { createDirectoryStore } from 'shared-releases/store/createDirectoryStore.ts';
import { expect, onTestFinished, test } from 'vitest';

test('who reads no further than the first lines of the list sees no fault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = createDirectoryStore(join(folder, 'remotes'));
  const key = await openReleaseKey(folder);
  const installation = { store, key, by: 'anna', now: () => new Date(), say: () => undefined };
  for (const version of ['1', '2']) {
    const manifest = JSON.stringify({ name: 'remote-one', version });
    await store.create(`remote-one/${version}/remote.json`, manifest);
    await changeReleases(installation, 'release', (state) => release(state, 'remote-one', version));
  }
  const command = spawn(process.execPath, [join(import.meta.dirname, 'release.ts'), 'list'], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  command.stdout.destroy();
  let faults = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => (faults += text));
  expect(await once(command, 'close')).toEqual([0, null]);
  expect(faults).toBe('');
});

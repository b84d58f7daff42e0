import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installPackages } from './installPackages.mjs';

describe.skipIf(process.platform === 'win32')('Packages', () => {
  let root = '';
  let pnpm = '';

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'punctual-install-'));
    await mkdir(join(root, 'server'));
    for (const file of ['package.json', 'server/package.json']) {
      await writeFile(join(root, file), '{}');
    }
    await writeFile(join(root, 'pnpm-lock.yaml'), 'packages: {}');
    pnpm = join(root, 'pnpm');
    const script = '#!/bin/sh\nmkdir -p node_modules server/node_modules\necho "$1" >> runs\n';
    await writeFile(pnpm, script, { mode: 0o700 });
  });
  afterEach(() => rm(root, { recursive: true }));

  const install = () => installPackages(pnpm, root, process.env);
  const runs = async () => (await readFile(join(root, 'runs'), 'utf8')).trim().split('\n').length;

  test('are installed once while nothing that asks for them changes', async () => {
    await install();
    await install();
    expect(await runs()).toBe(1);
  });

  test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'server/package.json'])(
    'are installed again after a change of %s',
    async (file) => {
      await install();
      await writeFile(join(root, file), '{"changed": true}');
      await install();
      expect(await runs()).toBe(2);
    },
  );

  test.each(['node_modules', 'server/node_modules'])(
    'are installed again when %s is gone',
    async (folder) => {
      await install();
      await rm(join(root, folder), { recursive: true });
      await install();
      expect(await runs()).toBe(2);
    },
  );

  test('are installed again after a failure', async () => {
    await writeFile(pnpm, '#!/bin/sh\nmkdir -p node_modules\nexit 1\n', { mode: 0o700 });
    await expect(install()).rejects.toThrow('failed');
    await writeFile(pnpm, '#!/bin/sh\nmkdir -p node_modules\necho "$1" >> runs\n');
    await install();
    expect(await runs()).toBe(1);
  });
});

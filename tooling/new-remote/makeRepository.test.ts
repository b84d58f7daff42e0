import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { nameRemote } from './nameRemote.ts';
import { makeRepository } from './makeRepository.ts';

// Packing runs a program five times.
vi.setConfig({ testTimeout: 120_000 });

test('its README tells what it needs, and leads to guides that are there', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const folder = join(parent, 'remote-bonus');
  await makeRepository(folder, nameRemote(['bonus']), () => Promise.resolve());
  const text = await readFile(join(folder, 'README.md'), 'utf8');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const missing = links.filter((link) => !existsSync(join(folder, link)));
  await rm(parent, { recursive: true });
  expect(links).toHaveLength(2);
  expect(missing).toEqual([]);
  for (const word of ['Node 24', 'pnpm', 'SERVER', 'RELEASE_TOKEN', '/#/admin/tokens']) {
    expect(text).toContain(word);
  }
});

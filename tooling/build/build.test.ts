import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { buildMissing } from './build.ts';
import { inputDigest } from './inputDigest.ts';

const shellOutput = await mkdtemp(join(tmpdir(), 'shell-'));
afterAll(() => rm(shellOutput, { recursive: true }));

vi.mock(import('../workspace/workspace.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  get shellOutput() {
    return shellOutput;
  },
  remoteNames: () => [],
}));

it('refuses what is over its budget, also when it was built before', async () => {
  await writeFile(
    join(shellOutput, 'build.json'),
    JSON.stringify({
      digest: await inputDigest('shell', 'shared-libraries'),
      files: [{ name: 'shell.js', wireBytes: 1e9 }],
      initial: ['shell.js'],
    }),
  );
  await writeFile(join(shellOutput, 'shell.json'), JSON.stringify({ page: {} }));

  await expect(buildMissing()).rejects.toThrow('Shell, scripts: 1000000000 of');
});

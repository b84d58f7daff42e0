import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

test('what a build may read is a source; what tests leave, notes and packages are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const sources = ['bonus/rules/bonus.ts', 'bonus/view/BonusPage.tsx', 'package.json'];
  const others = [
    'README.md',
    'notes.txt',
    'bonus/view/BonusPage.test.tsx',
    'reports/vitest.json',
    'packages/shared-ui-0.1.0.tgz',
    'packages/remote-authors.md',
    'node_modules/react/index.js',
    'dist/remotes/remote.json',
    '.oxfmtrc.json',
  ];
  for (const file of [...sources, ...others]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '');
  }
  const found = await sourceFiles(folder);
  await rm(folder, { recursive: true });
  expect(found).toEqual(sources);
});

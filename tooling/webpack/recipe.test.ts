import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { runWebpack } from '../build/runWebpack.ts';
import { recipe } from './recipe.ts';

test('a page whose code throws while it starts is not given out half when it is asked for again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-recipe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(
    join(folder, 'page.js'),
    `exports.Page = 'half'; if (isBroken) throw new Error('broken'); exports.rest = 'whole';`,
  );
  await writeFile(join(folder, 'index.js'), `globalThis.open = () => require('./page.js');`);
  const options = { folder, outputFolder: join(folder, 'dist'), uniqueName: 'x', publicPath: '/' };
  const { files } = await runWebpack({
    ...recipe({ ...options, mode: 'production' }),
    entry: { main: './index.js' },
  });
  const page: { isBroken: boolean; open?: () => unknown } = { isBroken: true };
  const script = await readFile(
    join(folder, 'dist', files.find((name) => name.startsWith('main')) ?? ''),
    'utf8',
  );
  runInNewContext(script, page);

  expect(() => page.open?.()).toThrow('broken');
  expect(() => page.open?.()).toThrow('broken');
});

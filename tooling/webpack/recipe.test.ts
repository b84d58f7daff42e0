import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { runWebpack } from '../build/runWebpack.ts';
import { recipe } from './recipe.ts';
import { fileOfFluent, tokens } from './styles/griffel.ts';

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

test('a page has Fluent’s tokens and renderer without tables and parsers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-recipe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const theme = fileOfFluent('@fluentui/react-theme', '@fluentui/tokens');
  const renderer = fileOfFluent('@griffel/react', '@griffel/core');
  await writeFile(
    join(folder, 'index.js'),
    `import { tokens } from ${JSON.stringify(join(dirname(theme), '../lib/index.js'))};
import { rehydrateRendererCache } from ${JSON.stringify(join(dirname(renderer), '../src/index.js'))};
rehydrateRendererCache();
globalThis.tokens = tokens;`,
  );
  const options = { folder, outputFolder: join(folder, 'dist'), uniqueName: 'x', publicPath: '/' };
  const { files } = await runWebpack({
    ...recipe({ ...options, mode: 'production' }),
    entry: { main: './index.js' },
  });
  const page: { tokens?: Record<string, string> } = {};
  const file = join(folder, 'dist', files.find((name) => name.startsWith('main')) ?? '');
  runInNewContext(await readFile(file, 'utf8'), page);

  expect((await stat(file)).size).toBeLessThan(1000);
  const names = Object.keys(tokens);
  expect(names.length).toBeGreaterThan(400);
  expect(Object.fromEntries(names.map((name) => [name, page.tokens?.[name]]))).toEqual(tokens);
});

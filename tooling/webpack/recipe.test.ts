import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { runWebpack } from '../build/runWebpack.ts';
import { recipe } from './recipe.ts';

test('no file of a vendor is rewritten, replaced or patched: loaders see our own files and style sheets', () => {
  const options = { folder: '/app', outputFolder: '/app/dist', uniqueName: 'x', publicPath: '/' };
  const { module, resolve, plugins = [] } = recipe({ ...options, mode: 'production' });
  const vendors = [
    '/app/node_modules/react/index.js',
    '/app/node_modules/@fluentui/react-button/lib/index.js',
    '/app/node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_internal.js',
    '/app/node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_internal.wasm',
    '/app/node_modules/@module-federation/runtime/dist/index.js',
  ];
  for (const rule of module?.rules ?? []) {
    if (!rule || typeof rule !== 'object') throw new Error('A rule is an object.');
    const changes = 'use' in rule || 'loader' in rule;
    if (!changes) continue;
    if (!(rule.test instanceof RegExp))
      throw new Error('It says by its name which files it takes.');
    for (const file of vendors) expect(rule.test.test(file), file).toBe(false);
  }
  // From formatjs' documentation.
  expect(resolve?.alias).toEqual({
    '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  });
  expect(plugins.map((plugin) => plugin?.constructor.name)).toEqual([
    'MiniCssExtractPlugin',
    'SupportedBrowsersPlugin',
  ]);
});

test('a built file asks to be compiled while it loads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-recipe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'index.js'), 'globalThis.open = () => 1;');
  const options = { folder, outputFolder: join(folder, 'dist'), uniqueName: 'x', publicPath: '/' };
  const { files } = await runWebpack({
    ...recipe({ ...options, mode: 'production' }),
    entry: { main: './index.js' },
  });
  const [script = ''] = files.filter((name) => name.endsWith('.js'));
  expect(await readFile(join(folder, 'dist', script), 'utf8')).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\n/,
  );
});

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

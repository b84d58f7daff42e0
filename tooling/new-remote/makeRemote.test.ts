import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import {
  isOver,
  tellFigure,
  weigh,
  type ShellWeight,
} from 'shared-contracts/registry/pageWeight.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOwnJson, workspaceFolder } from '../workspace/workspace.ts';
import { runProgram } from '../workspace/runProgram.ts';
import { makeRemote } from './makeRemote.ts';
import { nameRemote } from './nameRemote.ts';

// Each check is its own program.
vi.setConfig({ testTimeout: 120_000 });

/** A copy of the working tree, so that no other test sees the remote. */
const copy = mkdtempSync(join(tmpdir(), 'new-remote-'));
const names = nameRemote(['payroll']);

const shellWeight: ShellWeight = {
  scripts: 0,
  requests: 0,
  libraries: {},
  budget: { entry: 30_000, scripts: 60_000, requests: 3 },
};

beforeAll(async () => {
  copyWorkspace();
  await makeRemote(copy, names, linkAs('remote-terminal'));
});

afterAll(() => rmSync(copy, { recursive: true }));

test('its packages are among the links that it has in this test', async () => {
  const [made, model] = await Promise.all(
    [names.remote, 'remote-terminal'].map((name) => readOwnJson(join(copy, name, 'package.json'))),
  );
  expect({ ...Object(model), name: 'remote-payroll' }).toMatchObject(Object(made));
});

test('it is formatted', async () => {
  await run('node_modules/oxfmt/bin/oxfmt', '--check', names.remote);
});

test('its types fit', async () => {
  await run('node_modules/typescript/bin/tsc', '-p', names.remote);
});

test('nothing of it is unused', async () => {
  await run('node_modules/knip/bin/knip.js');
});

test('its own tests pass', async () => {
  await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'browser-like', names.remote);
});

test('lint has nothing to say, and holds the arrows of imports for it', async () => {
  await run('node_modules/oxlint/bin/oxlint', names.remote);
  const wrong = join(copy, names.remote, names.feature, 'view/wrong.ts');
  writeFileSync(wrong, "export * from 'remote-employee';\nexport * from 'shared-time';\n");
  const { code, output } = await start('node_modules/oxlint/bin/oxlint', names.remote);
  rmSync(wrong);
  expect(code).not.toBe(0);
  expect(output.match(/may not import this package/g)).toHaveLength(2);
});

test('it is built with all that the registry tells of it', async () => {
  await run('tooling/build/buildTargets.ts', `${names.remote}@1.0.0-first`);
  const built = join(copy, 'dist/remotes', names.remote, '1.0.0-first/remote.json');
  const manifest = await readOwnJson<RemoteManifest>(built);
  expect(manifest.routes).toMatchObject([{ name: 'Payroll', path: '/payroll' }]);
  expect(Object.keys(manifest.preload).toSorted()).toEqual([
    './Payroll',
    ...['./messages.de', './messages.en', './messages.es', './messages.th'],
  ]);
});

test('95 kB more count if the page imports them when it renders, and not if they load late', async () => {
  const heavy = join(copy, names.remote, names.feature, 'view/Heavy.ts');
  const page = join(copy, names.pageFile);
  const own = readFileSync(page, 'utf8');
  const data = randomBytes(95_000).toString('base64');
  writeFileSync(heavy, `export const heavy = '${data}';`);
  const built = async (version: string, more: string) => {
    writeFileSync(page, `${own}\n${more}`);
    await run('tooling/build/buildTargets.ts', `${names.remote}@${version}`);
    const folder = join(copy, 'dist/remotes', names.remote, version);
    const manifest = await readOwnJson<RemoteManifest>(join(folder, 'remote.json'));
    const bytesOf = async (file: string) => statSync(join(folder, `${file}.br`)).size;
    const figures = await weigh(manifest, bytesOf, shellWeight);
    return { manifest, over: figures.filter(isOver).map(tellFigure) };
  };
  const load = "() => import('./Heavy.ts')";
  const atOnce = await built(
    '1.0.0-at-once',
    `export const Lazy = lazy(${load});
    import { lazy } from 'react';`,
  );
  const late = await built(
    '1.0.0-late',
    `const load = ${load}; export const part = later(load);
    import { later } from 'shared-ui';`,
  );
  rmSync(heavy);
  writeFileSync(page, own);
  expect(atOnce.over).toEqual([
    expect.stringMatching(
      /^Payroll, scripts: \d+ of 60000, with payroll_view_Heavy_ts\.\w+\.js 9[5-9]\d{3}, /,
    ),
    'Payroll, requests: 4 of 3',
  ]);
  expect(late.over).toEqual([]);
  expect(late.manifest.later).toEqual([expect.stringMatching(/^payroll_view_Heavy_ts\./)]);
});

test('a path and a route name that another remote has here are refused, in sentences alone', async () => {
  const file = join(copy, names.remote, 'remote.config.ts');
  const own = readFileSync(file, 'utf8');
  mkdirSync(join(copy, 'shell/dist'));
  writeFileSync(join(copy, 'shell/dist/shell.json'), '{"routes":[]}');
  const program = `
    const { checkRoutes } = await import('./tooling/build/checkRoutes.ts');
    const { tellFault } = await import('./tooling/workspace/tellFault.ts');
    await tellFault(() => checkRoutes(['${names.remote}']));`;
  const check = () => start('--input-type=module', '--eval', program);
  expect(await check()).toMatchObject({ code: 0, output: '' });
  const taken = own.replace("'/payroll'", "'/time/clock'").replace("'Payroll'", "'Clock'");
  writeFileSync(file, taken);
  const { code, output } = await check();
  writeFileSync(file, own);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'remote-payroll: the route name Clock belongs to remote-employee.',
    'remote-payroll: the path /time/clock belongs to remote-employee.',
    'Give its routes other paths of fixed words and other names in remote.config.ts.',
  ]);
});

test('one that is there already is left alone', async () => {
  await expect(makeRemote(copy, names, linkAs('remote-terminal'))).rejects.toThrow(
    'There is a remote-payroll already.',
  );
  expect(existsSync(join(copy, names.pageFile))).toBe(true);
});

test('nothing is left of one whose packages could not be had', async () => {
  const failing = () => Promise.reject(new Error('no network'));
  await expect(makeRemote(copy, nameRemote(['bonus']), failing)).rejects.toThrow('no network');
  expect(existsSync(join(copy, 'remote-bonus'))).toBe(false);
});

function copyWorkspace(): void {
  const outputs = ['.git', '.tools', 'data', 'remote-store', 'reports'];
  cpSync(workspaceFolder, copy, {
    recursive: true,
    filter: (path) =>
      !outputs.includes(relative(workspaceFolder, path)) &&
      !['dist', 'node_modules', 'test-results'].includes(basename(path)),
  });
  symlinkSync(join(workspaceFolder, 'node_modules'), join(copy, 'node_modules'));
  for (const name of readdirSync(copy)) {
    const modules = join(workspaceFolder, name, 'node_modules');
    if (existsSync(modules)) copyLinks(modules, join(copy, name, 'node_modules'));
  }
}

/** Gives it the links of a package with the same dependencies, without a registry. */
function linkAs(model: string) {
  const links = (name: string) => join(copy, name, 'node_modules');
  return () => Promise.resolve(copyLinks(links(model), links(names.remote)));
}

/** The links are relative: those to workspace packages point into the copy. */
function copyLinks(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

async function run(script: string, ...args: string[]): Promise<void> {
  const { code, output } = await start(script, ...args);
  expect(code, output).toBe(0);
}

function start(script: string, ...args: string[]) {
  return runProgram(process.execPath, [script, ...args], { cwd: copy });
}

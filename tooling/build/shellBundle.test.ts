import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { findMissing, type ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildMissing, type BuiltRemote } from './build.ts';
import type { ShellBuildRecord } from './buildShell.ts';
import {
  builtRemotes,
  readOwnJson,
  remoteNames,
  shellOutput,
  sourceMapFolder,
} from '../workspace/workspace.ts';

let built: readonly BuiltRemote[];
beforeAll(async () => {
  built = await buildMissing();
}, 180_000);

test('no file of the shell knows a name or an address of a remote', async () => {
  const names = remoteNames();
  expect(names.length).toBeGreaterThan(0);
  for await (const file of glob('*.{js,html}', { cwd: shellOutput })) {
    const content = await readFile(join(shellOutput, file), 'utf8');
    expect(
      names.filter((name) => content.includes(name)),
      file,
    ).toEqual([]);
  }
});

test('every remote that is built here fits the shell that is built here', async () => {
  const offer = await readOwnJson<ShellOffer>(join(shellOutput, 'shell.json'));
  for (const { name, version } of built) {
    const file = join(builtRemotes, name, version, 'remote.json');
    const remote = await readOwnJson<RemoteManifest>(file);
    expect(remote.names['shared-ui']?.length, name).toBeGreaterThan(5);
    expect(findMissing(remote, offer)).toEqual([]);
  }
});

test('a remote that asks for more of React Router than the page holds is told so', async () => {
  const offer = await readOwnJson<ShellOffer>(join(shellOutput, 'shell.json'));
  const names = { 'react-router-dom': ['Routes', 'useBlocker'] };
  const remote = { name: 'remote-payroll', version: '1', shared: {}, names } as const;
  expect(findMissing({ ...remote, remoteContract: `^${offer.remoteContract}` }, offer)).toEqual([
    "remote-payroll 1 uses useBlocker of react-router-dom, which the shell's does not have.",
  ]);
});

test('what menus, lists, panels and tips are placed by comes over the wire once', async () => {
  expect(await scriptsWith('@floating-ui/dom')).toEqual(['positioning']);
});

test('the page has react-intl without its parser of messages', async () => {
  expect(await scriptsWith('icu-messageformat-parser/no-parser.js')).toEqual(['shell']);
  expect(await scriptsWith('icu-messageformat-parser/index.js')).toEqual([]);
});

/** The shell's scripts that contain such a file. */
async function scriptsWith(path: string): Promise<(string | undefined)[]> {
  const { files } = await readOwnJson<ShellBuildRecord>(join(shellOutput, 'build.json'));
  const holders: string[] = [];
  for (const { name } of files) {
    // The face detector's loader is copied unchanged.
    if (!name.endsWith('.js') || name.startsWith('face-detector-file')) continue;
    const map = await readFile(join(sourceMapFolder, 'shell', `${name}.map`), 'utf8');
    if (map.includes(path)) holders.push(name);
  }
  return holders.map((name) => name.split('.')[0]);
}

test('the page has three inline scripts, the check of the browser, the calls and the painter, and a place for the registry', async () => {
  const page = await readFile(join(shellOutput, 'index.html'), 'utf8');
  expect(page.match(/<script>/g)).toHaveLength(3);
  expect(page.match(/<!--registry-->/g)).toHaveLength(1);
  expect([...page.matchAll(/as="font"[^>]*href="\/([a-z-]+)\./g)].map(([, font]) => font)).toEqual([
    'inter-first',
  ]);
});

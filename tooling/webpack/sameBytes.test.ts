import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { locales } from 'shared-contracts';
import { expect, onTestFinished, test } from 'vitest';

const sources: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'pay/view/PayPage.tsx': `import { EmptyState } from 'shared-ui';
import { daysOf } from '../rules/daysOf.ts';
export const Page = () => <EmptyState title={String(daysOf('2026-11-20'))} />;
export const later = () => import('./Later.tsx');`,
  'pay/view/Later.tsx': `export const Later = () => <p>Later</p>;`,
  'pay/rules/daysOf.ts': `export const daysOf = (date: string) => Number(date.slice(8));`,
  ...Object.fromEntries(
    locales.map((locale) => [
      `messages/${locale}.ts`,
      `export const messages = { a: '${locale}' };`,
    ]),
  ),
};

/** Run in a process of its own: the federation puts a file into the folder that it runs in. */
const build = `import { runWebpack } from ${JSON.stringify(urlOf('../build/runWebpack.ts'))};
import { remoteConfig } from ${JSON.stringify(urlOf('remoteConfig.ts'))};
const folder = process.cwd();
const description = { name: 'remote-pay', routes: [], operations: [], hasStart: false };
await runWebpack(
  remoteConfig(
    { folder, description, modules: { './Pay': './pay/view/PayPage.tsx' } },
    { mode: 'production', version: '1.0.0', outputFolder: folder + '/dist' },
  ),
);`;

test('the same sources have the same bytes, whichever folder they are built in', async () => {
  const root = await mkdtemp(join(tmpdir(), 'punctual-bytes-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'build.mjs'), build);

  const [files, others] = await Promise.all([
    built(join(root, 'a')),
    built(join(root, 'z-in-a-folder-of-a-longer-name')),
  ]);

  expect([...files.keys()]).toContainEqual(expect.stringMatching(/^entry\..*\.js$/));
  expect(others).toEqual(files);
}, 60_000);

/** What a build makes of the remote in that folder, source maps too: text by name. */
async function built(folder: string): Promise<Map<string, string>> {
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await promisify(execFile)(process.execPath, ['../build.mjs'], { cwd: folder });
  const output = join(folder, 'dist');
  const files = new Map<string, string>();
  for (const name of (await readdir(output)).toSorted()) {
    files.set(name, await readFile(join(output, name), 'utf8'));
  }
  return files;
}

function urlOf(file: string): string {
  return pathToFileURL(join(import.meta.dirname, file)).href;
}

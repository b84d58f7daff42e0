import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageFolder } from '../workspace/workspace.ts';
import { arrows } from '../lint/arrows.ts';
import {
  fileImports,
  folderImports,
  foreignHandlers,
  ringOf,
  upwardImports,
} from '../lint/folderImports.ts';
import { serverTiers } from '../lint/tiers.ts';

const planted = mkdtempSync(join(tmpdir(), 'tiers-'));
const order = Object.values(serverTiers).flat();

afterAll(() => rmSync(planted, { recursive: true }));

test.each(Object.keys(arrows))('the folders of %s form no ring, nor do its files', (name) => {
  expect(ringOf(folderImports(packageFolder(name)))).toEqual([]);
  expect(ringOf(fileImports(packageFolder(name)))).toEqual([]);
});

test('a folder of the server imports only from those below it, and no handlers of another', () => {
  const imports = folderImports(packageFolder('server'));
  expect(upwardImports(imports, order)).toEqual([]);
  expect(foreignHandlers(imports)).toEqual([]);
});

test('every folder of the server is in one tier', () => {
  const folders = readdirSync(packageFolder('server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'testing'].includes(entry.name))
    .map(({ name }) => name);
  expect(order.toSorted()).toEqual(folders.toSorted());
});

test('what reaches upwards, into the handlers of another folder or round in a ring is named', () => {
  plant('low/data/a.ts', "import type { B } from '../../high/b.ts';");
  plant('high/b.ts', "export { c } from '../low/handlers/c.ts';");
  plant('low/handlers/c.ts', "export const c = () => import('../../nowhere/d.ts');");
  plant('low/a.test.ts', "import { b } from '../high/b.ts';");
  plant('low/testing/e.ts', "import { b } from '../../high/b.ts';");
  const imports = folderImports(planted);
  expect(upwardImports(imports, ['low', 'high'])).toEqual([
    'low/data/a.ts imports high/b.ts, but low lies below high',
    'nowhere is in no tier',
  ]);
  expect(foreignHandlers(imports)).toEqual(['high/b.ts imports low/handlers/c.ts']);
  expect(ringOf(imports)).toEqual([
    'high/b.ts imports low/handlers/c.ts',
    'low/data/a.ts imports high/b.ts',
  ]);
});

// Lint sees no cycle that an import() closes (https://github.com/oxc-project/oxc/issues/25555).
test('a ring of files is named if an import() closes it', () => {
  plant(
    'page/Page.ts',
    'export const part = () => import(/* webpackChunkName: "p" */ \'./Part.ts\');',
  );
  plant('page/Part.ts', "import type { Props } from './Page.ts';");
  expect(ringOf(fileImports(planted))).toEqual([
    'page/Page.ts imports page/Part.ts',
    'page/Part.ts imports page/Page.ts',
  ]);
});

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true });
  writeFileSync(join(planted, path), `${source}\n`);
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageFolder } from '../workspace/workspace.ts';
import { arrows } from '../lint/arrows.ts';
import {
  folderImports,
  foreignRoutes,
  ringOfFolders,
  upwardImports,
} from '../lint/folderImports.ts';
import { serverTiers } from '../lint/tiers.ts';

const planted = mkdtempSync(join(tmpdir(), 'tiers-'));
const order = Object.values(serverTiers).flat();

afterAll(() => rmSync(planted, { recursive: true }));

test.each(Object.keys(arrows))('the folders of %s form no ring', (name) => {
  expect(ringOfFolders(folderImports(packageFolder(name)))).toEqual([]);
});

test('a folder of the server imports only from those below it, and no routes of another', () => {
  const imports = folderImports(packageFolder('server'));
  expect(upwardImports(imports, order)).toEqual([]);
  expect(foreignRoutes(imports)).toEqual([]);
});

test('every folder of the server is in one tier', () => {
  const folders = readdirSync(packageFolder('server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'testing'].includes(entry.name))
    .map(({ name }) => name);
  expect(order.toSorted()).toEqual(folders.toSorted());
});

test('what reaches upwards, into the routes of another folder or round in a ring is named', () => {
  plant('low/data/a.ts', "import type { B } from '../../high/b.ts';");
  plant('high/b.ts', "export { c } from '../low/routes/c.ts';");
  plant('low/routes/c.ts', "export const c = () => import('../../nowhere/d.ts');");
  plant('low/a.test.ts', "import { b } from '../high/b.ts';");
  plant('low/testing/e.ts', "import { b } from '../../high/b.ts';");
  const imports = folderImports(planted);
  expect(upwardImports(imports, ['low', 'high'])).toEqual([
    'low/data/a.ts imports high/b.ts, but low lies below high',
    'nowhere is in no tier',
  ]);
  expect(foreignRoutes(imports)).toEqual(['high/b.ts imports low/routes/c.ts']);
  expect(ringOfFolders(imports)).toEqual([
    'high/b.ts imports low/routes/c.ts',
    'low/data/a.ts imports high/b.ts',
  ]);
});

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true });
  writeFileSync(join(planted, path), `${source}\n`);
}

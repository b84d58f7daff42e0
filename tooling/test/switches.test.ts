import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { featureRules } from 'shared-contracts/features';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const code = ['{server,shell,shared-*,remote-*}/**/*.{ts,tsx}', 'shared-contracts/openapi/*.yaml'];
const notRead =
  /(^|[/\\])(node_modules|dist|messages|testing|demo)$|features\.yaml$|\.(gen|test)\./;

test('every switch and property is read somewhere, or says that its function is not there yet', async () => {
  const words = new Set<string>();
  for await (const file of glob(code, { cwd: root, exclude: (name) => notRead.test(name) })) {
    const source = await readFile(path.join(root, file), 'utf8');
    for (const [word] of source.matchAll(/\b[A-Z][A-Z_]+\b/g)) words.add(word);
  }
  const unread = Object.entries(featureRules)
    .filter(([name, { notYet }]) => notYet !== true && !words.has(name))
    .map(([name]) => name);
  expect(words.has('TIME_CAPTURE')).toBe(true);
  expect(unread).toEqual([]);
});

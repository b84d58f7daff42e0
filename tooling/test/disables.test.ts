import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('whoever turns a lint rule off says which one and why', () => {
  const silent = sources().flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => /(\/\/|\/\*)\s*(oxlint|eslint)-disable/.test(line) && !isExplained(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(silent).toEqual([]);
});

/** `oxlint-disable-next-line rule -- reason`. */
function isExplained(line: string): boolean {
  return /-disable(-next-line|-line)? [a-z0-9@/-]+(, [a-z0-9@/-]+)* -- \S+ \S+/.test(line);
}

function sources(): string[] {
  return globSync('*/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.gen.ts', 'remote-store/**', 'data/**'],
  });
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workspaceFolder as root } from '../workspace/workspace.ts';

const notOurs = ['node_modules', 'dist', 'data', 'reports', '.tools', '.git'];
const files = globSync('**/*', {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => notOurs.includes(name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
/** Names of files, and of folders with a trailing slash. */
const names = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((part, index) => (index < parts.length - 1 ? `${part}/` : part));
  }),
);
const documents = files.filter((file) => file.endsWith('.md'));
const packages = readdirSync(root).filter((name) => files.includes(`${name}/package.json`));
const readmes = packages.map((name) => `${name}/README.md`);
const answers = 'docs/guides/security-questions.md';
const guides = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', answers, ...readmes];

/** Output of builds and starts, and placeholders. */
const placeholder =
  /(?:^|\/)(?:dist|data|reports|node_modules)(?:\/|$)|thing|payroll|NNNN|^(?:remote|registry)\.json$/i;
const path = /^[\w@.-]+(?:\/[\w@.-]+)*(?:\/|\.(?:tsx?|mjs|json|ya?ml|md|sql|css|html))$/;

test('every package says in its README what it is', () => {
  expect(readmes.filter((file) => !files.includes(file))).toEqual([]);
});

test.each(guides)('every file that %s names is there', (guide) => {
  const named = [...read(guide).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const paths = named.filter((name) => path.test(name) && !placeholder.test(name));
  expect(paths.filter((name) => !isThere(name, dirname(guide)))).toEqual([]);
});

test.each(documents)('every link of %s leads somewhere', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)];
  const targets = links.map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual(
    [],
  );
});

test('docs/decisions says of every package in the catalogue why it is there', () => {
  const { catalog }: { catalog: Record<string, string> } = parse(
    readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'),
  );
  const rows = read('docs/decisions/dependencies.md').matchAll(/^\| (`.+?) +\| \S/gm);
  const told = [...rows].flatMap(([, listed = '']) =>
    [...listed.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(told.toSorted()).toEqual(Object.keys(catalog).toSorted());
});

/** A path from the root or from the guide's own folder; a bare name can be anywhere. */
function isThere(name: string, folder: string): boolean {
  if (!name.slice(0, -1).includes('/')) return names.has(name);
  return existsSync(join(root, name)) || existsSync(join(root, folder, name));
}

/** Without code examples. */
function read(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
}

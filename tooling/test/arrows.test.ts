import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Files that each break one rule, by the rule. */
const violations: Record<string, { path: string; source: string; rule: string }> = {
  ...imports('a remote imports another remote', 'remote-employee/clock/a.ts', 'remote-manager/x'),
  ...imports('a remote imports the shell', 'remote-manager/approvals/a.ts', 'shell'),
  ...imports('a remote imports the server', 'remote-schedules/board/a.ts', 'server/main.ts'),
  ...imports(
    'a remote imports the tooling',
    'remote-terminal/login/a.ts',
    'tooling/build/build.ts',
  ),
  ...imports('the shell imports a remote', 'shell/boot/a.ts', 'remote-employee'),
  ...imports('the shell imports the server', 'shell/boot/b.ts', 'server'),
  ...imports('shared-ui imports the shell', 'shared-ui/dialogs/a.ts', 'shell'),
  ...imports('shared-ui imports a remote', 'shared-ui/dialogs/b.ts', 'remote-terminal'),
  ...imports('shared-contracts imports shared-ui', 'shared-contracts/api/a.ts', 'shared-ui'),
  ...imports('shared-contracts imports the server', 'shared-contracts/api/b.ts', 'server'),
  ...imports('the server imports shared-ui', 'server/session/a.ts', 'shared-ui'),
  ...imports('a package is reached by its path', 'server/session/b.ts', '../../shared-ui/index.ts'),
  ...imports('the server imports React', 'server/session/c.ts', 'react'),
  ...imports('shared-contracts imports React', 'shared-contracts/api/c.ts', 'react'),
  ...imports('a remote imports Fluent', 'remote-employee/clock/b.ts', '@fluentui/react-components'),
  ...imports('the shell imports the query client', 'shell/boot/d.ts', '@tanstack/react-query'),
  ...imports('a remote imports virtual rows', 'remote-manager/a.ts', '@tanstack/react-virtual'),
  ...imports('a remote imports jotai', 'remote-manager/b.ts', 'jotai/utils'),
  ...imports(
    'a remote imports the parser of messages',
    'remote-manager/c.ts',
    '@formatjs/icu-messageformat-parser',
  ),
  ...imports('a remote imports openapi-fetch', 'remote-manager/d.ts', 'openapi-fetch'),
  ...imports('a domain of the server imports a driver', 'server/clocking/data/a.ts', 'pg'),
  ...imports('a domain of the server imports PGlite', 'server/b.ts', '@electric-sql/pglite'),
  ...imports('a page uses Node', 'shared-ui/dialogs/c.ts', 'node:fs'),
  ...imports('rules import React', 'remote-employee/clock/rules/a.ts', 'react'),
  ...imports('rules import data', 'remote-employee/clock/rules/b.ts', '../data/x.ts'),
  ...imports('rules import the view', 'remote-employee/clock/rules/c.ts', '../view/x.ts'),
  ...imports('rules import their composition', 'shell/x/rules/f.ts', '../x.ts'),
  ...imports('nested rules import data', 'shell/x/rules/y/g.ts', '../../data/x.ts'),
  ...imports('rules import shared-ui', 'remote-employee/clock/rules/d.ts', 'shared-ui'),
  ...imports(
    'rules of the server import the database',
    'server/clocking/rules/a.ts',
    '../../database/statement.ts',
  ),
  ...imports('shared rules import the client', 'shared-contracts/rules/a.ts', 'openapi-fetch'),
  ...imports('data imports the view', 'remote-employee/clock/data/a.ts', '../view/x.ts'),
  ...imports('data imports a handler', 'server/clocking/data/b.ts', '../../people/handlers/x.ts'),
  ...imports('data imports a policy', 'server/clocking/data/d.ts', '../policies/x.ts'),
  ...imports('data imports its composition', 'server/clocking/data/c.ts', '../clockingRoutes.ts'),
  ...breaks(
    'rules read the clock',
    'server/x/rules/b.ts',
    'export const a = new Date();',
    'globals',
  ),
  ...breaks('rules call', 'shell/x/rules/c.ts', "export const a = fetch('/');", 'globals'),
  ...breaks(
    'rules roll dice',
    'shell/x/rules/d.ts',
    'export const a = Math.random();',
    'properties',
  ),
};

/** Correct files; nothing is reported for them. */
const permitted: Record<string, string> = {
  'remote-employee/clock/view/good.ts':
    "export * from '../data/good.ts';\nexport * from 'shared-ui';",
  'remote-employee/clock/data/good.ts': "export * from '../rules/good.ts';",
  'remote-employee/clock/rules/good.ts':
    "export * from 'shared-contracts';\nexport * from './other.ts';\nexport * from '../../time/rules/more.ts';\nexport * from 'luxon';",
  'remote-employee/clock/rules/good.test.ts': "import 'vitest';\nexport * from '../data/good.ts';",
  'server/notices/rules/texts/good.ts': "export * from '../more.ts';\nexport * from './de.ts';",
  'server/notices/rules/good.ts': "export * from './texts/more.ts';",
  'shared-contracts/rules/good.ts': "export * from '../api/schema.ts';\nexport * from 'luxon';",
  'server/database/good.ts': "export * from 'pg';\nexport * from '@electric-sql/pglite';",
  'server/clocking/handlers/good.ts': "export * from 'fastify';\nexport * from 'shared-contracts';",
  'remote-employee/remote.config.ts': "export { remote as default } from 'tooling/webpack/x.ts';",
};

/** Other rules that could be lost unnoticed. */
const style: Record<string, { path: string; source: string; rule: string }> = {
  'a promise is left alone (typed rules are on)': {
    path: 'server/style/floating.ts',
    source: 'const f = async () => 1;\nf();\nexport {};',
    rule: 'typescript(no-floating-promises)',
  },
  'any is used': {
    path: 'server/style/any.ts',
    source: 'export const a = (b: any) => String(b);',
    rule: 'typescript(no-explicit-any)',
  },
  'a type is asserted': {
    path: 'server/style/as.ts',
    source: 'export const a = (b: unknown) => b as string;',
    rule: 'typescript(consistent-type-assertions)',
  },
  'null is waved away': {
    path: 'server/style/bang.ts',
    source: 'export const a = (b: string | null) => b!.length;',
    rule: 'typescript(no-non-null-assertion)',
  },
  'a part loads late without a retry': {
    path: 'shell/style/lazy.ts',
    source: "import { lazy } from 'react';\nexport const a: unknown = lazy;",
    rule: 'eslint(no-restricted-imports)',
  },
  'a default is exported': {
    path: 'server/style/default.ts',
    source: 'export default 1;',
    rule: 'import(no-default-export)',
  },
  'modules import one another': {
    path: 'server/style/cycle.ts',
    source: "import type { B } from './cycleBack.ts';\nexport type A = B | 1;",
    rule: 'import(no-cycle)',
  },
  'a hook is called on a condition': {
    path: 'shared-ui/style/hook.tsx',
    source:
      "import { useState } from 'react';\nexport function A(p: { b: boolean }) {\n  if (p.b) useState(1);\n  return null;\n}",
    rule: 'react-hooks(rules-of-hooks)',
  },
  'a picture has no text': {
    path: 'shared-ui/style/picture.tsx',
    source: "export const A = () => <img src='/a.png' />;",
    rule: 'jsx-a11y(alt-text)',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
const found = new Map<string, string[]>();

beforeAll(() => {
  plant('oxlint.config.ts', `export { default } from '${join(root, 'oxlint.config.ts')}';`);
  plant('tsconfig.json', JSON.stringify({ extends: join(root, 'tsconfig.browser.json') }));
  plant(
    'server/style/cycleBack.ts',
    "import type { A } from './cycle.ts';\nexport type B = A | 2;",
  );
  for (const { path, source } of Object.values({ ...violations, ...style })) plant(path, source);
  for (const [path, source] of Object.entries(permitted)) plant(path, source);
  for (const { file, rule } of lint()) found.set(file, [...(found.get(file) ?? []), rule]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries({ ...violations, ...style }))(
  'lint objects when %s',
  (_, { path, rule }) => {
    expect(found.get(path) ?? []).toContain(rule);
  },
);

test.each(Object.keys(permitted))('lint lets %s pass', (path) => {
  expect(found.get(path) ?? []).toEqual([]);
});

function imports(what: string, path: string, target: string) {
  const base = path.replace(/\.ts$/, '');
  const planted = (way: string, source: string) => ({
    [`${what} (${way})`]: {
      path: `${base}.${way}.ts`,
      source,
      rule: 'eslint(no-restricted-imports)',
    },
  });
  return {
    ...planted('static', `import { a } from '${target}';\nexport const b: unknown = a;`),
    ...planted('type', `import type { A } from '${target}';\nexport type B = A;`),
    ...planted('again', `export * from '${target}';`),
    ...planted('dynamic', `export const b = (): unknown => import('${target}');`),
  };
}

function breaks(what: string, path: string, source: string, of: 'globals' | 'properties') {
  return { [what]: { path, source, rule: `eslint(no-restricted-${of})` } };
}

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${source}\n`);
}

function lint(): { file: string; rule: string }[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'unix'],
    { cwd: folder, encoding: 'utf8' },
  );
  const lines = [...stdout.matchAll(/^(?<file>[^:\n]+):\d+:\d+: .*\[Error\/(?<rule>.+)\]$/gm)];
  if (lines.length === 0) throw new Error(`Lint reported nothing: ${stdout}${stderr}`);
  return lines.map(({ groups }) => ({
    file: groups?.['file'] ?? '',
    rule: groups?.['rule'] ?? '',
  }));
}

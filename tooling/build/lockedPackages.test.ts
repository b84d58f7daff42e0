import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockedPackages } from './lockedPackages.ts';
import { workspaceFolder } from '../workspace/workspace.ts';

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      lint:
        specifier: 'catalog:'
        version: 9.0.0

  remote-one:
    dependencies:
      '@scope/idb':
        specifier: 'catalog:'
        version: 8.0.0(react@19.0.0)
      shared-ui:
        specifier: workspace:*
        version: link:../shared-ui
    devDependencies:
      lint:
        specifier: 'catalog:'
        version: 9.0.0

packages:

  '@scope/idb@8.0.0':
    resolution: {integrity: sha512-idb}

  deep@1.0.0:
    resolution: {integrity: sha512-deep}

  lint@9.0.0:
    resolution: {integrity: sha512-lint}

snapshots:

  '@scope/idb@8.0.0(react@19.0.0)':
    dependencies:
      deeper: deep@1.0.0

  deep@1.0.0: {}

  lint@9.0.0: {}
`;

test('a package resolves to what it needs through all levels, with the hashes', () => {
  expect(lockedPackages(lockfile, ['remote-one']).replaceAll(/\s+/g, ' ').trim()).toBe(
    '@scope/idb@8.0.0(react@19.0.0) resolution: {integrity: sha512-idb} deep@1.0.0 resolution: {integrity: sha512-deep}',
  );
});

test('a new package beside it, and what only checks need, changes nothing', () => {
  const before = lockedPackages(lockfile, ['remote-one']);
  const beside = lockfile
    .replace(
      '\npackages:',
      "\n  remote-two:\n    dependencies:\n      lint:\n        specifier: 'catalog:'\n        version: 9.0.0\n\npackages:",
    )
    .replaceAll('sha512-lint', 'sha512-other');
  expect(lockedPackages(beside, ['remote-one'])).toBe(before);
});

test('another content of something deep down is another text', () => {
  const other = lockfile.replace('sha512-deep', 'sha512-changed');
  expect(lockedPackages(other, ['remote-one'])).not.toBe(lockedPackages(lockfile, ['remote-one']));
});

test('our own lockfile is read as it is written', () => {
  const own = readFileSync(join(workspaceFolder, 'pnpm-lock.yaml'), 'utf8');
  const ofShell = lockedPackages(own, ['shell', 'shared-ui', 'shared-contracts']);
  for (const name of ['react@', '@fluentui/react-components@', 'openapi-fetch@', 'scheduler@']) {
    expect(ofShell).toContain(`\n${name}`);
  }
  expect(ofShell).not.toContain('\nfastify@');
  expect(lockedPackages(own, ['tooling'])).toContain('\nwebpack@');
  expect(lockedPackages(own, ['remote-none'])).toBe('');
});

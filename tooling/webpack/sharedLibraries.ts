import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, workspaceFolder } from '../workspace/workspace.ts';

/**
 * The libraries of which the page holds one copy: the shell brings them, the remotes take them.
 * Router, query, intl, jotai and Fluent are inside `shared-ui`. `at-once` ones are in the shell's
 * first file, so that no remote waits for them; `on-demand` ones come with the first page that
 * needs them.
 */
const sharedLibraries = {
  react: 'at-once',
  'react/jsx-runtime': 'at-once',
  'react-dom': 'at-once',
  'shared-contracts': 'at-once',
  'shared-ui': 'at-once',
  'shared-ui/table': 'on-demand',
  'shared-ui/date-time': 'on-demand',
  'shared-time': 'on-demand',
} as const satisfies Record<string, 'at-once' | 'on-demand'>;

export const librariesOnDemand: readonly string[] = Object.entries(sharedLibraries)
  .filter(([, delivery]) => delivery === 'on-demand')
  .map(([name]) => name);

/** What pages take of it besides is in their own files. */
export const alsoBundled: readonly string[] = ['shared-time'];

export function providedByShell() {
  return forEachLibrary((name, version) => ({
    singleton: true,
    eager: !librariesOnDemand.includes(name),
    version,
    requiredVersion: `^${version}`,
  }));
}

/** For a remote: without a copy of its own to fall back to. */
export function takenFromShell() {
  return forEachLibrary((_, version) => ({
    singleton: true,
    import: false as const,
    requiredVersion: `^${version}`,
  }));
}

/** The range of versions a remote built now can work with, by library. */
export function sharedRanges(): Record<string, string> {
  return forEachLibrary((_, version) => `^${version}`);
}

/** The version of each library that a shell built now brings. */
export function sharedVersions(): Record<string, string> {
  return forEachLibrary((_, version) => version);
}

const fromShell = createRequire(join(workspaceFolder, 'shell/package.json'));
const fromSharedUi = createRequire(realpathSync(join(packageFolder('shared-ui'), 'package.json')));

function forEachLibrary<Value>(
  describe: (name: string, version: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.keys(sharedLibraries)
      .filter(isInstalled)
      .map((name) => [name, describe(name, versionOf(name))]),
  );
}

/** A repository of one remote holds only those of our packages that it may use. */
function isInstalled(library: string): boolean {
  return !library.startsWith('shared-') || existsSync(packageFolder(packageOf(library)));
}

function packageOf(library: string): string {
  return library.split('/')[0] ?? library;
}

/** The file that an import of the library by the shell resolves to. */
export function libraryFile(name: string): string {
  return fromShell.resolve(name);
}

function versionOf(library: string): string {
  const packageName = packageOf(library);
  const manifest = packageName.startsWith('shared-')
    ? join(packageFolder(packageName), 'package.json')
    : fromSharedUi.resolve(`${packageName}/package.json`);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- every package has a version
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}

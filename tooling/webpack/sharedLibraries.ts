import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceFolder } from '../build/workspace.ts';

/**
 * The libraries of which the page holds one copy: the shell brings them, the remotes take them.
 * Router, query, intl, jotai and Fluent are inside `shared-ui`.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared-contracts',
  'shared-ui',
] as const;

/** For the shell: in its first file, so that no remote waits for them. */
export function providedByShell() {
  return forEachLibrary((version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: `^${version}`,
  }));
}

/** For a remote: without a copy of its own to fall back to. */
export function takenFromShell() {
  return forEachLibrary((version) => ({
    singleton: true,
    import: false as const,
    requiredVersion: `^${version}`,
  }));
}

/** The range of versions a remote built now can work with, by library. */
export function sharedRanges(): Record<string, string> {
  return forEachLibrary((version) => `^${version}`);
}

function forEachLibrary<Value>(describe: (version: string) => Value): Record<string, Value> {
  return Object.fromEntries(sharedLibraries.map((name) => [name, describe(versionOf(name))]));
}

function versionOf(library: string): string {
  const packageName = library.split('/')[0] ?? library;
  const manifest = packageName.startsWith('shared-')
    ? join(workspaceFolder, packageName, 'package.json')
    : createRequire(join(workspaceFolder, 'shell/package.json')).resolve(
        `${packageName}/package.json`,
      );
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- every package has a version
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { packageFolder, workspaceFolder } from '../workspace/workspace.ts';

/**
 * The libraries that the page has once: the shell provides them, the remotes use them. Query, jotai
 * and Fluent are inside `shared-ui`. `at-once` ones are in the shell's first file, so that no
 * remote waits for them; `on-demand` ones load with the first page that needs them.
 */
const sharedLibraries = {
  react: 'at-once',
  'react/jsx-runtime': 'at-once',
  'react-dom': 'at-once',
  'react-intl': 'at-once',
  'react-router-dom': 'at-once',
  'shared-contracts': 'at-once',
  'shared-ui': 'at-once',
  'shared-ui/table': 'on-demand',
  'shared-ui/date-time': 'on-demand',
  'shared-time': 'on-demand',
} as const satisfies Record<string, 'at-once' | 'on-demand'>;

/**
 * For external remotes (`shell/remotes/fluentForRemotes.ts`); ours use Fluent through shared-ui.
 */
const registeredAtRunTime: readonly string[] = ['@fluentui/react-components'];

/** The page's subset of libraries that it does not need completely. */
const parts: Readonly<Record<string, string>> = {
  'react-router-dom': 'shared-ui/react-router',
};

/** Whether each name that a remote imports from it is checked: some versions may lack it. */
export function hasCheckedNames(library: string): boolean {
  return library.startsWith('shared-') || library in parts;
}

export const librariesOnDemand: readonly string[] = Object.entries(sharedLibraries)
  .filter(([, delivery]) => delivery === 'on-demand')
  .map(([name]) => name);

/** Further parts of it are bundled with the pages that use them. */
export const alsoBundled: readonly string[] = ['shared-time'];

export function providedByShell() {
  return forEachLibrary((name, version) => ({
    singleton: true,
    eager: !librariesOnDemand.includes(name),
    ...(parts[name] !== undefined && { import: parts[name] }),
    version,
    requiredVersion: `^${version}`,
  }));
}

/** For a remote: without a fallback copy of its own. */
export function takenFromShell() {
  return forEachLibrary((_, version) => ({
    singleton: true,
    import: false as const,
    requiredVersion: `^${version}`,
  }));
}

/** The version ranges that a remote built now supports, by library. */
export function sharedRanges(): Record<string, string> {
  return forEachLibrary((_, version) => `^${version}`);
}

/** The versions that a shell built now provides, by library. */
export function sharedVersions(): Record<string, string> {
  const more = registeredAtRunTime.map((name) => [name, versionOf(name)] as const);
  return { ...forEachLibrary((_, version) => version), ...Object.fromEntries(more) };
}

const fromShell = createRequire(join(workspaceFolder, 'shell/package.json'));
const sharedUi = realpathSync(join(packageFolder('shared-ui'), 'package.json'));

function forEachLibrary<Value>(
  describe: (name: string, version: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.keys(sharedLibraries)
      .filter(isInstalled)
      .map((name) => [name, describe(name, versionOf(name))]),
  );
}

/** A remote's own repository only has those of our packages that it may use. */
function isInstalled(library: string): boolean {
  return !library.startsWith('shared-') || existsSync(packageFolder(packageOf(library)));
}

function packageOf(library: string): string {
  return library.split('/', library.startsWith('@') ? 2 : 1).join('/');
}

/** The shell's file of the library. */
export function libraryFile(name: string): string {
  return fromShell.resolve(parts[name] ?? name);
}

function versionOf(library: string): string {
  const packageName = packageOf(library);
  const manifest = packageName.startsWith('shared-')
    ? join(packageFolder(packageName), 'package.json')
    : findPackageJSON(packageName, sharedUi);
  if (manifest === undefined) throw new Error(`shared-ui brings no ${packageName}.`);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- every package has a version
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alsoBundled, sharedRanges } from '../webpack/sharedLibraries.ts';
import { lockedPackages } from './lockedPackages.ts';
import {
  isStandAlone,
  packageFolder,
  readOwnJson,
  workspaceFolder,
} from '../workspace/workspace.ts';
import { sourceFiles } from './sourceFiles.ts';

/**
 * Ten hex digits over everything that a package's build reads: its files, those of the workspace
 * packages that it bundles, the recipe, the resolved dependencies of all these, and `extra`. Equal
 * digests mean that there is nothing to build. The shell's libraries count for a remote by version
 * only.
 */
export async function inputDigest(
  packageName: string,
  bundles: 'shared-libraries' | 'own-packages',
  extra = '',
): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(sharedRanges())).update(extra);
  const packages = [...(await bundledPackages(packageName, bundles))];
  for (const [name, folder] of [...packages.map((own) => [own, ''] as const), recipe]) {
    const root = realpathSync(join(packageFolder(name), folder));
    for (const file of await sourceFiles(root)) {
      digest.update(join(name, folder, file)).update('\0');
      digest.update(await readFile(join(root, file)));
    }
  }
  const lockfile = await readFile(join(workspaceFolder, 'pnpm-lock.yaml'), 'utf8');
  const importers = isStandAlone ? ['.'] : [...packages.toSorted(), 'tooling'];
  digest.update(lockedPackages(lockfile, importers));
  return digest.digest('hex').slice(0, 10);
}

const recipe = ['tooling', 'webpack'] as const;

/** The package and, transitively, every workspace package bundled into its files. */
async function bundledPackages(
  packageName: string,
  bundles: 'shared-libraries' | 'own-packages',
  known = new Set<string>(),
): Promise<Set<string>> {
  known.add(packageName);
  const manifest = await readOwnJson<{ dependencies?: Record<string, string> }>(
    join(packageFolder(packageName), 'package.json'),
  );
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const isTaken =
      bundles === 'own-packages' && name in sharedRanges() && !alsoBundled.includes(name);
    if (isOurs(name) && !isTaken && !known.has(name)) {
      await bundledPackages(name, bundles, known);
    }
  }
  return known;
}

/** Others come from the registry: the lockfile has their hashes. */
function isOurs(name: string): boolean {
  return /^(shared|remote)-/.test(name) && existsSync(join(packageFolder(name), 'package.json'));
}

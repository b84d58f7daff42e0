import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { importOwnModule, readOwnJson, workspaceFolder } from '../workspace/workspace.ts';
import type { RemoteNames } from './nameRemote.ts';
import { readmeOf } from './readmeOf.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Workspace {
  readonly allowBuilds: Readonly<Record<string, boolean>>;
  readonly catalog: Readonly<Record<string, string>>;
}

interface TypesConfig {
  readonly compilerOptions: object;
}

/** Not installed by name from a registry: there, anybody can own such names. */
const ours = ['shared-contracts', 'shared-ui', 'shared-releases', 'tooling'];

/** Brought along, and not needed for one remote. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  // For shell and contract.
  tooling: [
    'html-webpack-plugin',
    'openapi-typescript',
    'typescript',
    'webpack-cli',
    'workbox-webpack-plugin',
    'yaml',
  ],
  // The shell brings what they are for.
  'shared-ui': [
    '@fontsource-variable/inter',
    '@fontsource-variable/noto-sans-thai-looped',
    '@mediapipe/face_detection',
    '@mediapipe/tasks-vision',
    'flatbuffers',
  ],
  // Its types are read with the sources of shared-ui; it does not run.
  ol: ['@types/rbush', 'earcut', 'geotiff', 'pbf', 'rbush', 'zarrita'],
  '@module-federation/rspack': ['@rspack/core'],
  // Loaded by features that `punctual dev` does not switch on.
  'webpack-dev-server': [
    'bonjour-service',
    'http-proxy-middleware',
    'open',
    'selfsigned',
    'serve-index',
  ],
};

/** Checks that a remote has no use for. */
const otherChecks = ['knip', 'luxon', '@types/luxon'];

/**
 * The root files of a remote's own repository, by path. Versions and rules are those of this
 * working tree.
 */
export async function repositoryFiles(
  names: RemoteNames,
): Promise<Readonly<Record<string, string>>> {
  const { remote } = names;
  const { catalog, allowBuilds } = await readWorkspace();
  const { oldestNode, pnpmMajor } = await importOwnModule<{
    oldestNode: readonly number[];
    pnpmMajor: number;
  }>(join(import.meta.dirname, '../bootstrap/pins.mjs'));
  const manifests = await Promise.all(ours.map((name) => readManifest(name)));
  const tarballs = Object.fromEntries(
    ours.map((name, index) => [
      name,
      `file:packages/${name}-${manifests[index]?.version ?? ''}.tgz`,
    ]),
  );
  const pinned = (wanted: readonly string[]) =>
    Object.fromEntries(wanted.toSorted().map((name) => [name, tarballs[name] ?? catalog[name]]));
  const [product, contracts, ui] = await Promise.all(
    ['.', 'shared-contracts', 'shared-ui'].map((name) => readManifest(name)),
  );
  const removed = Object.entries(leftOut).flatMap(([owner, packages]) =>
    packages.map((name): [string, string] => [`${owner}>${name}`, '-']),
  );
  const overrides = { ...tarballs, ...Object.fromEntries(removed) };
  const checks = [product, contracts, ui].flatMap((each) =>
    Object.keys(each?.devDependencies ?? {}).filter((name) => !otherChecks.includes(name)),
  );
  return {
    'README.md': readmeOf(names, { node: oldestNode.join('.'), pnpm: pnpmMajor }),
    'package.json': json({
      name: remote,
      version: '1.0.0',
      private: true,
      type: 'module',
      sideEffects: false,
      scripts: {
        dev: `punctual dev ${remote}`,
        test: `punctual test ${remote}`,
        release: 'punctual release',
        format: 'oxfmt .',
      },
      engines: { node: `>=${oldestNode.join('.')}` },
      dependencies: pinned([
        'react',
        'react-intl',
        'react-router-dom',
        'shared-contracts',
        'shared-ui',
      ]),
      devDependencies: pinned([...new Set([...checks, 'tooling'])]),
    }),
    'pnpm-workspace.yaml': json({ packages: [], overrides, allowBuilds }),
    'tsconfig.json': json({
      compilerOptions: { ...(await readTypes('base')), ...(await readTypes('browser')) },
      files: ['node_modules/tooling/types/styles.d.ts'],
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['node_modules', 'dist', '*.config.ts'],
    }),
    'oxlint.config.ts': "export { standAlone as default } from 'tooling/lint/standAlone.ts';\n",
    'vitest.config.ts': "export { standAlone as default } from 'tooling/test/standAlone.ts';\n",
    '.oxfmtrc.json': await readFile(join(workspaceFolder, '.oxfmtrc.json'), 'utf8'),
    '.gitignore': 'node_modules/\ndist/\nreports/\n',
  };
}

async function readWorkspace(): Promise<Workspace> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- our own file
  return parse(await readFile(join(workspaceFolder, 'pnpm-workspace.yaml'), 'utf8'));
}

async function readManifest(name: string): Promise<Manifest> {
  return await readOwnJson<Manifest>(join(workspaceFolder, name, 'package.json'));
}

async function readTypes(kind: string): Promise<object> {
  const file = join(workspaceFolder, `tsconfig.${kind}.json`);
  return (await readOwnJson<TypesConfig>(file)).compilerOptions;
}

function json(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

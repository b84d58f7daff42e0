import { join } from 'node:path';
import type { KnipConfig, KnipConfiguration } from 'knip';
import { importOwnModule, remoteNames, workspaceFolder } from './tooling/workspace/workspace.ts';

/** A remote's code begins at the pages that its `remote.config.ts` names. */
async function remote(name: string) {
  const { modules } = await importOwnModule<{ modules: Record<string, string> }>(
    join(workspaceFolder, name, 'remote.config.ts'),
  );
  const pages = Object.values(modules).map((file) => file.replace('./', ''));
  return {
    entry: ['remote.config.ts', 'messages/*.ts', ...pages],
    project: ['**/*.{ts,tsx}'],
  };
}

const others: KnipConfiguration = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['*.config.ts'],
      project: ['*.ts'],
      // Called by path in tooling/test/steps.ts.
      ignoreDependencies: ['oxfmt', 'oxlint', 'oxlint-tsgolint'],
    },
    'shared-contracts': { project: ['**/*.ts', '!**/schema.gen.ts'] },
    'shared-ui': {
      project: ['**/*.{ts,tsx}'],
      // Named in fonts.css.
      ignoreDependencies: [
        '@fontsource-variable/inter',
        '@fontsource-variable/noto-sans-thai-looped',
      ],
    },
    'shared-releases': { project: ['**/*.ts'] },
    'demo-data': { project: ['**/*.ts'] },
    'shared-time': { project: ['**/*.{ts,tsx}'] },
    shell: {
      entry: [
        'main.tsx',
        'painter/main.ts',
        'service-worker/worker/main.ts',
        // Plugins of the federation's runtime (tooling/webpack/shellConfig.ts).
        'remotes/{fluentForRemotes,runtimeForRemotes,scriptsOfRemotes}.ts',
        // Read by their paths in tooling/build/buildShell.ts.
        'boot/refuseBrowser.ts',
        'messages/refusedBrowserWords.ts',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    server: {
      entry: [
        'main.ts',
        'commands/command.ts',
        'database/embedded/engineWorker.ts',
        'faces/engine/faceWorker.ts',
        'sign-on/data/samlWorker.ts',
        // A setup file of vitest.
        'testing/globalsOfPackages.ts',
        // Run by bench.
        'testing/openSessions.ts',
        'testing/leadEverybody.ts',
        'testing/multiplyTime.ts',
        'testing/punchScript.ts',
        'testing/measureFaces.ts',
        'testing/enrolFaces.ts',
        'sign-on/testing/runProvider.ts',
        'sign-on/testing/measureSignOn.ts',
        // Run by its path.
        'testing/measureHrDelivery.ts',
        // Run by npm run keep-release.
        'testing/keepRelease.ts',
      ],
      project: ['**/*.ts'],
    },
    tooling: {
      entry: [
        'test/{test,postgresForTests,browserStubs,freshFile,freshPage,propertySeed}.ts',
        'build/{build,buildTargets,buildMonolith}.ts',
        'contract/generate.ts',
        'release/{release,buildAlone}.ts',
        'new-remote/newRemote.ts',
        'trial/trial.ts',
        // Named in the repository of a remote of its own.
        '{lint,test}/standAlone.ts',
        'stand-alone/{packSources.ts,punctual.mjs,readSources.mjs}',
        // Run by the server before it starts.
        'release/releaseBuilt.ts',
        'dev/{dev,webpack.config}.ts',
        // Named to webpack by their paths, and by the modules that they change.
        'webpack/catalogueLoader.ts',
        'dev/fast-refresh/{refreshLoader,wordsLoader,refreshRuntime}.ts',
        // Run by outsiders, by its path.
        'checkRecords.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      // Named to webpack as words.
      ignoreDependencies: ['css-loader', 'swc-loader'],
    },
    bench: {
      // The load is made by a process of its own.
      entry: ['bench.ts', 'clocking/generateLoad.ts', 'plain-fluent/main.tsx'],
      project: ['**/*.{ts,tsx}'],
      // Read as a file.
      ignoreDependencies: ['vis-timeline'],
    },
    e2e: {
      entry: ['**/*.test.ts', 'pictures/takePictures.ts'],
      project: ['**/*.ts'],
      // What the remote of docs/guides/stock-remotes.md is built with.
      ignoreDependencies: [
        '@formatjs/cli',
        '@module-federation/enhanced',
        '@rspack/core',
        'webpack',
      ],
    },
  },
};

const config: KnipConfig = async () => {
  const remotes = await Promise.all(
    remoteNames().map(async (name) => [name, await remote(name)] as const),
  );
  return { ...others, workspaces: { ...others.workspaces, ...Object.fromEntries(remotes) } };
};

export default config;

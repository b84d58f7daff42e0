import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { recipe } from './recipe.ts';
import { chunkName, exposedModules, type RemoteSource } from './remoteConfig.ts';
import type { ShellBuild } from './shellConfig.ts';
import { shellPage } from './shellPage.ts';
import { WebManifestPlugin } from './WebManifestPlugin.ts';

/** The version under which the monolith's registry lists every remote. */
export const monolithVersion = 'monolith';

/**
 * Shell and remotes as one build without federation, to measure the cost of federation. The sources
 * are the same except for one file: where the shell asks the federation runtime for a remote's
 * module, the monolith has a table of static imports.
 */
export function monolithConfig(build: ShellBuild, remotes: readonly RemoteSource[]): Configuration {
  const base = recipe({ ...build, uniqueName: 'monolith', publicPath: '/' });
  return {
    ...base,
    entry: { shell: join(build.folder, 'main.tsx') },
    plugins: [
      ...(base.plugins ?? []),
      new WebManifestPlugin(join(build.folder, 'installation')),
      shellPage(build),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        remotes: { source: () => staticImports(remotes), type: '.js' },
      }),
      new webpack.NormalModuleReplacementPlugin(/\/importRemoteModule\.ts$/, 'virtual:remotes'),
    ],
  };
}

/** Chunk of a remote's module, in the place of the remote's release. */
export function monolithChunk(remoteName: string, module: string): string {
  return `remotes/${remoteName}/${monolithVersion}/${chunkName(module)}`;
}

function staticImports(remotes: readonly RemoteSource[]): string {
  const entries = remotes.flatMap((remote) =>
    Object.entries(exposedModules(remote)).map(([module, file]) => {
      const chunk = JSON.stringify(monolithChunk(remote.description.name, module));
      const path = JSON.stringify(join(remote.folder, file));
      const key = JSON.stringify(`${remote.description.name} ${module}`);
      return `${key}: () => import(/* webpackChunkName: ${chunk} */ ${path}),`;
    }),
  );
  return `const modules = {\n${entries.join('\n')}\n};
export function importRemoteModule(remote, module) {
  return modules[remote.name + ' ' + module]();
}
export const sharedHere = () => ({ shared: {}, names: {} });`;
}

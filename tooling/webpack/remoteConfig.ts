import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { locales, type RemoteDescription } from 'shared-contracts';
import { containerName } from 'shared-contracts/registry/containerName.ts';
import type { Configuration } from 'webpack';
import { recipe, type BuildMode } from './recipe.ts';
import { takenFromShell } from './sharedLibraries.ts';

/** A remote as described by its `remote.config.ts`. */
export interface RemoteSource {
  /** Absolute path of the remote's folder. */
  readonly folder: string;
  readonly description: RemoteDescription;
  /** File of each exposed page module, for example `./Clock` → `./clock/ClockPage.tsx`. */
  readonly modules: Readonly<Record<string, string>>;
}

export interface RemoteBuild {
  readonly mode: BuildMode;
  readonly version: string;
  readonly outputFolder: string;
}

export function remoteConfig(remote: RemoteSource, build: RemoteBuild): Configuration {
  const container = containerName(remote.description.name, build.version);
  const base = recipe({
    folder: remote.folder,
    mode: build.mode,
    outputFolder: build.outputFolder,
    uniqueName: container,
    publicPath: 'auto',
  });
  const production = build.mode === 'production';
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, chunkIds: 'named' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: production ? 'entry.[contenthash:16].js' : 'entry.js',
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(
          Object.entries(exposedModules(remote)).map(([module, file]) => [
            module,
            { import: file, name: chunkName(module) },
          ]),
        ),
        shared: takenFromShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/** Pages, one message file per language, and the start module: file by exposed module. */
export function exposedModules(remote: RemoteSource): Record<string, string> {
  return {
    ...remote.modules,
    ...Object.fromEntries(
      locales.map((locale) => [`./messages.${locale}`, `./messages/${locale}.ts`]),
    ),
    ...(remote.description.hasStart ? { './start': './start.ts' } : {}),
  };
}

/** `./messages.de` → `messages-de`. */
export function chunkName(module: string): string {
  return module.replace('./', '').replaceAll('.', '-');
}

import { createHash } from 'node:crypto';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { locales, type RemoteDescription } from 'shared-contracts';
import { containerName } from 'shared-contracts/registry/containerName.ts';
import type { Configuration } from 'webpack';
import { takeBundlerRuntime } from './bundlerRuntime.ts';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { recipe, type BuildMode } from './recipe.ts';
import { takenFromShell } from './sharedLibraries.ts';

/** A remote as its `remote.config.ts` describes it. */
export interface RemoteSource {
  /** The remote's folder, absolute. */
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
    classEnding: `-${shortHash(container)}`,
  });
  const production = build.mode === 'production';
  return {
    ...base,
    entry: {},
    externals: takeBundlerRuntime,
    plugins: [
      ...(base.plugins ?? []),
      ...(production ? [new ChunkIntegrityPlugin()] : []),
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
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

/** Four characters: of a million and a half, so that two of a page hardly ever have the same. */
function shortHash(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return (digest.readUInt32BE() % 36 ** 4).toString(36).padStart(4, '0');
}

/** Pages, one message file for each language, and the start module: file by exposed module. */
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

import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { bundlerRuntimeEntry, provideBundlerRuntime } from './bundlerRuntime.ts';
import { recipe, type BuildMode } from './recipe.ts';
import { serviceWorker } from './serviceWorker.ts';
import { shellPage, type InlinedRegistry, type PageScript } from './shellPage.ts';
import { providedByShell } from './sharedLibraries.ts';
import { SlimFederationPlugin } from './slimFederation.ts';
import { WebManifestPlugin } from './WebManifestPlugin.ts';

export interface ShellBuild {
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  readonly refusingScript: string;
  readonly pageScripts: readonly PageScript[];
  readonly painter: string;
  /** To be inlined now; without it the server that serves the page does it. */
  readonly registry?: InlinedRegistry;
}

const positioning = /[\\/](?:@floating-ui|@fluentui[\\/]react-positioning)[\\/]/;

const focusTraps =
  /[\\/](?:tabster|keyborg|@fluentui[\\/]react-tabster|@fluentui[\\/]react-motion|@fluentui[\\/]react-portal)[\\/]/;

const timeEntry = /[\\/]shared-time[\\/]entry[\\/]/;

/** The shell knows no remote: names and addresses come from the registry at run time. */
export function shellConfig(build: ShellBuild): Configuration {
  const base = recipe({ ...build, uniqueName: 'shell', publicPath: '/' });
  return {
    ...base,
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Menus, lists, panels and tips each need it and come one by one: it comes once.
          positioning: { name: 'positioning', test: positioning, enforce: true },
          // Dialogs, drawers, menus and panels keep the focus by the same means.
          focus: { name: 'focus', test: focusTraps, enforce: true },
          // The dialogs of one's own time and of somebody else's.
          timeEntry: { name: 'time-entry', test: timeEntry, minChunks: 2, enforce: true },
        },
      },
    },
    entry: { shell: [bundlerRuntimeEntry, join(build.folder, 'main.tsx')] },
    plugins: [
      ...(base.plugins ?? []),
      new WebManifestPlugin(join(build.folder, 'installation')),
      shellPage(build),
      ...(build.mode === 'production' ? [serviceWorker(build.folder)] : []),
      provideBundlerRuntime(),
      new SlimFederationPlugin(join(build.folder, 'remotes/sharingRuntime.ts')),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

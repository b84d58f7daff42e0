import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { recipe, type BuildMode } from './recipe.ts';
import { serviceWorker } from './serviceWorker.ts';
import { shellPage, type InlinedRegistry, type PageScript } from './shellPage.ts';
import { providedByShell } from './sharedLibraries.ts';
import { WebManifestPlugin } from './WebManifestPlugin.ts';

export interface ShellBuild {
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  readonly refusingScript: string;
  readonly pageScripts: readonly PageScript[];
  readonly painter: string;
  /** Inlined by the build if present; otherwise by the server. */
  readonly registry?: InlinedRegistry;
}

const runtimePlugins = ['runtimeForRemotes.ts', 'fluentForRemotes.ts', 'scriptsOfRemotes.ts'];

const positioning = /[\\/](?:@floating-ui|@fluentui[\\/]react-positioning)[\\/]/;

const focusTraps =
  /[\\/](?:tabster|keyborg|@fluentui[\\/]react-tabster|@fluentui[\\/]react-motion|@fluentui[\\/]react-portal)[\\/]/;

const timeEntry = /[\\/]shared-time[\\/]entry[\\/]/;

/** The shell knows no remote: names and URLs come from the registry at run time. */
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
          // Shared by menus, lists, panels and tips, which load separately: it loads once.
          positioning: { name: 'positioning', test: positioning, enforce: true },
          // Dialogs, drawers, menus and panels share the focus trap.
          focus: { name: 'focus', test: focusTraps, enforce: true },
          // The dialogs for one's own time and for other people's.
          timeEntry: { name: 'time-entry', test: timeEntry, minChunks: 2, enforce: true },
        },
      },
    },
    entry: { shell: join(build.folder, 'main.tsx') },
    plugins: [
      ...(base.plugins ?? []),
      new WebManifestPlugin(join(build.folder, 'installation')),
      shellPage(build),
      ...(build.mode === 'production' ? [serviceWorker(build.folder)] : []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        runtimePlugins: runtimePlugins.map((file) => join(build.folder, 'remotes', file)),
        dts: false,
        manifest: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteRegistry } from 'shared-contracts';
import type { Configuration } from 'webpack';
import { provideRuntimeCore } from './provideRuntimeCore.ts';
import { recipe, type BuildMode } from './recipe.ts';
import { shellPage, type PreloadHints } from './shellPage.ts';
import { providedByShell } from './sharedLibraries.ts';

export interface ShellBuild {
  readonly folder: string;
  readonly mode: BuildMode;
  readonly outputFolder: string;
  readonly preloadHints: PreloadHints;
  /** To be inlined now; without it the server that serves the page does it. */
  readonly registry?: RemoteRegistry;
}

/** The shell knows no remote: names and addresses come from the registry at run time. */
export function shellConfig(build: ShellBuild): Configuration {
  const base = recipe({ ...build, uniqueName: 'shell', publicPath: '/' });
  return {
    ...base,
    entry: { shell: join(build.folder, 'boot/main.tsx') },
    plugins: [
      ...(base.plugins ?? []),
      shellPage(build),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        runtimePlugins: [provideRuntimeCore()],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}

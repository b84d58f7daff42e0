import { join } from 'node:path';
import { locales } from 'shared-contracts';
import type { Configuration } from 'webpack';
import { builtRemotes } from '../../workspace/workspace.ts';
import { remoteConfig, type RemoteSource } from '../../webpack/remoteConfig.ts';
import { devVersion } from '../devRegistry.ts';

/** One remote from its sources, whose components and words are replaced in the open page. */
export function devRemoteConfig(remote: RemoteSource): Configuration {
  const base = remoteConfig(remote, {
    mode: 'development',
    version: devVersion,
    outputFolder: join(builtRemotes, remote.description.name, devVersion),
  });
  const pages = Object.values(remote.modules).map((file) => join(remote.folder, file));
  return {
    ...base,
    // What does not compile never reaches the open page: it would reload after the repair.
    optimization: { ...base.optimization, emitOnErrors: false },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.tsx$/,
          enforce: 'pre',
          loader: loader('refreshLoader.ts'),
          options: { pages },
        },
        {
          include: locales.map((locale) => join(remote.folder, `messages/${locale}.ts`)),
          enforce: 'pre',
          loader: loader('wordsLoader.ts'),
        },
      ],
    },
  };
}

function loader(file: string): string {
  return join(import.meta.dirname, '../fast-refresh', file);
}

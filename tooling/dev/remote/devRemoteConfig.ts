import { join } from 'node:path';
import { locales } from 'shared-contracts';
import type { Configuration } from 'webpack';
import { builtRemotes } from '../../workspace/workspace.ts';
import { asWritten } from '../../webpack/catalogueLoader.ts';
import { remoteConfig, type RemoteSource } from '../../webpack/remoteConfig.ts';
import { devVersion } from '../devRegistry.ts';

/** One remote from its sources, with components and messages replaced in the open page. */
export function devRemoteConfig(remote: RemoteSource): Configuration {
  const base = remoteConfig(remote, {
    mode: 'development',
    version: devVersion,
    outputFolder: join(builtRemotes, remote.description.name, devVersion),
  });
  const pages = Object.values(remote.modules).map((file) => join(remote.folder, file));
  return {
    ...base,
    // Code that does not compile never reaches the open page, which would reload after the fix.
    optimization: { ...base.optimization, emitOnErrors: false },
    module: {
      rules: [
        // Post loaders run from the last rule to the first: this one gets compiled messages.
        {
          include: locales.map((locale) => join(remote.folder, `messages/${locale}.ts`)),
          resourceQuery: { not: asWritten },
          enforce: 'post',
          loader: loader('wordsLoader.ts'),
        },
        ...(base.module?.rules ?? []),
        {
          test: /\.tsx$/,
          enforce: 'pre',
          loader: loader('refreshLoader.ts'),
          options: { pages },
        },
      ],
    },
  };
}

function loader(file: string): string {
  return join(import.meta.dirname, '../fast-refresh', file);
}

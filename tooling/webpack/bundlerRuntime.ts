import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { bundlerRuntimeFolder } from './slimFederation.ts';

const packageName = '@module-federation/webpack-bundler-runtime';

/** The global by which the shell hands the runtime that webpack's builds call to the remotes. */
const place = 'punctualFederation';

/** Entry of the shell that fills the global; its own comes after it. */
export const bundlerRuntimeEntry = 'virtual:bundler-runtime';

/** Lets the shell's build read that entry. */
export function provideBundlerRuntime(): webpack.experiments.schemes.VirtualUrlPlugin {
  return new webpack.experiments.schemes.VirtualUrlPlugin({
    'bundler-runtime': { source, type: '.js' },
  });
}

/** For a remote: takes the runtime from the shell; with its own, its entry is 4.5 kB larger. */
export const takeBundlerRuntime: NonNullable<Configuration['externals']> = (
  { request },
  answer,
) => {
  if (request?.includes(packageName)) answer(null, `global ${place}`);
  else answer();
};

/**
 * Two things differ from what the shell itself uses: a build that exposes nothing leaves the part for
 * containers out, and `init` would answer the shell's own instance, as it knows builds apart by a
 * name that is compiled into the runtime.
 */
function source(): string {
  const file = (name: string) => JSON.stringify(join(bundlerRuntimeFolder, name));
  return `import federation from ${file('index.js')};
import { initContainerEntry } from ${file('initContainerEntry.js')};
const { runtime, bundlerRuntime } = federation;
globalThis.${place} = {
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};`;
}

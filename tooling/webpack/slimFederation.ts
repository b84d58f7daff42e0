import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const fromTooling = createRequire(import.meta.url);
const fromEnhanced = createRequire(fromTooling.resolve('@module-federation/enhanced'));

/** Folder of the built runtime that the federation plugin brings along. */
export const bundlerRuntimeFolder: string = dirname(
  fromEnhanced.resolve('@module-federation/webpack-bundler-runtime'),
);

const runtime = fromEnhanced
  .resolve('@module-federation/runtime')
  .replace(/index\.c?js$/, 'index.js');

interface Part {
  /** As the runtime's `index.js` imports it. */
  readonly request: string;
  readonly source: string;
}

/**
 * Parts of the runtime in the place of which the shell's build has less: what is handed on of the
 * runtime is named instead of all of it, and nothing is shaken out of shared libraries, each of
 * which the page holds once and whole.
 */
const parts: readonly Part[] = [
  {
    request: '@module-federation/runtime',
    source: `export { createInstance, getInstance, init } from ${JSON.stringify(runtime)};`,
  },
  {
    request: './init.js',
    source: `export function init({ webpackRequire: { federation } }) {
  return federation.runtime.init(federation.initOptions);
}`,
  },
  {
    request: './getSharedFallbackGetter.js',
    source: 'export const getSharedFallbackGetter = undefined;',
  },
];

const index = join(bundlerRuntimeFolder, 'index.js');

/** Puts the smaller parts in; a part that is not where it was breaks the build. */
export class SlimFederationPlugin {
  apply(compiler: Compiler): void {
    const name = 'SlimFederationPlugin';
    const missing = new Set(parts);
    const modules = Object.fromEntries(
      parts.map(
        ({ source }, place) => [`${place}`, { source: () => source, type: '.js' }] as const,
      ),
    );
    new webpack.experiments.schemes.VirtualUrlPlugin(modules, 'federation').apply(compiler);
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (asked) => {
        const part = parts.find(({ request }) => request === asked.request);
        if (!part || asked.contextInfo.issuer !== index) return;
        missing.delete(part);
        asked.request = `federation:${parts.indexOf(part)}`;
      });
    });
    compiler.hooks.thisCompilation.tap(name, ({ hooks, errors }) => {
      hooks.finishModules.tap(name, () => {
        for (const { request } of missing) {
          const fault = `The federation runtime does not import ${request}.`;
          errors.push(new webpack.WebpackError(fault));
        }
      });
    });
  }
}

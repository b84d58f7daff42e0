import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const fromTooling = createRequire(import.meta.url);
const fromEnhanced = createRequire(fromTooling.resolve('@module-federation/enhanced'));

/** Folder of the built runtime that the federation plugin brings along. */
export const bundlerRuntimeFolder: string = dirname(
  fromEnhanced.resolve('@module-federation/webpack-bundler-runtime'),
);

interface Part {
  /** As the runtime's `index.js` imports it. */
  readonly request: string;
  readonly source: string;
}

/**
 * Parts of the runtime in the place of which the shell's build has less: its core is our own, and
 * nothing is shaken out of shared libraries, each of which the page holds once and whole.
 */
const partsOf = (ownRuntime: string): readonly Part[] => [
  {
    request: '@module-federation/runtime',
    source: `export { createInstance, createInstance as init } from ${JSON.stringify(ownRuntime)};`,
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
  readonly #ownRuntime: string;

  /** @param ownRuntime absolute path of what takes the place of the runtime's core */
  constructor(ownRuntime: string) {
    this.#ownRuntime = ownRuntime;
  }

  apply(compiler: Compiler): void {
    const name = 'SlimFederationPlugin';
    const parts = partsOf(this.#ownRuntime);
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

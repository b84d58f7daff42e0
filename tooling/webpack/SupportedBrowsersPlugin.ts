import webpack, { type Compiler } from 'webpack';
import { findNewerFeatures } from '../browsers/findNewerFeatures.ts';
import { newerFeatures } from '../browsers/newerFeatures.ts';

/**
 * Fails a build whose scripts, our own and those of libraries, use what a supported browser lacks
 * (`docs/decisions/supported-browsers.md`).
 */
export class SupportedBrowsersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SupportedBrowsersPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SupportedBrowsersPlugin', stage }, (assets) => {
        const newer = newerFeatures();
        for (const [name, asset] of Object.entries(assets)) {
          for (const script of scriptsOf(name, asset.source().toString())) {
            for (const found of findNewerFeatures(script, newer)) {
              const message = `${name} needs newer browsers than are supported: ${found}`;
              compilation.errors.push(new webpack.WebpackError(message));
            }
          }
        }
      });
    });
  }
}

function scriptsOf(name: string, content: string): string[] {
  if (name.endsWith('.js')) return [content];
  if (!name.endsWith('.html')) return [];
  return [...content.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

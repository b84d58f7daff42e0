import webpack, { type Compiler } from 'webpack';
import { findNewerFeatures } from '../browsers/findNewerFeatures.ts';
import { findNewerStyles } from '../browsers/findNewerStyles.ts';
import { newerFeatures } from '../browsers/newerFeatures.ts';

/**
 * Fails a build whose scripts and styles, our own and those of libraries, use what a supported
 * browser lacks (`docs/decisions/supported-browsers.md`).
 */
export class SupportedBrowsersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SupportedBrowsersPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SupportedBrowsersPlugin', stage }, (assets) => {
        const newer = newerFeatures();
        for (const [name, asset] of Object.entries(assets)) {
          const { scripts, styles } = partsOf(name, asset.source().toString());
          const found = [
            ...scripts.flatMap((script) => findNewerFeatures(script, newer)),
            ...styles.flatMap((sheet) => [...findNewerStyles(sheet, newer.styles).values()]),
          ];
          for (const each of found) {
            const message = `${name} needs newer browsers than are supported: ${each}`;
            compilation.errors.push(new webpack.WebpackError(message));
          }
        }
      });
    });
  }
}

function partsOf(name: string, content: string): { scripts: string[]; styles: string[] } {
  if (name.endsWith('.js')) return { scripts: [content], styles: [] };
  if (name.endsWith('.css')) return { scripts: [], styles: [content] };
  if (!name.endsWith('.html')) return { scripts: [], styles: [] };
  const inside = (element: RegExp) => [...content.matchAll(element)].map(([, text = '']) => text);
  return {
    scripts: inside(/<script>(.*?)<\/script>/gs),
    styles: inside(/<style>(.*?)<\/style>/gs),
  };
}

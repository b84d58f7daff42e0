import { join } from 'node:path';
import { minifySync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation } from 'webpack';

/** `shell/boot/preloadHints.ts`. */
export type PreloadHints = (document: Document, hash: string, languages: readonly string[]) => void;

/**
 * `index.html` from the shell's template. The server puts the registry in place of `<!--registry-->`
 * and allows the one inline script by its hash.
 */
export function shellPage(shellFolder: string, preloadHints: PreloadHints): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    template: join(shellFolder, 'index.html'),
    favicon: join(shellFolder, 'boot/icon.svg'),
    inject: 'head',
    scriptLoading: 'defer',
    minify: false,
    templateParameters: (compilation) => ({
      inlineScript: inlineScript(preloadHints),
      latinFont: latinFont(compilation),
      shellMessages: JSON.stringify(shellMessages(compilation)),
    }),
  });
}

/** The function's own text: it refers to nothing outside itself. */
export function inlineScript(preloadHints: PreloadHints): string {
  return minifySync(`(${preloadHints.toString()})(document, location.hash, navigator.languages)`, {
    compress: true,
    mangle: true,
  }).code;
}

function latinFont(compilation: Compilation): string {
  const file = compilation.getAssets().find(({ name }) => /^inter-latin-opsz-normal\b/.test(name));
  if (!file) throw new Error('The build holds no Latin font to preload.');
  return `/${file.name}`;
}

/** Address of the shell's own messages by language: chunks named `messages-<locale>`. */
function shellMessages(compilation: Compilation): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const [name, chunk] of compilation.namedChunks) {
    const locale = /^messages-(\w+?)(?:-ts)?$/.exec(name)?.[1];
    const file = [...chunk.files].find((candidate) => candidate.endsWith('.js'));
    if (locale && file) addresses[locale] = `/${file}`;
  }
  return addresses;
}

import { join } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { SignedRegistry } from 'shared-contracts';
import type { Compilation } from 'webpack';
import { libraryFile, librariesOnDemand } from './sharedLibraries.ts';

/**
 * A function of `shell/boot/` whose source text is inlined in the page; it refers to nothing
 * outside itself.
 */
export type PageScript = (document: Document, hash: string, languages: readonly string[]) => void;

export interface PageParts {
  /** Absolute path of the shell's folder. */
  readonly folder: string;
  /** Runs first; the only script that an old browser can parse. */
  readonly refusingScript: string;
  /** Run in this order by the second inline script; the third one is the painter. */
  readonly pageScripts: readonly PageScript[];
  /** Paints the first screen before any file has loaded (`paintScript`). */
  readonly painter: string;
  readonly registry?: InlinedRegistry;
}

/** A signed registry, and the public key to verify it. */
export interface InlinedRegistry {
  readonly registry: SignedRegistry;
  readonly publicKey: string;
}

/**
 * `index.html` from the shell's template: its script is requested first, and its styles come after
 * the inline scripts, which would wait for them. The server replaces `<!--registry-->` with the
 * registry and allows the inline scripts by their hashes.
 */
export function shellPage({
  folder,
  refusingScript,
  pageScripts,
  painter,
  registry,
}: PageParts): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    template: join(folder, 'index.html'),
    inject: false,
    minify: false,
    templateParameters: (compilation, { js, css }) => ({
      scripts: js,
      styles: css,
      registry: registry ? registryBlock(registry) : '<!--registry-->',
      refusingScript,
      inlineScript: inlineScript(pageScripts),
      painter,
      firstFont: addressOf(compilation, /^inter-first\b/),
      webManifest: addressOf(compilation, /^manifest\b.*\.webmanifest$/),
      shellFiles: JSON.stringify(shellFiles(compilation)),
    }),
  });
}

function registryBlock({ registry, publicKey }: InlinedRegistry): string {
  const json = JSON.stringify(registry).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="registry" data-key="${publicKey}">${json}</script>`;
}

/** `refuseBrowser` of `shell/boot/` with its messages, in ES5. */
export function es5Script<Sentences>(
  script: (document: Document, sentences: Sentences) => void,
  sentences: Sentences,
): string {
  return transformSync(`(${script.toString()})(document, ${JSON.stringify(sentences)});`, {
    isModule: false,
    minify: true,
    jsc: { target: 'es5', minify: { compress: true, mangle: true } },
  }).code;
}

/** The second inline script of the page: hints and early calls. */
export function inlineScript(pageScripts: readonly PageScript[]): string {
  const calls = pageScripts.map(
    (script) => `(${script.toString()})(document, location.hash, navigator.languages);`,
  );
  return minifySync(calls.join('\n'), { compress: true, mangle: true }).code;
}

function addressOf(compilation: Compilation, pattern: RegExp): string {
  const file = compilation.getAssets().find(({ name }) => pattern.test(name));
  if (!file) throw new Error(`The build holds no file ${pattern.source}.`);
  return `/${file.name}`;
}

/**
 * URLs of the shell's files that a page may need in addition to its first ones: chunks named
 * `messages-<locale>`, and on-demand libraries by name.
 */
function shellFiles(compilation: Compilation): Record<string, string> {
  const files: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((candidate) => candidate.endsWith('.js'));
    const messages = /^messages-[a-z]+/.exec(chunk.name ?? '')?.[0];
    if (file && messages) files[messages] = `/${file}`;
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const library = librariesOnDemand.find(
        (name) => libraryFile(name) === module.nameForCondition(),
      );
      if (file && library) files[library] = `/${file}`;
    }
  }
  return files;
}

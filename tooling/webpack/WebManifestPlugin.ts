import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The fields of `manifest.json` that this plugin reads; the rest is copied unchanged. */
interface SourceManifest {
  readonly icons: readonly { readonly src: string }[];
}

/**
 * Emits a folder's web app manifest and its icons under hashed names, so that they are cached
 * forever like other files.
 */
export class WebManifestPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WebManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'WebManifestPlugin', stage }, () =>
        this.#emit(compilation),
      );
    });
  }

  #emit(compilation: Compilation): void {
    const file = join(this.#folder, 'manifest.json');
    compilation.fileDependencies.add(file);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- our own file
    const manifest: SourceManifest = JSON.parse(readFileSync(file, 'utf8'));
    const icons = manifest.icons.map((icon) => {
      const source = join(this.#folder, icon.src);
      compilation.fileDependencies.add(source);
      return { ...icon, src: emitHashed(compilation, icon.src, readFileSync(source)) };
    });
    const text = JSON.stringify({ ...manifest, icons });
    emitHashed(compilation, 'manifest.webmanifest', Buffer.from(text));
  }
}

/** The URL of the emitted file. */
function emitHashed(compilation: Compilation, name: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const extension = extname(name);
  const file = `${basename(name, extension)}.${hash}${extension}`;
  compilation.emitAsset(file, new webpack.sources.RawSource(content));
  return `/${file}`;
}

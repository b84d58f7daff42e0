import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { integrityOf } from 'shared-releases/store/putRemote.ts';

const compress = promisify(brotliCompress);

export interface FinishedFile {
  /** Path in the build's folder. */
  readonly name: string;
  /** `sha384-…` for the `integrity` attribute. */
  readonly integrity: string;
  readonly bytes: number;
  /** Bytes on the wire: compressed if there is a `.br` file. */
  readonly wireBytes: number;
}

/** Bytes above which maximum compression is too slow: two minutes for 16 % of 11 MB. */
const large = 1_000_000;

/**
 * Writes a `.br` next to every file that becomes smaller, and moves the source maps to
 * `sourceMaps`.
 */
export async function finishFiles(folder: string, sourceMaps: string): Promise<FinishedFile[]> {
  await mkdir(sourceMaps, { recursive: true });
  const names: string[] = [];
  for await (const name of glob('**/*.{js,css,woff2,wasm,tflite,map}', { cwd: folder }))
    names.push(name);
  const finished: FinishedFile[] = [];
  for (const name of names.toSorted()) {
    if (name.endsWith('.map')) await rename(join(folder, name), join(sourceMaps, basename(name)));
    else finished.push(await finishFile(folder, name));
  }
  return finished;
}

async function finishFile(folder: string, name: string): Promise<FinishedFile> {
  const content = await readFile(join(folder, name));
  const finished = { name, integrity: integrityOf(content), bytes: content.length };
  if (name.endsWith('.woff2')) return { ...finished, wireBytes: content.length };
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length < large ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(join(folder, `${name}.br`), compressed);
  return { ...finished, wireBytes: compressed.length };
}

/** Writes a file atomically: readers see the old or the new content. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * A remote consists only of scripts: pages check each file against its hash and load nothing else
 * from the remotes' host (`docs/decisions/remotes-on-another-host.md`).
 *
 * @param files names of the built files
 * @throws Error with the other files, and where they belong
 */
export function checkOnlyScripts(files: readonly string[]): void {
  const others = files.filter((file) => !file.endsWith('.js'));
  if (others.length === 0) return;
  throw new Error(
    `It brings ${others.join(', ')}, and pages take only scripts of a remote. Draw pictures as components; fonts, styles and pictures as files belong to shared-ui.`,
  );
}

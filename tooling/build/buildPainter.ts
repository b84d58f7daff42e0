import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileHint, recipe } from '../webpack/recipe.ts';
import { runWebpack } from './runWebpack.ts';

/** The script that paints the first screen, as a string for the page (`shell/painter/`). */
export async function buildPainter(shellFolder: string): Promise<string> {
  const outputFolder = await mkdtemp(join(tmpdir(), 'punctual-painter-'));
  try {
    const base = recipe({
      folder: shellFolder,
      mode: 'production',
      outputFolder,
      uniqueName: 'painter',
      publicPath: '/',
    });
    const { files } = await runWebpack({
      ...base,
      devtool: false,
      entry: { painter: join(shellFolder, 'painter/main.ts') },
    });
    const [file = ''] = files;
    const script = await readFile(join(outputFolder, file), 'utf8');
    // An inline script is compiled on the main thread, where the hint would delay the first paint.
    return script.slice(compileHint.length).trim();
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

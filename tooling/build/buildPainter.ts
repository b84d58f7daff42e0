import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipe } from '../webpack/recipe.ts';
import { runWebpack } from './runWebpack.ts';

/** The script that paints the first screen, as one text for the page (`shell/painter/`). */
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
    return (await readFile(join(outputFolder, file), 'utf8')).trim();
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

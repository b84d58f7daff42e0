import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { shellConfig, type ShellBuild } from '../webpack/shellConfig.ts';
import { finishFiles, writeWhole, type FinishedFile } from './finishFiles.ts';
import { importOwnModule } from './readOwn.ts';
import { runWebpack } from './runWebpack.ts';
import { shellFolder, shellOutput, sourceMapFolder } from './workspace.ts';

const keptForOpenPages = 7 * 24 * 60 * 60 * 1000;

/** What the build says of itself, in `shell/dist/build.json`. */
export interface ShellBuildRecord {
  readonly digest: string;
  /** Files that every page loads at once. */
  readonly initial: readonly string[];
  readonly files: readonly FinishedFile[];
}

/**
 * Builds the shell into `shell/dist/`. Files of earlier builds stay a week for the pages that are
 * open; `index.html` changes last, in one step.
 */
export async function buildShell(digest: string): Promise<void> {
  const draft = join(shellOutput, `.draft.${process.pid}`);
  try {
    const chunks = await runWebpack(
      shellConfig({ ...(await readShellSource()), mode: 'production', outputFolder: draft }),
    );
    const files = await finishFiles(draft, join(sourceMapFolder, 'shell'));
    const initial = [...(chunks.scripts['shell'] ?? []), ...(chunks.styles['shell'] ?? [])];
    await publish(draft, { digest, initial, files });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function publish(draft: string, record: ShellBuildRecord): Promise<void> {
  await removeOldFiles(shellOutput);
  for (const name of await readdir(draft)) {
    if (name !== 'index.html') await rename(join(draft, name), join(shellOutput, name));
  }
  await rename(join(draft, 'index.html'), join(shellOutput, 'index.html'));
  await writeWhole(join(shellOutput, 'build.json'), JSON.stringify(record, null, 2));
}

/** The shell's folder and the function that its page inlines. */
export async function readShellSource(): Promise<Pick<ShellBuild, 'folder' | 'preloadHints'>> {
  const { preloadHints } = await importOwnModule<Pick<ShellBuild, 'preloadHints'>>(
    join(shellFolder, 'boot/preloadHints.ts'),
  );
  return { folder: shellFolder, preloadHints };
}

async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    const isHashed = /\.[0-9a-f]{16}\./.test(basename(name));
    if (isHashed && Date.now() - mtimeMs > keptForOpenPages) await rm(join(folder, name));
  }
}

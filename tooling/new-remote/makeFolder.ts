import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Refusal } from 'shared-releases/Refusal.ts';
import { dirname, join } from 'node:path';
import { workspaceFolder } from '../workspace/workspace.ts';
import { runProgram } from '../workspace/runProgram.ts';

/**
 * Creates a folder with its content, or leaves nothing behind.
 *
 * @throws Refusal if it already exists
 */
export async function makeFolder(
  folder: string,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  try {
    await mkdir(folder);
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') {
      throw new Refusal(`There is a ${name} already.`);
    }
    throw fault;
  }
  try {
    await fill();
  } catch (fault) {
    await rm(folder, { recursive: true, force: true });
    throw fault;
  }
}

/** Writes files by their path in the folder, and formats them: line lengths depend on names. */
export async function writeFormatted(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const formatter = join(workspaceFolder, 'node_modules/oxfmt/bin/oxfmt');
  const { code, output } = await runProgram(process.execPath, [formatter, '.'], { cwd: folder });
  if (code !== 0) throw new Error(output);
}

/**
 * Installs the packages of the folder's manifests, and writes the lockfile.
 *
 * @throws Refusal with pnpm's output
 */
export async function installPackages(folder: string): Promise<void> {
  const { code, output } = await runProgram(
    'pnpm',
    ['install', '--no-frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    { cwd: folder },
  );
  if (code !== 0) throw new Refusal(`The packages could not be linked:\n${output.trim()}`);
}

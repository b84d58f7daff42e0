import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from 'shared-releases/Refusal.ts';
import { runProgram } from '../test/runProgram.ts';
import type { RemoteNames } from './nameRemote.ts';
import { remoteFiles } from './remoteFiles.ts';

/**
 * Makes the folder of a remote, formatted and with its packages linked, or leaves nothing of it.
 *
 * @param root of the working tree, absolute
 * @param linkPackages gives the new package its node_modules
 * @throws Refusal where the folder is there already or its packages cannot be had
 */
export async function makeRemote(
  root: string,
  names: RemoteNames,
  linkPackages: () => Promise<void>,
): Promise<void> {
  const folder = join(root, names.remote);
  await makeFolder(folder, names.remote);
  try {
    for (const [path, content] of Object.entries(remoteFiles(names))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await format(root, names.remote);
    await linkPackages();
  } catch (fault) {
    await rm(folder, { recursive: true, force: true });
    throw fault;
  }
}

async function makeFolder(folder: string, name: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') {
      throw new Refusal(`There is a ${name} already.`);
    }
    throw fault;
  }
}

/** How long a line becomes depends on the remote's name. */
async function format(root: string, folder: string): Promise<void> {
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const { code, output } = await runProgram(process.execPath, [formatter, folder], { cwd: root });
  if (code !== 0) throw new Error(output);
}

import { join } from 'node:path';
import { makeFolder, writeFormatted } from './makeFolder.ts';
import type { RemoteNames } from './nameRemote.ts';
import { remoteFiles } from './remoteFiles.ts';

/**
 * Creates the folder of a remote, formatted and with its packages linked, or leaves nothing behind.
 *
 * @param root of the working tree, absolute
 * @param linkPackages gives the new package its node_modules
 * @throws Refusal if the folder already exists or its packages are unavailable
 */
export async function makeRemote(
  root: string,
  names: RemoteNames,
  linkPackages: () => Promise<void>,
): Promise<void> {
  const folder = join(root, names.remote);
  await makeFolder(folder, names.remote, async () => {
    await writeFormatted(folder, remoteFiles(names));
    await linkPackages();
  });
}

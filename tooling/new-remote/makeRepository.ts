import { join } from 'node:path';
import { makeFolder, writeFormatted } from './makeFolder.ts';
import type { RemoteNames } from './nameRemote.ts';
import { remoteFiles } from './remoteFiles.ts';
import { packSources } from '../stand-alone/packSources.ts';
import { repositoryFiles } from './repositoryFiles.ts';

/**
 * Creates a remote in its own repository: its files at the root, the shared packages and the recipe
 * as tarballs in `packages/`, everything installed. Leaves nothing behind on failure.
 *
 * @throws Refusal if the folder already exists or its packages are unavailable
 */
export async function makeRepository(
  folder: string,
  names: RemoteNames,
  install: (folder: string) => Promise<void>,
): Promise<void> {
  await makeFolder(folder, folder, async () => {
    await writeFormatted(folder, { ...remoteFiles(names), ...(await repositoryFiles(names)) });
    await packSources(join(folder, 'packages'));
    await install(folder);
  });
}

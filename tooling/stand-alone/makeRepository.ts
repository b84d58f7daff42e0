import { join } from 'node:path';
import { makeFolder } from '../new-remote/makeFolder.ts';
import type { RemoteNames } from '../new-remote/nameRemote.ts';
import { remoteFiles } from '../new-remote/remoteFiles.ts';
import { writeFormatted } from '../new-remote/writeFormatted.ts';
import { packSources } from './packSources.ts';
import { repositoryFiles } from './repositoryFiles.ts';

/**
 * Makes a remote in a repository of its own: its files at the root, the shared packages and the
 * recipe as files in `packages/`, everything installed. Or leaves nothing of it.
 *
 * @throws Refusal where the folder is there already or its packages cannot be had
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

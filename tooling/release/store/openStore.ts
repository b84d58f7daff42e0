import { isAbsolute, join, resolve } from 'node:path';
import { importOwnModule } from '../../build/readOwn.ts';
import { dataDirectory } from '../../build/workspace.ts';
import { createDirectoryStore } from './createDirectoryStore.ts';
import type { RemoteStore } from './RemoteStore.ts';

/**
 * The installation's store: the directory `REMOTE_STORE`, by default `remotes` in the data
 * directory. `REMOTE_STORE_ADAPTER` names a module instead that exports `openStore()`.
 */
export async function openStore(): Promise<RemoteStore> {
  const adapter = process.env['REMOTE_STORE_ADAPTER']?.trim();
  if (adapter) {
    const file = isAbsolute(adapter) ? adapter : resolve(adapter);
    const { openStore: open } = await importOwnModule<{
      openStore: () => Promise<RemoteStore> | RemoteStore;
    }>(file);
    return await open();
  }
  const directory = process.env['REMOTE_STORE']?.trim() || join(dataDirectory(), 'remotes');
  return createDirectoryStore(resolve(directory));
}

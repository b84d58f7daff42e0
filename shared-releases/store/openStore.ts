import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDirectoryStore } from './createDirectoryStore.ts';
import type { RemoteStore } from './RemoteStore.ts';

export interface StorePlace {
  /** `REMOTE_STORE` */
  readonly directory: string;
  /** `REMOTE_STORE_ADAPTER`: a module that exports `openStore()`, for another kind of host. */
  readonly adapter: string | null;
}

/** The exports of an adapter. */
interface Adapter {
  readonly openStore: () => Promise<RemoteStore> | RemoteStore;
}

/** The store of an installation's released remotes. */
export async function openStore({ directory, adapter }: StorePlace): Promise<RemoteStore> {
  if (adapter === null) return createDirectoryStore(directory);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the operator's own module
  const { openStore: open }: Adapter = await import(pathToFileURL(resolve(adapter)).href);
  return await open();
}

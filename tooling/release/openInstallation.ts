import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Installation } from 'shared-releases/changeReleases.ts';
import { findReleaseKey, openReleaseKey, type ReleaseKey } from 'shared-releases/releaseKey.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { openStore } from 'shared-releases/store/openStore.ts';
import { dataDirectory } from '../workspace/workspace.ts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import { readServedRegistry } from './gate/readDeployed.ts';

/**
 * The configured installation. `RELEASED_BY` sets another author, such as a job's number.
 *
 * @param key creates one if there is none, or finds the existing one
 */
export async function openInstallation(
  say: (line: string) => void,
  key: (data: string) => Promise<ReleaseKey> = openReleaseKey,
): Promise<Installation> {
  const setting = (name: string) => process.env[name]?.trim();
  const data = dataDirectory();
  return {
    store: await openStore({
      directory: resolve(setting('REMOTE_STORE') || join(data, 'remotes')),
      adapter: setting('REMOTE_STORE_ADAPTER') || null,
    }),
    key: await key(data),
    by: setting('RELEASED_BY') || `${userInfo().username}@${hostname()}`,
    now: () => new Date(),
    say,
  };
}

/** @throws Refusal if there is none: a command for a running server needs no new one */
export async function existingKey(data: string): Promise<ReleaseKey> {
  const key = await findReleaseKey(data);
  if (key) return key;
  throw new Refusal(
    `${join(data, 'keys')} holds no key to sign with. Name the data directory of the server in DATA_DIR; its first start makes the key.`,
  );
}

/**
 * @throws Refusal if the server belongs to another installation: its pages reject this key's
 * signatures
 */
export async function checkInstallation(key: ReleaseKey, server: string): Promise<void> {
  const served = await readServedRegistry(server);
  if (!served || (await isSigned(served, key.publicKey))) return;
  throw new Refusal(
    `The registry that ${server} serves is signed with another key than the one in this data directory. ` +
      'Nothing was changed. Name that server\'s data directory in DATA_DIR; if the key was replaced on purpose, sign anew with "renew".',
  );
}

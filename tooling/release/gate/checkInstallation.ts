import { isSigned } from 'shared-contracts/registry/signature.ts';
import type { ReleaseKey } from 'shared-releases/keys/releaseKey.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { readServedRegistry } from './readDeployed.ts';

/** @throws Refusal when the server is another installation's: its pages take nothing signed with this key */
export async function checkInstallation(key: ReleaseKey, server: string): Promise<void> {
  const served = await readServedRegistry(server);
  if (!served || (await isSigned(served, key.publicKey))) return;
  throw new Refusal(
    `The registry that ${server} serves is signed with another key than the one in this data directory. ` +
      'Nothing was changed. Name that server\'s data directory in DATA_DIR; if the key was replaced on purpose, sign anew with "renew".',
  );
}

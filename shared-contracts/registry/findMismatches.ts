import type { RemoteManifest } from '../remote/remoteContract.ts';
import { findApiChanges } from './apiChanges.ts';
import { describeUse, digestUse, type ApiUse, type JsonObject } from './apiUse.ts';
import { findMissing, type ShellOffer } from './shellOffer.ts';

/** The deployed shell and server, which a remote must fit. */
export interface Deployed {
  readonly shell: ShellOffer;
  readonly openApi: JsonObject;
}

/**
 * Why the remote cannot run with the deployed shell and server, a sentence each that names both
 * sides; empty if it can. Calls `readBuiltUse` for its `api.json` only if the served operations
 * differ.
 */
export async function findMismatches(
  remote: RemoteManifest,
  { shell, openApi }: Deployed,
  readBuiltUse: () => Promise<ApiUse | undefined>,
): Promise<string[]> {
  const who = `${remote.name} ${remote.version}`;
  const missing = findMissing(remote, shell);
  const served = describeUse(openApi, remote.operations);
  if ((await digestUse(served)) === remote.api) return missing;
  const built = await readBuiltUse();
  if (!built || (await digestUse(built)) !== remote.api) {
    return [...missing, `${who} has no api.json that fits its digest.`];
  }
  const changes = findApiChanges(remote.operations, built, served);
  return [
    ...missing,
    ...changes.map((change) => `${who} was built for another API than the server's: ${change}.`),
  ];
}

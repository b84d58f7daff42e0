import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { findMismatches, type Deployed } from 'shared-contracts/registry/findMismatches.ts';
import { Refusal } from 'shared-releases/Refusal.ts';

/**
 * Lets only a remote through that can run with what is deployed.
 *
 * @throws Refusal with every mismatch and the way out
 */
export async function checkFit(
  remote: RemoteManifest,
  deployed: Deployed,
  server: string,
  readBuiltUse: () => Promise<ApiUse | undefined>,
): Promise<void> {
  const mismatches = await findMismatches(remote, deployed, readBuiltUse);
  if (mismatches.length === 0) return;
  throw new Refusal(
    [
      `${remote.name} ${remote.version} does not fit what is deployed at ${server}:`,
      ...mismatches.map((sentence) => `  ${sentence}`),
      'Nothing was changed. Build it from sources that fit that server, or deploy shell and server first.',
    ].join('\n'),
  );
}

import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { findMismatches, type Deployed } from 'shared-contracts/registry/findMismatches.ts';
import { findRouteConflicts, liveRemotes } from 'shared-contracts/registry/routeConflicts.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { getJson, readServedRegistry } from './readDeployed.ts';

/**
 * Checks that everything live at a server, canaries included, would still work with this shell and
 * API; run before deploying them.
 *
 * @returns the number of versions checked
 * @throws Refusal with every mismatch
 */
export async function checkUpgrade(built: Deployed, server: string): Promise<number> {
  const registry = await readServedRegistry(server);
  if (!registry) throw new Refusal(`No server answers at ${server}: name another in SERVER.`);
  const live = liveRemotes(registry);
  const faults: string[] = [];
  for (const remote of live) {
    const address = `${server}/remotes/${remote.name}/${remote.version}/api.json`;
    faults.push(
      ...(await findMismatches(remote, built, () => getJson<ApiUse>(address))),
      ...findRouteConflicts(remote, [], built.shell.routes),
    );
  }
  if (faults.length === 0) return live.length;
  throw new Refusal(
    [
      `Shell and API of these sources would stop what is live at ${server}:`,
      ...faults.map((sentence) => `  ${sentence}`),
    ].join('\n'),
  );
}

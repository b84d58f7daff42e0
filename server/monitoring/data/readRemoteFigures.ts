import type { components } from 'shared-contracts';
import { remoteFigures } from '../rules/remoteFigures.ts';
import type { RemoteHealthStore } from './remoteHealth.ts';

/**
 * Loads, failures with their codes and times of every version of every remote since then, over all
 * processes of the server: the basis for judging a canary against its baseline.
 */
export async function readRemoteFigures(
  health: RemoteHealthStore,
  since: Date,
  now: Date,
): Promise<components['schemas']['RemoteHealth'][]> {
  return remoteFigures(await health.read(since), now);
}

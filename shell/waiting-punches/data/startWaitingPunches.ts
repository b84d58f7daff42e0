import { waitingPunchesModule, type RemoteHost, type RemoteManifest } from 'shared-contracts';
import { asStartModule } from '../../remotes/moduleShapes.ts';

/** Loads what keeps punches on the device, and lets it send those that wait; rejects when it does not come. */
export async function startWaitingPunches(
  remotes: readonly RemoteManifest[],
  host: RemoteHost,
  importModule: (remote: RemoteManifest, module: string) => Promise<unknown>,
): Promise<void> {
  const keeper = remotes.find(({ preload }) => waitingPunchesModule in preload);
  if (!keeper) return;
  asStartModule(await importModule(keeper, waitingPunchesModule)).start(host);
}

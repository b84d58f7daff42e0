import { waitingPunchesModule, type RemoteHost, type RemoteManifest } from 'shared-contracts';
import { asStartModule } from '../../remotes/moduleShapes.ts';
import type { TrustedRegistry } from '../../remotes/registryReader.ts';

/** Loads what keeps punches on the device, and lets it send those that wait; rejects when it does not come. */
export async function startWaitingPunches(
  { remotes, refused = {} }: TrustedRegistry,
  host: RemoteHost,
  importModule: (remote: RemoteManifest, module: string) => Promise<unknown>,
): Promise<void> {
  const keeper = remotes.find(
    ({ preload, container }) => waitingPunchesModule in preload && !(container in refused),
  );
  if (!keeper) return;
  asStartModule(await importModule(keeper, waitingPunchesModule)).start(host);
}

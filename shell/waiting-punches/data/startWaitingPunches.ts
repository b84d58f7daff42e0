import {
  waitingPunchesModule,
  type PageBus,
  type RemoteHost,
  type RemoteManifest,
} from 'shared-contracts';
import { hostOfRemote, asStartModule } from '../../remotes/moduleShapes.ts';
import type { TrustedRegistry } from '../../remotes/registryReader.ts';

/** Loads the punch queue and lets it send pending punches; rejects if its code does not load. */
export async function startWaitingPunches(
  { remotes, refused = {} }: TrustedRegistry,
  host: RemoteHost & { readonly bus: PageBus },
  importModule: (remote: RemoteManifest, module: string) => Promise<unknown>,
): Promise<void> {
  const keeper = remotes.find(
    ({ preload, container }) => waitingPunchesModule in preload && !(container in refused),
  );
  if (!keeper) return;
  const { start } = asStartModule(await importModule(keeper, waitingPunchesModule));
  const ofKeeper = hostOfRemote(host, host.bus, keeper);
  ofKeeper.bus.whole(() => start(ofKeeper));
}

import { openStore } from 'shared-releases/store/openStore.ts';
import type { Sessions } from '../calls/actor.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { createRemoteHealth } from './data/remoteHealth.ts';
import { watchCanaries } from './data/watchCanaries.ts';
import { monitoringHandlers } from './monitoringHandlers.ts';

/** The calls about health and metrics, and the watch that stops failing canaries. */
export function monitoringDomain(context: ServerContext, sessions: Sessions) {
  const { remoteStore, remoteStoreAdapter } = context.configuration;
  const remotes = {
    health: createRemoteHealth(context.database),
    openStore: () => openStore({ directory: remoteStore, adapter: remoteStoreAdapter }),
  };
  return {
    handlers: monitoringHandlers(context, sessions, remotes),
    workers: [watchCanaries(context, remotes)],
  };
}

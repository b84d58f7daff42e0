import { openStore } from 'shared-releases/store/openStore.ts';
import type { Sessions } from '../http/actor.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { createRemoteHealth } from './data/remoteHealth.ts';
import { watchCanaries } from './data/watchCanaries.ts';
import { monitoringHandlers } from './monitoringHandlers.ts';

/** The calls about health and figures, and the watch that stops failing canaries. */
export function createMonitoring(context: ServerContext, sessions: Sessions) {
  const { remoteStore, remoteStoreAdapter } = context.configuration;
  const remotes = {
    health: createRemoteHealth(context.database),
    openStore: () => openStore({ directory: remoteStore, adapter: remoteStoreAdapter }),
  };
  return {
    handlers: monitoringHandlers(context, sessions, remotes),
    canaryWatch: watchCanaries(context, remotes),
  };
}

import { createApiClient, createEventBus } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import type { SessionControl } from '../services/SessionControl.ts';
import { createFailureReporter } from '../failures/data/createFailureReporter.ts';
import { createKeptState } from '../kept-state/data/createKeptState.ts';
import { createEarlyLoads } from '../remotes/createEarlyLoads.ts';
import type { RemoteLoader } from '../remotes/RemoteLoader.ts';
import { watchInput } from '../safe-moment/data/watchInput.ts';
import { watchPunches } from '../application/createServices.ts';
import type { Services } from '../services/Services.ts';

/** Services over a page without remotes, for tests of the view. */
export function exampleServices(changes: Partial<Services> = {}): Services {
  const { bus = createEventBus(), loader = withoutRemotes } = changes;
  return {
    api: createApiClient({ baseUrl: '', fetch, locale: () => 'en', newKey: () => '' }),
    bus,
    loader,
    isPunching: watchPunches(bus),
    holdsInput: watchInput(document),
    early: createEarlyLoads(loader),
    health: { note: () => undefined, setSignedIn: () => undefined, flush: () => undefined },
    failures: createFailureReporter(() => undefined),
    kept: createKeptState(localStorage),
    logOut: {
      begin: () => Promise.resolve(true),
      settle: () => Promise.resolve(true),
      isWaiting: () => false,
      subscribe: () => () => undefined,
    },
    ...changes,
  };
}

const withoutRemotes: RemoteLoader = {
  registry: () => ({ sequence: 1, remotes: [] }),
  trusted: () => Promise.resolve({ sequence: 1, remotes: [] }),
  refresh: () => Promise.resolve({ sequence: 1, remotes: [] }),
  load: () => Promise.reject(new Error('There are no remotes.')),
  loadNewer: () => Promise.resolve(undefined),
  keepCohort: () => undefined,
};

/** A signed-out session; override what the test needs. */
export function exampleSession(changes: Partial<SessionControl> = {}): SessionControl {
  return {
    session: { kind: 'none' },
    hasTerminalEnded: false,
    features: defaultFeatures,
    locale: 'en',
    refreshSession: () => Promise.resolve({ kind: 'none' }),
    refreshFeatures: () => Promise.resolve(),
    dropSession: () => undefined,
    chooseLocale: () => Promise.resolve(),
    ...changes,
  };
}

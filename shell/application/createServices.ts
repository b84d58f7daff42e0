import {
  chooseLocale,
  createApiClient,
  createEventBus,
  type ApiClient,
  type PageBus,
} from 'shared-contracts';
import { fetchEarly } from '../boot/fetchEarly.ts';
import {
  createFailureReporter,
  describeFault,
  type FailureReporter,
} from '../failures/data/createFailureReporter.ts';
import { sendBesides } from '../failures/data/sendBesides.ts';
import { createKeptState, type KeptState } from '../kept-state/data/createKeptState.ts';
import type { RemoteHealthReporter } from '../failures/data/createRemoteHealthReporter.ts';
import { remoteHealthOfBrowser } from '../failures/data/remoteHealthOfBrowser.ts';
import { createEarlyLoads, type EarlyLoads } from '../remotes/createEarlyLoads.ts';
import { browserSurroundings } from '../remotes/browserSurroundings.ts';
import { createRemoteLoader } from '../remotes/createRemoteLoader.ts';
import type { Override } from '../override/Override.ts';
import type { RemoteLoader } from '../remotes/RemoteLoader.ts';
import { watchInput, type InputWatch } from '../safe-moment/data/watchInput.ts';
import { watchPunches, type PunchWatch } from '../safe-moment/data/watchPunches.ts';
import { createLogOut, type LogOut } from '../session/data/createLogOut.ts';

/** What there is once in the page; made at boot. */
export interface Services {
  readonly api: ApiClient;
  readonly bus: PageBus;
  readonly loader: RemoteLoader;
  readonly early: EarlyLoads;
  readonly failures: FailureReporter;
  /** Tells the server how remotes load. */
  readonly health: RemoteHealthReporter;
  readonly kept: KeptState;
  readonly logOut: LogOut;
  readonly isPunching: PunchWatch;
  readonly holdsInput: InputWatch;
  /** Where a developer has put remotes of their own into this page. */
  readonly override?: Override | undefined;
}

export function createServices(override: Override | undefined): Services {
  // Remotes under development are nobody's release: what becomes of them is not reported.
  const failures = createFailureReporter((body) => {
    if (!override) sendBesides('/api/log', body);
  });
  const channel = new BroadcastChannel('punctual.events');
  const bus = createEventBus(
    {
      post: (message) => channel.postMessage(message),
      onMessage: (receive) => channel.addEventListener('message', ({ data }) => receive(data)),
    },
    (fault, { owner, event }) =>
      failures.report(`${owner}: a listener of ${event} threw ${describeFault(fault)}`),
  );
  const logOut = createLogOut({
    fetch: (input, init) => fetch(input, init),
    alone: (work) => navigator.locks.request('punctual.log-out', work),
  });
  const api = createApiClient({
    baseUrl: '',
    fetch: logOut.before(fetchEarly),
    locale: () => pageLanguage(),
    newKey: () => crypto.randomUUID(),
    onFailure(failure, request) {
      failures.reportCall(failure, request);
      if (failure.code === 'NO_SESSION') bus.emit('session-ended', { reason: 'expired' });
      if (failure.code === 'ACCESS_DENIED') bus.emit('access-denied', {});
    },
  });
  const reporter = remoteHealthOfBrowser();
  const health = override ? { ...reporter, note: () => undefined } : reporter;
  const ownSurroundings = browserSurroundings();
  const surroundings = override?.around(ownSurroundings) ?? ownSurroundings;
  const loader = createRemoteLoader(surroundings, (attempt, failure) => {
    health.note(attempt);
    // Also of a version that another has taken the place of, so that nobody saw it fail.
    if (failure) failures.report(failure.message, 'WARN', failure.kind);
  });
  const kept = createKeptState(localStorage);
  const early = createEarlyLoads(loader);
  return {
    api,
    bus,
    loader,
    early,
    failures,
    health,
    kept,
    logOut,
    isPunching: watchPunches(bus),
    holdsInput: watchInput(document),
    override,
  };
}

/** The theme provider keeps the document's language. */
function pageLanguage() {
  return chooseLocale([document.documentElement.lang]);
}

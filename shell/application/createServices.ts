import { chooseLocale, createApiClient, createEventBus, type EventBus } from 'shared-contracts';
import { fetchEarly } from '../boot/fetchEarly.ts';
import { createBusFaultTeller } from '../failures/data/createBusFaultTeller.ts';
import { createFailureReporter } from '../failures/data/createFailureReporter.ts';
import { sendBesides } from '../failures/data/sendBesides.ts';
import { createKeptState } from '../kept-state/data/createKeptState.ts';
import { remoteHealthOfBrowser } from '../failures/data/remoteHealthOfBrowser.ts';
import { createEarlyLoads } from '../remotes/createEarlyLoads.ts';
import { browserSurroundings } from '../remotes/browserSurroundings.ts';
import { createRemoteLoader } from '../remotes/createRemoteLoader.ts';
import type { Override } from '../override/view/beginOverride.tsx';
import { watchInput } from '../safe-moment/data/watchInput.ts';
import type { Services } from '../services/Services.ts';
import { createLogOut } from '../session/data/createLogOut.ts';

export function createServices(override: Override | undefined): Services {
  // Remotes under development are not releases: their health is not reported.
  const failures = createFailureReporter((body) => {
    if (!override) sendBesides('/api/log', body);
  });
  const reporter = remoteHealthOfBrowser();
  const health = override ? { ...reporter, note: () => undefined } : reporter;
  const channel = new BroadcastChannel('punctual.events');
  const bus = createEventBus(
    {
      post: (message) => channel.postMessage(message),
      onMessage: (receive) => channel.addEventListener('message', ({ data }) => receive(data)),
    },
    createBusFaultTeller(failures, health),
  );
  const logOut = createLogOut({
    fetch: (input, init) => fetch(input, init),
    alone: (work) => navigator.locks.request('punctual.log-out', work),
  });
  const api = createApiClient({
    baseUrl: '',
    fetch: fetchEarly,
    before: logOut.settle,
    locale: () => pageLanguage(),
    newKey: () => crypto.randomUUID(),
    onFailure(failure, request) {
      failures.reportCall(failure, request);
      if (failure.code === 'NO_SESSION') bus.emit('session-ended', { reason: 'expired' });
      if (failure.code === 'ACCESS_DENIED') bus.emit('access-denied', {});
    },
  });
  const ownSurroundings = browserSurroundings();
  const surroundings = override?.around(ownSurroundings) ?? ownSurroundings;
  const loader = createRemoteLoader(surroundings, (attempt, failure) => {
    health.note(attempt);
    // Reported even if a fallback hid the failure.
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
  };
}

/** The theme provider sets the document's language. */
function pageLanguage() {
  return chooseLocale([document.documentElement.lang]);
}

/** Returns whether punches of a person are held back, pending or being sent. */
export function watchPunches(bus: EventBus): (employeeId: number) => boolean {
  let last = { employeeId: 0, count: 0 };
  bus.on('unsent-punches', (unsent) => (last = unsent));
  return (employeeId) => last.employeeId === employeeId && last.count > 0;
}

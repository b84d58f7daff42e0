import { trustedScriptAddress } from '../../remotes/scriptAddress.ts';
import { isHashedFile } from '../rules/isHashedFile.ts';
import type { WorkerMessage } from '../rules/workerMessage.ts';

/** Whether a newer build of the shell than this page's is ready. */
export interface ShellUpdates {
  subscribe(listener: () => void): () => void;
  isReady(): boolean;
  /**
   * Starts the newer build: its worker takes over, then the page reloads. Takes as long as the old
   * worker is busy, since a page that reloads earlier comes from the old build again.
   */
  take(): Promise<void>;
}

const workerAddress = '/service-worker.js';
const hour = 3_600_000;

/**
 * Registers the worker and watches for newer ones. A page from the network can be newer than the
 * worker: then the waiting worker takes over without asking.
 *
 * @param script address of the page's own script, which identifies its build
 */
export function createShellUpdates(
  container: ServiceWorkerContainer,
  script: string,
  reload: () => void = () => location.reload(),
): ShellUpdates {
  const listeners = new Set<() => void>();
  let isReady = false;
  let registration: ServiceWorkerRegistration | undefined;

  async function start(): Promise<void> {
    const isFirstVisit = container.controller === null;
    await container.register(trustedScriptAddress(workerAddress), { updateViaCache: 'none' });
    registration = await container.ready;
    if (isFirstVisit) keepLoadedFiles(registration.active);
    const { installing, waiting } = registration;
    registration.addEventListener('updatefound', () => follow(registration?.installing));
    // Another tab activated a newer worker.
    container.addEventListener('controllerchange', () => void judge(container.controller));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') askForUpdate();
    });
    setInterval(askForUpdate, hour);
    follow(installing);
    await judge(waiting);
  }

  function follow(worker: ServiceWorker | null | undefined): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void judge(registration?.waiting);
    });
  }

  function askForUpdate(): void {
    registration?.update().catch(() => undefined);
  }

  /** A worker installed after this page belongs to the page's build, or to a newer one. */
  async function judge(worker: ServiceWorker | null | undefined): Promise<void> {
    if (!worker || isReady) return;
    if (await holds(worker, script)) {
      if (worker === registration?.waiting) tell(worker, { type: 'SKIP_WAITING' });
      return;
    }
    isReady = true;
    for (const listener of listeners) listener();
  }

  // Without a worker the page works, but needs the network to start.
  start().catch(() => undefined);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: () => isReady,
    async take() {
      const waiting = registration?.waiting;
      if (waiting) {
        const isOver = leftWaiting(waiting);
        tell(waiting, { type: 'SKIP_WAITING' });
        await isOver;
      }
      reload();
    },
  };
}

let running: ShellUpdates | undefined;

/** The single instance for the page, across sessions. */
export function shellUpdates(script: string): ShellUpdates {
  running ??= createShellUpdates(navigator.serviceWorker, script);
  return running;
}

/**
 * Files loaded before the worker was active: the worker fetches them again, from the browser's
 * cache.
 */
function keepLoadedFiles(worker: ServiceWorker | null): void {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => isHashedFile(new URL(address), location.origin));
  if (worker)
    tell(worker, { type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(urlsToCache)] } });
}

/** Resolves when the worker takes over, or is replaced by an even newer one. */
function leftWaiting(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });
}

function holds(worker: ServiceWorker, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ type: 'HOLDS', address } satisfies WorkerMessage, [port2]);
  });
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

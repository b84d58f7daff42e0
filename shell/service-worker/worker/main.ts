import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { isHashedFile } from '../rules/isHashedFile.ts';
import { isHoldsQuestion, isSkipWaiting } from '../rules/workerMessage.ts';
import { keptPage, pageAddress } from './keptPage.ts';
import { registryAddress, registryCache } from './lastRegistry.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  /** The shell's own files, filled in by the build. */
  var __WB_MANIFEST: readonly PrecacheEntry[];
}

/** Always uses the network, and caches the response. */
class PastTheCache extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return await handler.fetchAndCachePut(request);
  }
}

const shellFiles: readonly PrecacheEntry[] = globalThis.__WB_MANIFEST;
const networkTimeoutSeconds = 1;
const filesCache = 'punctual.files';
/** Files of remotes, fonts and the like; least recently used ones are evicted first. */
const mostFiles = 200;

// A page of another build, from a server that lags behind, would request files that are not cached.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      if (new URL(request.url).pathname !== pageAddress) return response;
      const page = await response.clone().text();
      const scripts = shellFiles
        .map(({ url }) => url)
        .filter((url) => /^\/shell\..*\.js$/.test(url));
      return scripts.every((url) => page.includes(url)) ? response : null;
    },
  },
]);
precache([...shellFiles]);
cleanupOutdatedCaches();

// Served from the cache at once: the page itself requests newer data (boot/earlyCalls.ts).
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && url.pathname === pageAddress,
  async ({ request }) => (await keptPage()) ?? (await fetch(request)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === registryAddress,
  new NetworkFirst({ cacheName: registryCache, networkTimeoutSeconds }),
);

addRoute();

const expiration = new ExpirationPlugin({ maxEntries: mostFiles, purgeOnQuotaError: true });
registerRoute(
  ({ request, url }) =>
    isHashedFile(url, self.origin) && request.cache !== 'reload' && request.cache !== 'no-cache',
  new CacheFirst({ cacheName: filesCache, plugins: [expiration] }),
);
// After a refused file the loader bypasses every cache, to replace a corrupt copy.
registerRoute(
  ({ url }) => isHashedFile(url, self.origin),
  new PastTheCache({ cacheName: filesCache, plugins: [expiration] }),
);

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isSkipWaiting(message)) event.waitUntil(self.skipWaiting());
  if (isHoldsQuestion(message)) {
    event.ports[0]?.postMessage(getCacheKeyForURL(message.address) !== undefined);
  }
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.disable(), self.clients.claim()]),
  );
});

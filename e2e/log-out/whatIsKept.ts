import type { Page } from '@playwright/test';

/** Unsent punches stay here, under their owner (decisions: offline-queue). */
const punches = 'punctual.punches';

/** Everything this device stores for the site, as one string: storages, caches, databases. */
export async function whatIsKept(page: Page): Promise<string> {
  return page.evaluate(async (left) => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // The application's files contain no personal data.
        if (/\.(js|css|woff2|png|svg|json)$/.test(new URL(request.url).pathname)) continue;
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === left) continue;
      const database = await opened(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        parts.push(name, store, JSON.stringify(await opened(all)));
      }
      database.close();
    }
    return parts.join('\n');

    function opened<Value>(request: IDBRequest<Value>): Promise<Value> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () =>
          reject(request.error ?? new Error('It cannot be read.')),
        );
      });
    }
  }, punches);
}

import { newerRegistry, registryIn } from '../rules/pageRegistry.ts';

export const registryAddress = '/remotes/registry.json';
export const registryCache = 'punctual.registry';

/** The registry that this worker saw last, as JSON. */
export async function lastRegistry(): Promise<string | undefined> {
  const cache = await caches.open(registryCache);
  return await (await cache.match(registryAddress))?.text();
}

/** Keeps the registry of a page that came from the server, where it is newer than the one kept. */
export async function keepRegistryOf(page: Response): Promise<void> {
  const inlined = registryIn(await page.text());
  const known = await lastRegistry();
  const newer = newerRegistry(known, inlined);
  if (newer === undefined || newer === known) return;
  const cache = await caches.open(registryCache);
  const headers = { 'content-type': 'application/json' };
  await cache.put(registryAddress, new Response(newer, { headers }));
}

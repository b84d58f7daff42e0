export const registryAddress = '/remotes/registry.json';
export const registryCache = 'punctual.registry';

/** The registry that this worker saw last, as JSON. */
export async function lastRegistry(): Promise<string | undefined> {
  const cache = await caches.open(registryCache);
  return await (await cache.match(registryAddress))?.text();
}

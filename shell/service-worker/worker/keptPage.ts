import { matchPrecache } from 'workbox-precaching';
import { newerRegistry, registryIn, withRegistry } from '../rules/pageRegistry.ts';
import { lastRegistry } from './lastRegistry.ts';

export const pageAddress = '/';

/**
 * The precached page with the last registry seen instead of its own, which is as old as the worker:
 * this avoids starting yesterday's release of a remote.
 */
export async function keptPage(): Promise<Response | undefined> {
  const kept = await matchPrecache(pageAddress);
  if (!kept) return undefined;
  const page = await kept.text();
  const registry = newerRegistry(registryIn(page), await lastRegistry());
  const headers = new Headers(kept.headers);
  // They describe the bytes on the wire.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(registry === undefined ? page : withRegistry(page, registry), { headers });
}

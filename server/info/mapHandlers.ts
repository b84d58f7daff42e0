import type { Handlers } from '../http/calls.ts';
import type { ServerContext } from '../http/serverContext.ts';

/** What maps are drawn on, as the operator set it. */
export function mapHandlers({ configuration }: ServerContext) {
  const tiles = configuration.mapTiles;
  const body = { tiles: tiles && { url: tiles.url, attribution: tiles.attribution } };
  return {
    getMap: () => Promise.resolve({ status: 200, body }),
  } satisfies Partial<Handlers>;
}

import type { TerminalActor } from '../../calls/actor.ts';
import { createShortCache } from '../../database/createShortCache.ts';
import type { FaceParts } from '../faceParts.ts';
import { mostSearchedFaces } from '../rules/mostSearchedFaces.ts';
import { facesOfSite } from '../data/facesOfSite.ts';

/** Milliseconds: walls of one site ask twice a minute each. */
const keptFor = 10_000;

/** Whether a terminal asks for number or badge before a face, since its site has too many of them. */
export function createAsksNumber({ database, features }: Pick<FaceParts, 'database' | 'features'>) {
  const cache = createShortCache<TerminalActor, { readonly isAsked: boolean }>({
    milliseconds: keptFor,
    keyOf: ({ place }) => `${place.geofenceId} ${place.timeZone}`,
    find: async (terminals, now) => {
      const { properties } = await features.read();
      const most = mostSearchedFaces(properties);
      return Promise.all(
        terminals.map(async ({ place }) => {
          const people = await facesOfSite(database, place, most, now);
          return { isAsked: people === null };
        }),
      );
    },
  });
  return async (terminal: TerminalActor, now: Date): Promise<boolean> => {
    const { features: switches, properties } = await features.read();
    if (!switches.FACIAL_RECOGNITION || !properties.FACIAL_RECOGNITION_TERMINAL) return false;
    const [asked] = await cache.read([terminal], now);
    return asked?.isAsked === true;
  };
}

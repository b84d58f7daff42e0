import type { TerminalActor } from '../../calls/actor.ts';
import type { Features } from '../../features/createFeatures.ts';
import type { SiteFaces } from './createSiteFaces.ts';

/**
 * Whether a terminal asks for number or badge before a face, since its site has too many faces to
 * search.
 */
export function createAsksNumber(features: Pick<Features, 'read'>, siteFaces: SiteFaces) {
  return async ({ place }: TerminalActor, now: Date): Promise<boolean> => {
    const { features: switches, properties } = await features.read();
    if (!switches.FACIAL_RECOGNITION || !properties.FACIAL_RECOGNITION_TERMINAL) return false;
    return (await siteFaces(place, now)) === null;
  };
}

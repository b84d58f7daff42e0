import { placeBlock, type components, type FeatureInfo } from 'shared-contracts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { Delay } from './placePunch.ts';

type Schemas = components['schemas'];

/** Milliseconds at most that a page's own question about the place may hold a punch. */
const longestHeld = 15 * 60_000;

/**
 * The delay of a punch, and how much of it the page's question about the place is believed to have
 * held it back: nobody is asked where there are no positions, or where nobody clocks without one.
 */
export function believedDelay(
  {
    delayInMilliseconds = 0,
    heldInMilliseconds = 0,
  }: Pick<Schemas['ClockInRequest'], 'delayInMilliseconds' | 'heldInMilliseconds'>,
  { geofenceIds }: Pick<AssignmentFacts, 'geofenceIds'>,
  { features }: FeatureInfo,
): Delay {
  const mayGoWithout = placeBlock(features, geofenceIds.length > 0, null) === null;
  const isAsked = features.LOCATION && mayGoWithout;
  const longest = isAsked ? longestHeld : 0;
  return {
    delayInMilliseconds,
    heldInMilliseconds: Math.min(heldInMilliseconds, delayInMilliseconds, longest),
  };
}

import { placeBlock, type components, type FeatureInfo } from 'shared-contracts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { Delay } from './timePunch.ts';

type Schemas = components['schemas'];

/**
 * The longest time, in milliseconds, for which the page's question about the position can delay a
 * punch.
 */
const longestHeld = 15 * 60_000;

/**
 * The delay of a punch, and how much of it is attributed to the page's question about the position:
 * nothing if positions are off, or if clocking requires one, because then the page does not ask.
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

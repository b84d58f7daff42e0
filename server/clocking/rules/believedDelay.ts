import { placeBlock, type components, type FeatureInfo } from 'shared-contracts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { Delay } from './timePunch.ts';

type Schemas = components['schemas'];

/** The longest time, in milliseconds, for which a page is believed to wait for the place. */
const longestHeld = 15 * 60_000;

/**
 * The delay of a punch, and how much of it the page is believed to have waited for the place:
 * nothing if positions are off, or if clocking requires one.
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
  const mayWait = features.LOCATION && mayGoWithout;
  const longest = mayWait ? longestHeld : 0;
  return {
    delayInMilliseconds,
    heldInMilliseconds: Math.min(heldInMilliseconds, delayInMilliseconds, longest),
  };
}

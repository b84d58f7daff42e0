import type { FeatureInfo } from 'shared-contracts';
import { peopleAtRate, rateBounds } from './rateBounds.ts';

type Properties = Pick<FeatureInfo['properties'], 'FACE_DISTANCE' | 'FACE_SEARCH_PEOPLE'>;

/** The highest rate at which a stranger may match anybody at the site. */
export const highestFalseMatchRate = 0.05;

/**
 * Pairs of two people among the pictures of docs/guides/faces.md, and the number of pairs within
 * each distance (hundredths). Update it after every new measurement.
 */
const measured = {
  pairs: 1_581,
  accepted: [
    { distance: 50, pairs: 0 },
    { distance: 52, pairs: 2 },
    { distance: 55, pairs: 6 },
    { distance: 60, pairs: 17 },
  ],
} as const;

/**
 * The number of people among whom the measurement permits a search, by the upper bound of the rate
 * at this distance or the next greater one; 0 above all of them.
 */
export function peopleByMeasurement(distance: number): number {
  const rate = measured.accepted.find((each) => distance <= each.distance);
  if (rate === undefined) return 0;
  return peopleAtRate(rateBounds(rate.pairs, measured.pairs).upper, highestFalseMatchRate);
}

/**
 * The number of people among whom a terminal searches (docs/decisions/face-search.md). Up to 0.50
 * no pair matched, so only the sample size limits the number: a company that measured more pairs
 * can raise it. Above that, the measured rate is the limit.
 */
export function searchLimit({ FACE_DISTANCE, FACE_SEARCH_PEOPLE }: Properties): number {
  const isNoneAccepted = FACE_DISTANCE <= measured.accepted[0].distance;
  return isNoneAccepted
    ? FACE_SEARCH_PEOPLE
    : Math.min(FACE_SEARCH_PEOPLE, peopleByMeasurement(FACE_DISTANCE));
}

import type { FeatureInfo } from 'shared-contracts';
import { peopleAtRate, rateBounds } from './rateBounds.ts';

type Properties = Pick<FeatureInfo['properties'], 'FACE_DISTANCE' | 'FACE_SEARCH_PEOPLE'>;

/** How often a stranger may be taken for somebody of the site, at most. */
export const highestFalseMatchRate = 0.05;

/**
 * Pairs of two people among the pictures of docs/guides/faces.md, and how many of them were no farther
 * apart than each distance (hundredths). Written anew whenever those are measured anew.
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
 * Among how many people that measurement lets a face be searched, by the upper end of the rate at this
 * distance or the next greater one; 0 beyond all of them.
 */
export function peopleByMeasurement(distance: number): number {
  const rate = measured.accepted.find((each) => distance <= each.distance);
  if (rate === undefined) return 0;
  return peopleAtRate(rateBounds(rate.pairs, measured.pairs).upper, highestFalseMatchRate);
}

/**
 * Among how many people a terminal searches a face (docs/decisions/face-search.md). Up to 0.50 no
 * pair was accepted, so only the sample size limits the number: a company that measured more pairs may
 * raise it. Above that, the measured rate is the limit.
 */
export function peopleToSearch({ FACE_DISTANCE, FACE_SEARCH_PEOPLE }: Properties): number {
  const isNoneAccepted = FACE_DISTANCE <= measured.accepted[0].distance;
  return isNoneAccepted
    ? FACE_SEARCH_PEOPLE
    : Math.min(FACE_SEARCH_PEOPLE, peopleByMeasurement(FACE_DISTANCE));
}

import {
  countsInSums,
  shownSeconds,
  wholeMinutes,
  type components,
  type Instant,
} from 'shared-contracts';
import { isRunning } from './rowStatus.ts';

type TimePair = components['schemas']['TimePair'];

/** Seconds worked in the entry, as shown (`shownSeconds`); null if an end is missing. */
export function workedTime(pair: TimePair, now: Instant): number | null {
  return isRunning(pair) || pair.clockOut !== null ? shownSeconds(pair, now) : null;
}

/** The same, or adjusted by the company's rules if `isAdjusted` and they have been applied. */
export function shownTime(pair: TimePair, now: Instant, isAdjusted: boolean): number | null {
  return (isAdjusted ? pair.adjustedVersion?.duration : undefined) ?? workedTime(pair, now);
}

/**
 * Seconds of the entries that count in sums, added as shown; `countsAll` if only uncounted ones are
 * requested.
 */
export function countedTime(
  pairs: readonly TimePair[],
  now: Instant,
  isAdjusted: boolean,
  countsAll = false,
): number {
  const counted = countsAll ? pairs : pairs.filter(countsInSums);
  return counted.reduce(
    (sum, pair) => sum + wholeMinutes(shownTime(pair, now, isAdjusted) ?? 0),
    0,
  );
}

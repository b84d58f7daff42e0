import {
  countsInSums,
  shownSeconds,
  wholeMinutes,
  type components,
  type Instant,
} from 'shared-contracts';
import { isRunning } from './rowStatus.ts';

type TimePair = components['schemas']['TimePair'];

/** Seconds worked in the entry as they are shown (`shownSeconds`); null where an end is missing. */
export function workedTime(pair: TimePair, now: Instant): number | null {
  return isRunning(pair) || pair.clockOut !== null ? shownSeconds(pair, now) : null;
}

/** The same, or by the company's rules where they have been applied and that is asked for. */
export function shownTime(pair: TimePair, now: Instant, isAdjusted: boolean): number | null {
  return (isAdjusted ? pair.adjustedVersion?.duration : undefined) ?? workedTime(pair, now);
}

/**
 * Seconds of the entries that count in sums, added as they are shown; `countsAll` where only others
 * are asked for.
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

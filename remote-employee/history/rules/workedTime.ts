import { workedSeconds, type components, type Instant } from 'shared-contracts';
import { isRunning } from './rowStatus.ts';

type TimePair = components['schemas']['TimePair'];

/** Seconds worked in the entry, until `now` while it is going on; null where an end is missing. */
export function workedTime(pair: TimePair, now: Instant): number | null {
  return isRunning(pair) ? workedSeconds(pair, now) : pair.duration;
}

/** Seconds of the entries that count in a sum: neither deleted nor rejected. */
export function countedTime(pairs: readonly TimePair[], now: Instant): number {
  return pairs
    .filter(({ status }) => status !== 'DELETED' && status !== 'REJECTED')
    .reduce((sum, pair) => sum + (workedTime(pair, now) ?? 0), 0);
}

import type { components } from 'shared-contracts';

type Attempts = components['schemas']['Attempts'];

/** Below so many failures nothing is said of a version. */
const leastFailures = 5;
/** What all get counts as this good until more is known of it. */
const assumed: Attempts = { count: 20, failures: 1 };
/** Standard deviations that an interval reaches to each side: 99 %. */
const reach = 2.58;

/**
 * Whether a canary fails more often than what all get: it does when the least share of failures that
 * its reports allow lies above the greatest that those of the other allow, each with 99 % certainty.
 * So many failures of few attempts are needed, and few more of very many.
 */
export function isFailing(canary: Attempts, released: Attempts): boolean {
  if (canary.failures < leastFailures) return false;
  const baseline = {
    count: released.count + assumed.count,
    failures: released.failures + assumed.failures,
  };
  const known = released.count === 0 ? 0 : released.failures / released.count;
  return interval(canary).least > Math.max(known, interval(baseline).greatest);
}

/** Wilson's interval of the share of failures. */
function interval({ count, failures }: Attempts): { least: number; greatest: number } {
  const share = failures / count;
  const square = reach ** 2;
  const middle = share + square / (2 * count);
  const half = reach * Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2));
  const scale = 1 + square / count;
  return { least: (middle - half) / scale, greatest: (middle + half) / scale };
}

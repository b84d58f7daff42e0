import type { components } from 'shared-contracts';

type Attempts = components['schemas']['Attempts'];

/** No judgement below this number of failures. */
const leastFailures = 5;
/** Assumed attempts of the released version until more are known. */
const assumed: Attempts = { count: 20, failures: 1 };
/** Standard deviations of the interval to each side: 99 %. */
const reach = 2.58;

/**
 * Whether a canary fails more often than the released version: if the lower bound of its failure
 * rate is above the other's upper bound, each with 99 % confidence. That takes many failures among
 * few attempts, and few more among very many.
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

/** Wilson's interval of the failure rate. */
function interval({ count, failures }: Attempts): { least: number; greatest: number } {
  const share = failures / count;
  const square = reach ** 2;
  const middle = share + square / (2 * count);
  const half = reach * Math.sqrt((share * (1 - share)) / count + square / (4 * count ** 2));
  const scale = 1 + square / count;
  return { least: (middle - half) / scale, greatest: (middle + half) / scale };
}

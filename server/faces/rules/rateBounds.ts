/** An observed rate with its 95 % confidence interval. */
export interface RateBounds {
  readonly events: number;
  readonly trials: number;
  readonly lower: number;
  readonly upper: number;
}

/**
 * Clopper and Pearson's exact interval for `events` in `trials` independent trials, 95 % two-sided.
 * Without events, the upper bound is the one-sided one, about 3 / n (the rule of three).
 */
export function rateBounds(events: number, trials: number): RateBounds {
  const tail = events === 0 || events === trials ? 0.05 : 0.025;
  return {
    events,
    trials,
    lower: events === 0 ? 0 : solve((rate) => 1 - atMost(events - 1, trials, rate) < tail),
    upper: events === trials ? 1 : solve((rate) => atMost(events, trials, rate) > tail),
  };
}

/** The greatest rate for which a condition holds that holds below and not above it. */
function solve(holds: (rate: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The probability of at most `events` in `trials`. Uses logarithms, as binomials overflow. */
function atMost(events: number, trials: number, rate: number): number {
  if (rate <= 0) return 1;
  if (rate >= 1) return events >= trials ? 1 : 0;
  let term = trials * Math.log1p(-rate);
  let sum = Math.exp(term);
  for (let each = 1; each <= events; each++) {
    term += Math.log((trials - each + 1) / each) + Math.log(rate) - Math.log1p(-rate);
    sum += Math.exp(term);
  }
  return sum;
}

/** The number of people among whom a stranger matches one at most this often. */
export function peopleAtRate(rateOfOne: number, highestRate: number): number {
  if (rateOfOne <= 0) return Number.POSITIVE_INFINITY;
  return Math.floor(Math.log1p(-highestRate) / Math.log1p(-rateOfOne));
}

/** Upper bounds of the buckets in milliseconds; one more bucket counts longer times. */
export const bounds: readonly number[] = [
  1, 2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500,
  10_000, 20_000, 60_000,
];

/** Counts by bucket, one more than there are bounds. */
export type Counts = readonly number[];

export function emptyCounts(): number[] {
  return Array.from({ length: bounds.length + 1 }, () => 0);
}

/** Index of the bucket of a time. */
export function rangeOf(milliseconds: number): number {
  const index = bounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? bounds.length : index;
}

export function addCounts(one: Counts, other: Counts): number[] {
  return emptyCounts().map((_, index) => (one[index] ?? 0) + (other[index] ?? 0));
}

export function totalOf(counts: Counts): number {
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * The time in milliseconds within which this share of all stays, interpolated inside its bucket;
 * the last bound for longer times; null without data.
 */
export function quantile(counts: Counts, share: number): number | null {
  const total = totalOf(counts);
  if (total === 0) return null;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= total * share) {
      const from = bounds[index - 1] ?? 0;
      const to = bounds[index] ?? from;
      return from + (to - from) * Math.min(1, Math.max(0, (total * share - below) / count));
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}

/**
 * The smallest value that at least this share of all values does not exceed (0.5 is the median).
 * NaN when there are none.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

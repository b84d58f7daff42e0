/** The rule `countsInSums` of shared-contracts as a condition on the columns of `time_pair`. */
export const countsInSums = `status not in ('DELETED', 'REJECTED')
  and not (is_correction and status = 'PENDING')`;

/**
 * The sum of durations in seconds as they are shown: `wholeMinutes` of shared-contracts. `counted`: the
 * condition of those that it takes.
 */
export function sumOfShown(column: string, counted = countsInSums): string {
  return `coalesce(sum((${column} + 30) / 60 * 60) filter (where ${counted}), 0)::bigint`;
}

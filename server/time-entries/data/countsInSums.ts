/** The rule `countsInSums` of shared-contracts as a condition on the columns of `time_pair`. */
export const countsInSums = `status not in ('DELETED', 'REJECTED')
  and not (is_correction and status = 'PENDING')`;

/** The sum of durations in seconds as they are shown: `wholeMinutes` of shared-contracts. */
export function sumOfShown(column: 'duration' | 'adjusted'): string {
  return `coalesce(sum((${column} + 30) / 60 * 60) filter (where ${countsInSums}), 0)::bigint`;
}

/** The rule `countsInSums` of shared-contracts as a condition on the columns of `time_pair`. */
export const countsInSums = `status not in ('DELETED', 'REJECTED')
  and not (is_correction and status = 'PENDING')`;

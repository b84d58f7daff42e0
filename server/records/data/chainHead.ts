/** The columns of `HeadRow`, from `joinHead`. */
export const headColumns = 'head.sequence as head_sequence, head.mac as head_mac';

/**
 * The join that `headColumns` needs: the last record of an assignment, or nulls.
 *
 * @param assignmentId the SQL of the assignment's id
 */
export function joinHead(assignmentId: string): string {
  return `left join lateral (
     select sequence, mac from time_pair_record record
     where record.assignment_id = ${assignmentId} order by sequence desc limit 1
   ) head on true`;
}

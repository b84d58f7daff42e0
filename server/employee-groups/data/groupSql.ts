/**
 * SQL: whether the manager owns the group or has a share in it, for statements with
 * `employee_group`.
 */
export function isSeenBy(managerId: string): string {
  return `(employee_group.owner_id = ${managerId} or exists (
    select from employee_group_share share
    where share.group_id = employee_group.id and share.manager_id = ${managerId}))`;
}

/** Names are unique regardless of case. */
export const groupNameOrder = 'employee_group.name collate "und-x-icu", employee_group.id';

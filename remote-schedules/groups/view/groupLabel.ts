import type { EmployeeGroup } from '../data/groupCalls.ts';

/**
 * A group's name; with the owner's name for another manager's group, since names are only unique
 * per manager.
 */
export function groupLabel({ groupName, isOwn, owner }: EmployeeGroup): string {
  return isOwn ? groupName : `${groupName} (${owner.name})`;
}

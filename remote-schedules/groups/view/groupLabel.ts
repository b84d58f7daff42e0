import type { EmployeeGroup } from '../data/groupCalls.ts';

/** Its name; of another manager's with whose it is, since two managers may call theirs alike. */
export function groupLabel({ groupName, isOwn, owner }: EmployeeGroup): string {
  return isOwn ? groupName : `${groupName} (${owner.name})`;
}

import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { findOwnGroup, holdGroups } from '../data/groups.ts';
import { findShareable } from '../data/sharingManagers.ts';

/** NOT_FOUND unless the manager made each of the groups or shares it; keeps them until the end. */
export async function requireSeenGroups(
  transaction: Runner,
  manager: EmployeeActor,
  groupIds: readonly number[],
): Promise<void> {
  const seen = await transaction.run(holdGroups, { managerId: manager.id, groupIds });
  if (seen.length < new Set(groupIds).size) throw new Refusal('NOT_FOUND');
}

/** NOT_FOUND unless the manager made the group: who shares it neither changes nor deletes it. */
export async function requireOwnGroup(
  transaction: Runner,
  manager: EmployeeActor,
  groupId: number,
): Promise<void> {
  const [own] = await transaction.run(findOwnGroup, { groupId, employeeId: manager.id });
  requireFound(own);
}

/** NOT_FOUND if one of them is the group's owner or not a manager. */
export async function requireShareable(
  transaction: Runner,
  group: { readonly id: number; readonly ownerId: number },
  managerIds: readonly number[],
  now: Date,
): Promise<void> {
  const { id: groupId, ownerId } = group;
  const shareable = await transaction.run(findShareable, { ownerId, managerIds, groupId, now });
  if (shareable.length < managerIds.length) throw new Refusal('NOT_FOUND');
}

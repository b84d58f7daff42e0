import { fold, type components } from 'shared-contracts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import type { Runner } from '../database/statement.ts';
import type { Features } from '../features/createFeatures.ts';
import { spaced } from '../people/data/personSql.ts';
import { requireManaged } from '../people/policies/requireManaged.ts';
import { requireEmployeeGroups } from './data/groupMembers.ts';
import {
  addGroup,
  addMembers,
  deleteGroup,
  employeeGroupsOf,
  lockOwner,
  removeMembers,
  renameGroup,
  saveShares,
} from './data/groups.ts';
import { findSharingManagers } from './data/sharingManagers.ts';
import { requireOwnGroup, requireSeenGroups, requireShareable } from './policies/requireGroups.ts';

/** Managers' groups of employees (docs/decisions/employee-groups.md). */
export function employeeGroupsDomain(context: UnitContext, features: Pick<Features, 'read'>) {
  const { database } = context;
  return {
    handlers: {
      getEmployeeGroups: async ({ employee, now }) => {
        await requireEmployeeGroups(features);
        return { status: 200, body: await employeeGroupsOf(database, employee.id, now) };
      },

      getSharingManagers: async ({ query, employee, now }) => {
        await requireEmployeeGroups(features);
        const { search = '' } = query;
        const asked = { ownerId: employee.id, search: fold(search), now };
        return { status: 200, body: await database.run(findSharingManagers, asked) };
      },

      createEmployeeGroup: command(context, async ({ body, employee, now }, unit) => {
        await requireEmployeeGroups(features);
        await unit.run(lockOwner, { employeeId: employee.id });
        const [added] = await unit.run(addGroup, {
          employeeId: employee.id,
          groupName: spaced(body.groupName),
        });
        if (added === undefined) throw new Refusal('GROUP_NAME_TAKEN');
        const { sharedWithIds = [] } = body;
        const shared = { groupId: added.id, ownerId: employee.id, sharedWithIds };
        await shareGroup(unit, shared, now);
        return { status: 200, body: await oneGroup(unit, employee.id, now, added.id) };
      }),

      changeEmployeeGroup: command(context, async ({ path, body, employee, now }, unit) => {
        await requireEmployeeGroups(features);
        const groupId = path.id;
        await unit.run(lockOwner, { employeeId: employee.id });
        await requireOwnGroup(unit, employee, groupId);
        const name = spaced(body.groupName);
        const [renamed] = await unit.run(renameGroup, { groupId, employeeId: employee.id, name });
        if (renamed === undefined) throw new Refusal('GROUP_NAME_TAKEN');
        const { sharedWithIds } = body;
        if (sharedWithIds !== undefined) {
          await shareGroup(unit, { groupId, ownerId: employee.id, sharedWithIds }, now);
        }
        return { status: 200, body: await oneGroup(unit, employee.id, now, groupId) };
      }),

      deleteEmployeeGroup: command(context, async ({ path, employee }, unit) => {
        await requireEmployeeGroups(features);
        await unit.run(lockOwner, { employeeId: employee.id });
        await requireOwnGroup(unit, employee, path.id);
        await unit.run(deleteGroup, { groupId: path.id });
        return { status: 204 };
      }),

      assignToEmployeeGroups: command(context, async (request, unit) => {
        await requireEmployeeGroups(features);
        await unit.run(addMembers, await requireMembers(request, unit));
        return { status: 204 };
      }),

      excludeFromEmployeeGroups: command(context, async (request, unit) => {
        await requireEmployeeGroups(features);
        await unit.run(removeMembers, await requireMembers(request, unit));
        return { status: 204 };
      }),
    } satisfies Partial<Handlers>,
  };
}

/** The groups that the manager sees, and the assignments that the manager manages now. */
async function requireMembers(
  {
    body: { groupIds, assignmentIds },
    employee,
    now,
  }: Pick<CallRequest<'assignToEmployeeGroups'>, 'body' | 'employee' | 'now'>,
  transaction: Runner,
): Promise<{ groupIds: readonly number[]; assignmentIds: readonly number[] }> {
  await requireSeenGroups(transaction, employee, groupIds);
  await requireManaged(transaction, employee, assignmentIds, now);
  return { groupIds: [...new Set(groupIds)], assignmentIds: [...new Set(assignmentIds)] };
}

/** Shares the group with these managers and nobody else. */
async function shareGroup(
  transaction: Runner,
  {
    groupId,
    ownerId,
    sharedWithIds,
  }: {
    readonly groupId: number;
    readonly ownerId: number;
    readonly sharedWithIds: readonly number[];
  },
  now: Date,
): Promise<void> {
  const managerIds = [...new Set(sharedWithIds)];
  await requireShareable(transaction, { id: groupId, ownerId }, managerIds, now);
  await transaction.run(saveShares, { groupId, managerIds });
}

async function oneGroup(
  transaction: Runner,
  managerId: number,
  now: Date,
  groupId: number,
): Promise<components['schemas']['EmployeeGroup']> {
  const [group] = await employeeGroupsOf(transaction, managerId, now, groupId);
  if (group === undefined) throw new Error('The group is not there.');
  return group;
}

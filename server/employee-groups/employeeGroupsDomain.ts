import { fold, type components } from 'shared-contracts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import { Refusal } from '../calls/refusal.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Runner } from '../database/statement.ts';
import { readFeatures, type Features } from '../features/createFeatures.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import { spaced } from '../people/data/personSql.ts';
import { requireEmployeeGroups } from './data/groupMembers.ts';
import {
  addGroup,
  addMembers,
  deleteGroup,
  employeeGroupsOf,
  findOwnGroup,
  holdGroups,
  lockOwner,
  removeMembers,
  renameGroup,
  saveShares,
} from './data/groups.ts';
import { findShareable, findSharingManagers } from './data/sharingManagers.ts';

/** Managers' groups of employees (docs/decisions/employee-groups.md). */
export function employeeGroupsDomain(
  { database }: ServerContext,
  features: Pick<Features, 'read'>,
) {
  return {
    handlers: {
      getEmployeeGroups: async ({ employee, now }) => {
        await requireEmployeeGroups(features);
        return { status: 200, body: await employeeGroupsOf(database, employee.id, now) };
      },

      getSharingManagers: async ({ query, employee, now }) => {
        await requireEmployeeGroups(features);
        const { search = '' } = query;
        const values = [employee.id, fold(search), now];
        return { status: 200, body: await database.run(findSharingManagers, values) };
      },

      createEmployeeGroup: command(database, async ({ body, employee, now }, transaction) => {
        await requireEmployeeGroups(within(transaction));
        await transaction.run(lockOwner, [employee.id]);
        const [added] = await transaction.run(addGroup, [employee.id, spaced(body.groupName)]);
        if (added === undefined) throw new Refusal('GROUP_NAME_TAKEN');
        const { sharedWithIds = [] } = body;
        const shared = { groupId: added.id, ownerId: employee.id, sharedWithIds };
        await shareGroup(transaction, shared, now);
        return { status: 200, body: await oneGroup(transaction, employee.id, now, added.id) };
      }),

      changeEmployeeGroup: command(database, async ({ path, body, employee, now }, transaction) => {
        await requireEmployeeGroups(within(transaction));
        const groupId = path.id;
        await transaction.run(lockOwner, [employee.id]);
        const [own] = await transaction.run(findOwnGroup, [groupId, employee.id]);
        requireFound(own);
        const name = spaced(body.groupName);
        const [renamed] = await transaction.run(renameGroup, [groupId, employee.id, name]);
        if (renamed === undefined) throw new Refusal('GROUP_NAME_TAKEN');
        const { sharedWithIds } = body;
        if (sharedWithIds !== undefined) {
          await shareGroup(transaction, { groupId, ownerId: employee.id, sharedWithIds }, now);
        }
        return { status: 200, body: await oneGroup(transaction, employee.id, now, groupId) };
      }),

      deleteEmployeeGroup: command(database, async ({ path, employee }, transaction) => {
        await requireEmployeeGroups(within(transaction));
        await transaction.run(lockOwner, [employee.id]);
        const [deleted] = await transaction.run(deleteGroup, [path.id, employee.id]);
        requireFound(deleted);
        return { status: 204 };
      }),

      assignToEmployeeGroups: command<'assignToEmployeeGroups'>(
        database,
        async (request, transaction) => {
          await requireEmployeeGroups(within(transaction));
          await transaction.run(addMembers, await requireMembers(request, transaction));
          return { status: 204 };
        },
      ),

      excludeFromEmployeeGroups: command<'excludeFromEmployeeGroups'>(
        database,
        async (request, transaction) => {
          await requireEmployeeGroups(within(transaction));
          await transaction.run(removeMembers, await requireMembers(request, transaction));
          return { status: 204 };
        },
      ),
    } satisfies Partial<Handlers>,
  };
}

/** Read in the transaction, which must not wait for another connection. */
function within(transaction: Runner): Pick<Features, 'read'> {
  return { read: () => readFeatures(transaction) };
}

/** NOT_FOUND if the manager does not see a group or does not manage an assignment now. */
async function requireMembers(
  {
    body: { groupIds, assignmentIds },
    employee,
    now,
  }: Pick<CallRequest<'assignToEmployeeGroups'>, 'body' | 'employee' | 'now'>,
  transaction: Runner,
): Promise<[groups: readonly number[], assignments: readonly number[]]> {
  const seen = await transaction.run(holdGroups, [employee.id, groupIds]);
  const managed = await managedAssignments(transaction, employee.id, now);
  const theirs = new Set(managed.map(({ assignmentId }) => assignmentId));
  if (seen.length < new Set(groupIds).size || !assignmentIds.every((id) => theirs.has(id))) {
    throw new Refusal('NOT_FOUND');
  }
  return [[...new Set(groupIds)], [...new Set(assignmentIds)]];
}

/** NOT_FOUND if one of them is the owner or not a manager. */
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
  const asked = [...new Set(sharedWithIds)];
  const shareable = await transaction.run(findShareable, [ownerId, asked, groupId, now]);
  if (shareable.length < asked.length) throw new Refusal('NOT_FOUND');
  await transaction.run(saveShares, [groupId, asked]);
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

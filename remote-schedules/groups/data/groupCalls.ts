import { answer, type Api, type ApiClient, type components } from 'shared-contracts';

type Schemas = components['schemas'];

export type EmployeeGroup = Schemas['EmployeeGroup'];
export type GroupManager = Schemas['GroupManager'];

const groupsPath = '/api/employee-groups';
/** Maximum assignments per call. */
const mostAtOnce = 900;

/** The groups that the reader created or shares, by name. */
export function groupsQuery({ query }: Api) {
  return query.GET(groupsPath);
}

export function groupsKey({ query }: Api) {
  return query.key(groupsPath);
}

/** Managers to share a group with. */
export function sharingManagersQuery({ query }: Api, search: string) {
  return query.GET('/api/employee-groups/sharing-managers', {
    params: { query: search === '' ? {} : { search } },
  });
}

/** Creates a group, or changes the one with that id. @throws ApiFailure */
export async function saveGroup(
  api: ApiClient,
  id: number | null,
  body: Schemas['EmployeeGroupRequest'],
): Promise<EmployeeGroup> {
  const header = newKey();
  return id === null
    ? answer(api.POST(groupsPath, { params: { header }, body }))
    : answer(api.PUT('/api/employee-groups/{id}', { params: { path: { id }, header }, body }));
}

/** @throws ApiFailure */
export async function deleteGroup(api: ApiClient, id: number): Promise<void> {
  const params = { path: { id }, header: newKey() };
  await answer(api.DELETE('/api/employee-groups/{id}', { params }));
}

/** Adds assignments to groups, or removes them. @throws ApiFailure */
export async function changeMembers(
  api: ApiClient,
  change: 'assign' | 'exclude',
  groupIds: readonly number[],
  assignmentIds: readonly number[],
): Promise<void> {
  for (let from = 0; from < assignmentIds.length; from += mostAtOnce) {
    const some = assignmentIds.slice(from, from + mostAtOnce);
    const body = { groupIds: [...groupIds], assignmentIds: some };
    const init = { params: { header: newKey() }, body };
    await answer(
      change === 'assign'
        ? api.POST('/api/employee-groups/assign-employees', init)
        : api.POST('/api/employee-groups/exclude-employees', init),
    );
  }
}

function newKey() {
  return { 'idempotency-key': crypto.randomUUID() };
}

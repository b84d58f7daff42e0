import type { EmployeeGroup } from '../data/groupCalls.ts';

const katrin = { id: 7, name: 'Katrin Brandt', employeeNumber: '10022' };
export const david = { id: 8, name: 'David Osei', employeeNumber: '10031' };

/** A group of Katrin's; override what the test needs. */
export function groupOf(id: number, groupName: string, changes: Partial<EmployeeGroup> = {}) {
  return {
    ...{ id, groupName, owner: katrin, isOwn: true, sharedWith: [], managedCount: 2 },
    ...changes,
  };
}

/** Stores groups for Katrin, like the real server; `refuse` responds instead. */
export function groupsServer(
  given: readonly EmployeeGroup[],
  refuse: (request: Request) => Response | null = () => null,
) {
  let groups = [...given];
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const problem = (status: number, code: string, detail: string) =>
    Response.json(
      { type: `/api/docs/errors/${code}`, title: code, traceId: 't', status, code, detail },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const { method } = request;
    if (method === 'GET' && pathname === '/api/employee-groups') return Response.json(groups);
    if (pathname.endsWith('/sharing-managers')) {
      const search = (searchParams.get('search') ?? '').toLowerCase();
      return Response.json(david.name.toLowerCase().includes(search) ? [david] : []);
    }
    const body: unknown = method === 'DELETE' ? null : await request.json();
    sent.push({ call: `${method} ${pathname}`, body });
    const refused = refuse(request);
    if (refused) return refused;
    const id = Number(pathname.split('/').at(-1));
    if (method === 'DELETE') {
      groups = groups.filter((each) => each.id !== id);
      return new Response(null, { status: 204 });
    }
    if (pathname.endsWith('-employees')) return new Response(null, { status: 204 });
    const { groupName, sharedWithIds = [] } = wishOf(body);
    const isTaken = groups.some(
      (each) => each.id !== id && each.groupName.toLowerCase() === groupName.toLowerCase(),
    );
    if (isTaken) {
      return problem(409, 'GROUP_NAME_TAKEN', 'You have a group of this name already.');
    }
    const saved = {
      ...(groups.find((each) => each.id === id) ?? groupOf(100 + groups.length, '')),
      groupName,
      sharedWith: sharedWithIds.includes(david.id) ? [david] : [],
    };
    groups = [...groups.filter((each) => each.id !== saved.id), saved];
    return Response.json(saved);
  }
  return { answer, sent, problem };
}

function wishOf(body: unknown): { groupName: string; sharedWithIds?: readonly unknown[] } {
  if (typeof body !== 'object' || body === null || !('groupName' in body)) {
    throw new Error('A group needs a name.');
  }
  const { groupName } = body;
  const shared = 'sharedWithIds' in body && Array.isArray(body.sharedWithIds);
  return {
    groupName: String(groupName),
    ...(shared && Array.isArray(body.sharedWithIds) ? { sharedWithIds: body.sharedWithIds } : {}),
  };
}

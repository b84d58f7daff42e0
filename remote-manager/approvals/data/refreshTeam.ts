import type { Api, OperationKey } from 'shared-contracts';
import type { QueryClient } from 'shared-ui';
import { entriesKeys, peopleKeys, type ApprovalGroups } from './approvalsQuery.ts';

/** People in the cache, page by page. */
interface Pages {
  readonly pages: readonly ApprovalGroups[];
}

/** Refetches what is shown of them, and marks the rest as stale. */
export async function invalidate(
  client: QueryClient,
  keys: readonly OperationKey[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * After a change of unknown people's time, refetches the people, then the entries of those whose
 * totals changed: one request and a few more, however many are expanded.
 */
export async function refreshTeam(api: Api, client: QueryClient): Promise<void> {
  const before = readPeople(api, client);
  await invalidate(client, peopleKeys(api));
  const after = readPeople(api, client);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
  await Promise.all(
    changed
      .flatMap((id) => entriesKeys(api, id))
      .map((queryKey) => client.invalidateQueries({ queryKey, type: 'active' })),
  );
}

/**
 * Subtracts decided entries from the counts shown, so that they do not wait for the next response,
 * which is slow for a large team. `employeeIds` is the person of each entry; people outside the
 * filter were not counted.
 */
export function countDecided(
  { query }: Api,
  client: QueryClient,
  employeeIds: readonly number[],
): void {
  const queryKey = query.key('/api/time-pairs/fetch-approvals', {}, 'people');
  client.setQueriesData<Pages>({ queryKey, type: 'active' }, (data) => {
    if (!data) return data;
    const shown = new Set(data.pages.flatMap(({ contents }) => contents.map(({ id }) => id)));
    const counted = employeeIds.filter((id) => shown.has(id)).length;
    const pages = data.pages.map((page) => ({
      ...page,
      totalDecidable: Math.max(0, page.totalDecidable - counted),
      contents: page.contents.map((group) => {
        const decided = employeeIds.filter((id) => id === group.id).length;
        if (decided === 0) return group;
        return { ...group, totalDecidable: Math.max(0, group.totalDecidable - decided) };
      }),
    }));
    return { ...data, pages };
  });
}

/** The people shown, by id; unchanged people keep their object identity across responses. */
function readPeople(
  { query }: Api,
  client: QueryClient,
): ReadonlyMap<number, ApprovalGroups['contents'][number]> {
  const read = client.getQueriesData<Pages>({
    queryKey: query.key('/api/time-pairs/fetch-approvals', {}, 'people'),
    type: 'active',
  });
  return new Map(
    read.flatMap(([, data]) =>
      (data?.pages ?? []).flatMap(({ contents }) =>
        contents.map((group) => [group.id, group] as const),
      ),
    ),
  );
}

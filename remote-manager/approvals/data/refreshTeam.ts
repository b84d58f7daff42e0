import type { Api, OperationKey } from 'shared-contracts';
import type { QueryClient } from 'shared-ui';
import { entriesKeys, peopleKeys, type ApprovalGroups } from './approvalsQuery.ts';

/** People as they are kept, page by page. */
interface Pages {
  readonly pages: readonly ApprovalGroups[];
}

/** Reads again what is shown of them, and the rest when it is shown next. */
export async function invalidate(
  client: QueryClient,
  keys: readonly OperationKey[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Reads the people again after time of some of them changed, nobody said whose, and then the
 * entries of those whose totals are others now: one request and few more, however many are open.
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
 * Takes what was decided off the counts that are shown, so that they do not wait for the next answer,
 * which takes its time for a large team. `employeeIds` names the person of each entry; of whom the
 * filter does not find, nothing was counted.
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

/** The people shown, by id; who has not changed stays the same object from answer to answer. */
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

import type { QueryClient } from 'shared-ui';
import { entriesKey, peopleKey, type ApprovalGroups } from './approvalsQuery.ts';

/**
 * Reads the people again after time of some of them changed, nobody said whose, and then the
 * entries of those whose totals are others now: one request and few more, however many are open.
 */
export async function refreshTeam(client: QueryClient): Promise<void> {
  const before = readPeople(client);
  await client.invalidateQueries({ queryKey: peopleKey });
  const after = readPeople(client);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
  await Promise.all(
    changed.map((id) => client.invalidateQueries({ queryKey: entriesKey(id), type: 'active' })),
  );
}

/** The people shown, by id; who has not changed stays the same object from answer to answer. */
function readPeople(client: QueryClient): ReadonlyMap<number, ApprovalGroups['contents'][number]> {
  const read = client.getQueriesData<{ readonly pages: readonly ApprovalGroups[] }>({
    queryKey: [...peopleKey, 'pages'],
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

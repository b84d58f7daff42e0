import { answer, limits, type ApiClient, type components } from 'shared-contracts';
import { peoplePayload, type PeopleFilter } from '../rules/peopleFilter.ts';
import type { Subordinate } from '../rules/subordinate.ts';

type Subordinates = components['schemas']['Subordinates'];

/** Everything that shows people to clock lies below this key. */
export const subordinatesKey = ['people-to-clock'] as const;

/** A page of people with their clock; while another page is fetched the last one stays. */
export function subordinatesQuery(
  api: ApiClient,
  managerId: number,
  filter: PeopleFilter,
  isPushed: boolean,
) {
  return {
    queryKey: [...subordinatesKey, managerId, filter],
    placeholderData: (previous: Subordinates | undefined) => previous,
    refetchInterval: isPushed ? (false as const) : limits.syncIntervalSeconds * 1000,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      findSubordinates(api, managerId, filter, signal),
  };
}

/** Everybody whom the filter finds, page after page. @throws ApiFailure */
export async function allSubordinates(
  api: ApiClient,
  managerId: number,
  filter: Omit<PeopleFilter, 'page' | 'pageSize'>,
): Promise<readonly Subordinate[]> {
  const pageSize = limits.maximumPageSize;
  const found = new Map<number, Subordinate>();
  for (let page = 0, totalPages = 1; page < totalPages; page += 1) {
    const answered = await findSubordinates(api, managerId, { ...filter, page, pageSize });
    for (const person of answered.contents) found.set(person.employee.id, person);
    ({ totalPages } = answered);
  }
  return [...found.values()];
}

/** @throws ApiFailure */
function findSubordinates(
  api: ApiClient,
  managerId: number,
  { page, pageSize, ...filter }: PeopleFilter,
  signal?: AbortSignal,
): Promise<Subordinates> {
  return answer(
    api.POST('/api/employees/{id}/subordinates', {
      ...(signal ? { signal } : {}),
      params: { path: { id: managerId }, query: { includeActiveShifts: true } },
      body: { page, pageSize, ...peoplePayload(filter) },
    }),
  );
}

import { answer, limits, type Api, type ApiClient, type components } from 'shared-contracts';
import { peoplePayload, type PeopleFilter } from '../rules/peopleFilter.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';

type Subordinates = components['schemas']['Subordinates'];

/** With the time of its request (`performance.now()`). */
type TimedSubordinates = Subordinates & { readonly requestedAt: number };

/**
 * A page of people with their clocks, refetched whenever a page shows it; the previous page stays
 * while another is fetched.
 */
export function subordinatesQuery(
  { query }: Api,
  managerId: number,
  filter: PeopleFilter,
  isPushed: boolean,
) {
  const { queryKey, queryFn } = query.POST(
    '/api/employees/{id}/subordinates',
    initOf(managerId, filter),
  );
  return {
    queryKey,
    async queryFn(request: Parameters<typeof queryFn>[0]): Promise<TimedSubordinates> {
      const requestedAt = performance.now();
      return { ...(await queryFn(request)), requestedAt };
    },
    refetchOnMount: 'always' as const,
    placeholderData: (previous: TimedSubordinates | undefined) => previous,
    refetchInterval: isPushed ? (false as const) : limits.syncIntervalSeconds * 1000,
  };
}

/** All matches of the filter, page after page. @throws ApiFailure */
export async function allSubordinates(
  api: ApiClient,
  managerId: number,
  filter: Omit<PeopleFilter, 'page' | 'pageSize'>,
): Promise<readonly Subordinate[]> {
  const pageSize = limits.maximumPageSize;
  const found = new Map<number, Subordinate>();
  for (let page = 0, totalPages = 1; page < totalPages; page += 1) {
    const init = initOf(managerId, { ...filter, page, pageSize });
    const people = await answer(api.POST('/api/employees/{id}/subordinates', init));
    for (const person of people.contents) found.set(person.employee.id, person);
    ({ totalPages } = people);
  }
  return [...found.values()];
}

function initOf(managerId: number, { page, pageSize, ...filter }: PeopleFilter) {
  return {
    params: { path: { id: managerId }, query: { includeActiveShifts: true } },
    body: { page, pageSize, ...peoplePayload(filter) },
  };
}

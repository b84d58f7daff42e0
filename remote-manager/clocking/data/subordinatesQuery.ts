import { answer, limits, type ApiClient, type components } from 'shared-contracts';
import type { Subordinate } from '../rules/subordinate.ts';

type Subordinates = components['schemas']['Subordinates'];

/** Which people are shown. */
export interface PeopleFilter {
  /** Empty for everybody. */
  readonly search: string;
  /** Those who are clocked in alone. */
  readonly onlyIn: boolean;
  /** Null is every position. */
  readonly position: number | null;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

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
  { search, onlyIn, position, page, pageSize }: PeopleFilter,
  signal?: AbortSignal,
): Promise<Subordinates> {
  return answer(
    api.POST('/api/employees/{id}/subordinates', {
      ...(signal ? { signal } : {}),
      params: { path: { id: managerId }, query: { includeActiveShifts: true } },
      body: {
        page,
        pageSize,
        ...(search ? { search } : {}),
        ...(position === null ? {} : { positions: [position] }),
        ...(onlyIn ? { infoFilter: ['CURRENTLY_CLOCKED_IN'] } : {}),
      },
    }),
  );
}

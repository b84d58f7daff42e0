import type { components } from 'shared-contracts';
import { useApi, useEmployeeSession, useQuery, type Choice } from 'shared-ui';
import { useSearch } from './useSearch.ts';

export interface SubordinateSearch {
  /** The first 30 matches; of all people before anything is typed. */
  readonly people: readonly components['schemas']['Subordinate'][];
  /** The same people by id, with name and number. */
  readonly choices: readonly Choice<string>[];
  readonly isTooShort: boolean;
  /** The matches are not those of the input yet. */
  readonly isWaiting: boolean;
  readonly isError: boolean;
  readonly type: (search: string) => void;
}

/** The manager's people, found by name or number (spec §5); `first` is searched at once. */
export function useSubordinateSearch(first = ''): SubordinateSearch {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const { asked, isTooShort, isAhead, type } = useSearch({ last: first });
  const { data, isFetching, isError } = useQuery(
    api.query.POST('/api/employees/{id}/subordinates', {
      params: { path: { id: employeeId }, query: {} },
      body: { page: 0, pageSize: 30, ...(asked ? { search: asked } : {}) },
    }),
  );
  const people = data?.contents ?? [];
  const choices = people.map(({ employee: { id, firstName, lastName, employeeNumber } }) => ({
    value: String(id),
    label: `${firstName} ${lastName} · ${employeeNumber}`,
  }));
  return { people, choices, isTooShort, isWaiting: isAhead || isFetching, isError, type };
}

import { useEffect, useState } from 'react';
import { useSearch } from 'shared-time';
import { useApi, useEmployeeSession, useQuery, useQueryClient } from 'shared-ui';
import {
  registrationPageSize,
  registrationsQuery,
  type RegistrationFilter,
} from '../data/faceRegistrations.ts';

const everybody: RegistrationFilter = { page: 0, search: '', status: null };

/** The manager's people by search and status, a page at a time. */
export function useRegistrations() {
  const api = useApi();
  const client = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const [filter, setFilter] = useState(everybody);
  const people = useQuery(registrationsQuery(api, employeeId, filter));
  const totalPages = Math.ceil((people.data?.total ?? 0) / registrationPageSize);

  // A person removed by somebody else may have been the last one of the last page.
  const isPastEnd = !people.isPlaceholderData && totalPages > 0 && filter.page >= totalPages;
  useEffect(() => {
    if (isPastEnd) setFilter((last) => ({ ...last, page: totalPages - 1 }));
  }, [isPastEnd, totalPages]);

  /** Any change other than the page returns to the first page. */
  function change(changes: Partial<RegistrationFilter>): void {
    setFilter((last) => ({ ...last, page: 0, ...changes }));
  }
  const search = useSearch({ onSearch: (term) => change({ search: term }) });

  return {
    filter,
    change,
    search,
    reset(): void {
      search.clear();
      setFilter(everybody);
    },
    data: people.data,
    totalPages,
    isChanging: people.isPlaceholderData,
    failure: people.error,
    /** Time of the response shown, in epoch milliseconds; 0: never. */
    answeredAt: people.dataUpdatedAt,
    retry: () => void people.refetch(),
    refresh: () =>
      void client.invalidateQueries({
        queryKey: api.query.key('/api/employees/{sub}/facial-registration'),
      }),
  };
}

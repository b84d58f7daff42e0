import { useEffect, useMemo, useState } from 'react';
import { limits } from 'shared-contracts';
import { useSearch } from 'shared-time';
import {
  useApi,
  useAtMostEvery,
  useBusEvent,
  useEmployeeSession,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { subordinatesQuery } from '../data/subordinatesQuery.ts';
import type { PeopleFilter } from '../rules/peopleFilter.ts';

const everybody: PeopleFilter = {
  search: '',
  show: 'ALL',
  values: [],
  page: 0,
  pageSize: limits.approvalsPageSize,
};

/** The manager's people by the page's filter, kept fresh. */
export function usePeople() {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const [changes, setChanges] = useState<Partial<PeopleFilter>>({});
  const [isPushed, setIsPushed] = useState(false);
  useBusEvent('push-state', ({ connected }) => setIsPushed(connected));
  const filter = useMemo(() => ({ ...everybody, ...changes }), [changes]);
  const people = useQuery(subordinatesQuery(api, employeeId, filter, isPushed));
  const client = useQueryClient();
  const refresh = useAtMostEvery(1000, () => {
    void client.invalidateQueries({ queryKey: api.query.key('/api/employees/{id}/subordinates') });
  });
  useBusEvent('time-pairs-changed', refresh);

  const totalPages = people.data?.totalPages ?? 0;
  const isPastEnd = !people.isPlaceholderData && totalPages > 0 && filter.page >= totalPages;
  useEffect(() => {
    if (isPastEnd) setChanges((last) => ({ ...last, page: totalPages - 1 }));
  }, [isPastEnd, totalPages]);

  /** Any change other than the page returns to the first page. */
  function changeFilter(change: Partial<PeopleFilter>): void {
    setChanges((last) => ({ ...last, page: 0, ...change }));
  }
  const search = useSearch({ onSearch: (term) => changeFilter({ search: term }) });

  return {
    filter,
    changeFilter,
    search,
    resetFilter(): void {
      search.clear();
      setChanges(({ pageSize }) => (pageSize === undefined ? {} : { pageSize }));
    },
    data: people.data,
    isChanging: people.isPlaceholderData,
    failure: people.error,
    /** Time of the response shown, in epoch milliseconds; 0: never. */
    answeredAt: people.dataUpdatedAt,
    retry: () => void people.refetch(),
  };
}

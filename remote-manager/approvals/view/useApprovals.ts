import { useEffect, useMemo, useState } from 'react';
import { limits } from 'shared-contracts';
import { deviceTimeZone, useApi, useQuery, useToday, useViewport } from 'shared-ui';
import { approvalsQuery } from '../data/approvalsQuery.ts';
import { defaultStatusesQuery } from '../data/defaultStatusesQuery.ts';
import { firstFilter, isNarrowed, type ApprovalFilter } from '../rules/approvalFilter.ts';
import { useSearch } from './useSearch.ts';

/** The filter of the page and the people that it finds. */
export function useApprovals() {
  const api = useApi();
  const today = useToday(deviceTimeZone());
  const isPhone = useViewport() === 'phone';
  const statuses = useQuery(defaultStatusesQuery(api));
  const [changes, setChanges] = useState<Partial<ApprovalFilter>>({});
  const pageSize = isPhone ? limits.approvalsPageSizeOnPhones : limits.approvalsPageSize;
  const first = useMemo(
    () => (statuses.data ? firstFilter(today, statuses.data, pageSize) : null),
    [statuses.data, today, pageSize],
  );
  const filter = useMemo(() => first && { ...first, ...changes }, [first, changes]);
  const people = useQuery(approvalsQuery(api, filter));

  const { page = 0 } = changes;
  const totalPages = people.data?.totalPages ?? 0;
  const isPastEnd = !people.isPlaceholderData && totalPages > 0 && page >= totalPages;
  useEffect(() => {
    if (isPastEnd) setChanges((last) => ({ ...last, page: totalPages - 1 }));
  }, [isPastEnd, totalPages]);

  function changeFilter(change: Partial<ApprovalFilter>): void {
    setChanges((last) => ({ ...last, page: 0, ...change }));
  }
  const search = useSearch((term) => changeFilter({ search: term }));

  return {
    today,
    search,
    filter,
    isNarrowed: filter !== null && first !== null && isNarrowed(filter, first),
    data: people.data,
    /** The data shown is of the last filter; that of this one is on its way. */
    isChanging: people.isPlaceholderData,
    failure: statuses.error ?? people.error,
    /** Any change but that of the page begins with the first page. */
    changeFilter,
    resetFilter(): void {
      search.clear();
      setChanges((last) => (last.pageSize === undefined ? {} : { pageSize: last.pageSize }));
    },
    retry: () => void (statuses.error ? statuses : people).refetch(),
  };
}

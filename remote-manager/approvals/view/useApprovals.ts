import { useEffect, useMemo } from 'react';
import { limits, type ApprovalStatus } from 'shared-contracts';
import { useSearch } from 'shared-time';
import {
  atom,
  deviceTimeZone,
  useApi,
  useAtom,
  useFeature,
  useInfiniteQuery,
  useQuery,
  useToday,
  useViewport,
} from 'shared-ui';
import { peopleQuery } from '../data/approvalsQuery.ts';
import { firstFilter, isNarrowed, type ApprovalFilter } from '../rules/approvalFilter.ts';

/** Changes to the default filter in this session; outlive the page. */
const changesAtom = atom<Partial<ApprovalFilter>>({});

/** The page's filter and the people it matches. */
export function useApprovals() {
  const api = useApi();
  const today = useToday(deviceTimeZone());
  const isPhone = useViewport() === 'phone';
  const statuses = useQuery(api.query.GET('/api/info/default-approval-status-filter'));
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const [changes, setChanges] = useAtom(changesAtom);
  const pageSize = isPhone ? limits.approvalsPageSizeOnPhones : limits.approvalsPageSize;
  const first = useMemo(
    () =>
      statuses.data ? firstFilter(today, hasApproval ? statuses.data : undeleted, pageSize) : null,
    [statuses.data, hasApproval, today, pageSize],
  );
  const filter = useMemo(() => first && { ...first, ...changes }, [first, changes]);
  const people = useInfiniteQuery(peopleQuery(api, filter));
  const pages = people.data?.pages;
  const groups = useMemo(
    () => [
      ...new Map(
        (pages ?? []).flatMap(({ contents }) =>
          contents.map((group) => [group.id, group] as const),
        ),
      ).values(),
    ],
    [pages],
  );
  const totals = pages?.[0];

  const { page = 0 } = changes;
  const totalPages = totals?.totalPages ?? 0;
  const isPastEnd = !people.isPlaceholderData && totalPages > 0 && page >= totalPages;
  useEffect(() => {
    if (isPastEnd) setChanges((last) => ({ ...last, page: totalPages - 1 }));
  }, [isPastEnd, totalPages, setChanges]);

  function changeFilter(change: Partial<ApprovalFilter>): void {
    const isPaging = 'page' in change || 'pageSize' in change;
    // Applies only to the change that set it: the next one shows everything again.
    const shows = isPaging ? {} : { onlyRecorded: false };
    setChanges((last) => ({ ...last, page: 0, ...shows, ...change }));
  }
  const search = useSearch({
    onSearch: (term) => changeFilter({ search: term }),
    ...(changes.search === undefined ? {} : { last: changes.search }),
  });

  return {
    today,
    search,
    first,
    filter,
    isNarrowed: filter !== null && first !== null && isNarrowed(filter, first),
    groups,
    /** Counts of all pages; undefined until the first response. */
    totals,
    /** The data shown belongs to the previous filter; the current one is loading. */
    isChanging: people.isPlaceholderData,
    failure: statuses.error ?? people.error,
    /** Time of the response shown, in epoch milliseconds; 0: never. */
    answeredAt: people.dataUpdatedAt,
    hasMore: people.hasNextPage,
    isFetching: people.isFetching,
    fetchMore: () => void people.fetchNextPage(),
    /** Any change other than the page returns to the first page. */
    changeFilter,
    resetFilter(): void {
      search.clear();
      setChanges((last) => (last.pageSize === undefined ? {} : { pageSize: last.pageSize }));
    },
    retry: () => void (statuses.error ? statuses : people).refetch(),
  };
}

/** What is shown without approvals, whatever its status. */
const undeleted: readonly ApprovalStatus[] = [
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
  'APPROVED',
  'REJECTED',
];

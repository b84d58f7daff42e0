import type { ReactNode } from 'react';
import type { DateRange } from 'shared-contracts';
import {
  Button,
  CheckmarkCircleRegular,
  ClockRegular,
  EmptyState,
  SearchRegular,
  useApi,
  useFeature,
  useQuery,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { totalsQuery } from '../data/approvalsQuery.ts';
import { ApprovalsSkeleton } from './ApprovalsSkeleton.tsx';
import { approvalsPayload, daysBefore, type ApprovalFilter } from '../rules/approvalFilter.ts';

export interface NothingToShowProps {
  readonly filter: ApprovalFilter;
  readonly isNarrowed: boolean;
  readonly onRange: (range: DateRange) => void;
  /** Removes the exceptions filter. */
  readonly onEverything: () => void;
  readonly onReset: () => void;
}

/** Says why there is nothing, with a next step. */
export function NothingToShow(props: NothingToShowProps) {
  const { filter, isNarrowed, onRange, onEverything, onReset } = props;
  const text = useText();
  const api = useApi();
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const words = { ...useDayWords(filter.range), term: filter.search };
  const isDone = hasApproval && showsAllUndecided(filter);
  const older = useQuery({
    ...totalsQuery(api, approvalsPayload({ ...filter, range: daysBefore(filter.range) })),
    enabled: isDone,
  });
  const count = older.data?.totalDecidable ?? 0;
  const usual = useQuery({
    ...totalsQuery(api, approvalsPayload({ ...filter, onlyExceptions: false })),
    enabled: filter.onlyExceptions,
  });
  const usualCount = usual.data?.totalDecidable ?? 0;
  const reset = isNarrowed && <Button onClick={onReset}>{text('approvals.empty.reset')}</Button>;
  if (filter.onlyExceptions && usualCount > 0) {
    return (
      <EmptyState
        icon={<ClockRegular />}
        meaning="pending"
        title={text('approvals.empty.usual')}
        text={text('approvals.empty.usualLeft', { ...words, count: usualCount })}
        actions={
          <Button look="primary" onClick={onEverything}>
            {text('approvals.empty.showUsual', { count: usualCount })}
          </Button>
        }
      />
    );
  }
  if (filter.onlyExceptions && usual.isPending) return <ApprovalsSkeleton />;
  if (filter.search !== '') {
    return (
      <EmptyState
        icon={<SearchRegular />}
        meaning="incomplete"
        title={text('approvals.empty.nobody')}
        text={text('approvals.empty.nobodyText', words)}
        actions={reset}
      />
    );
  }
  if (!isDone) {
    return (
      <EmptyState
        icon={<SearchRegular />}
        meaning="incomplete"
        title={text('approvals.empty.filtered')}
        text={text(hasApproval ? 'approvals.empty.filteredText' : 'approvals.empty.noTime', words)}
        actions={reset}
      />
    );
  }
  return <AllDone filter={filter} count={count} reset={reset} onRange={onRange} />;
}

interface AllDoneProps extends Pick<NothingToShowProps, 'filter' | 'onRange'> {
  /** The entries that wait on earlier days. */
  readonly count: number;
  readonly reset: ReactNode;
}

/** Nothing waits on these days; earlier days may have something. */
function AllDone({ filter, count, reset, onRange }: AllDoneProps) {
  const { range, onlyExceptions } = filter;
  const text = useText();
  const words = useDayWords(range);
  const earlier = daysBefore(range);
  const showOlder = count > 0 && (
    <Button
      look="primary"
      onClick={() => onRange({ startDate: earlier.startDate, endDate: range.endDate })}
    >
      {text('approvals.empty.showOlder', { count })}
    </Button>
  );
  return (
    <EmptyState
      icon={<CheckmarkCircleRegular />}
      meaning="approved"
      title={text(onlyExceptions ? 'approvals.empty.usual' : 'approvals.empty.title')}
      text={
        count > 0
          ? text('approvals.empty.textOlder', { ...words, count })
          : text(onlyExceptions ? 'approvals.empty.usualText' : 'approvals.empty.text', words)
      }
      actions={
        (showOlder || reset) && (
          <>
            {showOlder}
            {reset}
          </>
        )
      }
    />
  );
}

function useDayWords({ startDate, endDate }: DateRange) {
  const formats = useUserFormats();
  return {
    from: formats.dateRange(startDate, startDate),
    to: formats.dateRange(endDate, endDate),
  };
}

/** Nobody's undecided time on these days is hidden by the filter. */
function showsAllUndecided({ values, employeeId, search, statuses }: ApprovalFilter): boolean {
  return (
    values.length === 0 &&
    employeeId === null &&
    search === '' &&
    (statuses.length === 0 || statuses.includes('PENDING'))
  );
}

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
  const formats = useUserFormats();
  const { range, search, statuses } = filter;
  const words = {
    from: formats.dateRange(range.startDate, range.startDate),
    to: formats.dateRange(range.endDate, range.endDate),
    term: search,
  };
  const earlier = daysBefore(range);
  const isPlain = filter.values.length === 0 && filter.employeeId === null;
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const isDone =
    hasApproval &&
    isPlain &&
    search === '' &&
    (statuses.length === 0 || statuses.includes('PENDING'));
  const older = useQuery({
    ...totalsQuery(api, approvalsPayload({ ...filter, range: earlier })),
    enabled: isDone,
  });
  const count = isDone ? (older.data?.totalDecidable ?? 0) : 0;
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
  if (search !== '') {
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
  return (
    <EmptyState
      icon={<CheckmarkCircleRegular />}
      meaning="approved"
      title={text(filter.onlyExceptions ? 'approvals.empty.usual' : 'approvals.empty.title')}
      text={
        count > 0
          ? text('approvals.empty.textOlder', { ...words, count })
          : text(
              filter.onlyExceptions ? 'approvals.empty.usualText' : 'approvals.empty.text',
              words,
            )
      }
      actions={
        (count > 0 || isNarrowed) && (
          <>
            {count > 0 && (
              <Button
                look="primary"
                onClick={() => onRange({ startDate: earlier.startDate, endDate: range.endDate })}
              >
                {text('approvals.empty.showOlder', { count })}
              </Button>
            )}
            {reset}
          </>
        )
      }
    />
  );
}

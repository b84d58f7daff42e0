import { Chip, HistoryRegular, useApi, useEmployeeSession, useFeature, useQuery } from 'shared-ui';
import type { DateRange, LocalDate } from 'shared-contracts';
import { useText } from '../../messages/useText.ts';
import { allDays, asksForAllUndecided, type ApprovalFilter } from '../rules/approvalFilter.ts';

export interface OtherDaysProps {
  readonly filter: ApprovalFilter;
  readonly today: LocalDate;
  /** How much waits on the days that are shown. */
  readonly shown: number;
  /** What is shown is being read again. */
  readonly isChanging: boolean;
  readonly onRange: (range: DateRange) => void;
}

/** How much waits on days that are not shown, and the way there: with it, all that the drawer counts. */
export function OtherDays({ filter, today, shown, isChanging, onRange }: OtherDaysProps) {
  const api = useApi();
  const text = useText();
  const { employeeId } = useEmployeeSession();
  const isAsked = useFeature('APPROVE_TIME_PAIRS') && asksForAllUndecided(filter);
  const all = useQuery({
    ...api.query.GET('/api/employees/{id}/undecided-count', {
      params: { path: { id: employeeId } },
    }),
    enabled: isAsked,
  });
  const count = (all.data?.count ?? 0) - shown;
  // The two numbers fit together once both have been read.
  if (!isAsked || isChanging || all.isFetching || count <= 0) return null;
  return (
    <Chip icon={<HistoryRegular />} onClick={() => onRange(allDays(today))}>
      {text('approvals.otherDays', { count })}
    </Chip>
  );
}

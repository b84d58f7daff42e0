import { Chip, HistoryRegular, useApi, useEmployeeSession, useFeature, useQuery } from 'shared-ui';
import type { DateRange, LocalDate } from 'shared-contracts';
import { useText } from '../../messages/useText.ts';
import { allDays, asksForAllUndecided, type ApprovalFilter } from '../rules/approvalFilter.ts';

export interface OtherDaysProps {
  readonly filter: ApprovalFilter;
  readonly today: LocalDate;
  /** The number of entries that wait on the days shown. */
  readonly shown: number;
  /** The data shown is being refetched. */
  readonly isChanging: boolean;
  readonly onRange: (range: DateRange) => void;
}

/**
 * The number of entries that wait on hidden days, with a link to them: together with those shown,
 * the drawer's count.
 */
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
  // The two numbers are consistent once both are loaded.
  if (!isAsked || isChanging || all.isFetching || count <= 0) return null;
  return (
    <Chip icon={<HistoryRegular />} onClick={() => onRange(allDays(today))}>
      {text('approvals.otherDays', { count })}
    </Chip>
  );
}

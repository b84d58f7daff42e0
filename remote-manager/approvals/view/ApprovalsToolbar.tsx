import { type ReactNode, useState } from 'react';
import { type LocalDate, payCycleOn, previousPayCycle } from 'shared-contracts';
import { FilterBar, SearchForm, type Search } from 'shared-time';
import {
  Chip,
  DismissibleChip,
  SearchRegular,
  useApi,
  useEmployeeSession,
  useQuery,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';

export interface ApprovalsToolbarProps {
  readonly filter: ApprovalFilter;
  readonly first: ApprovalFilter;
  readonly today: string;
  readonly search: Search;
  /** The person from a link; null: everybody. */
  readonly personName: string | null;
  /** Differs from the default: can be reset. */
  readonly isNarrowed: boolean;
  readonly onChange: (change: Partial<ApprovalFilter>) => void;
  readonly onReset: () => void;
  /** At the right; on phones among the filters. */
  readonly end: ReactNode;
}

/** The filter: whose time, which days, which statuses, and further criteria. */
export function ApprovalsToolbar(props: ApprovalsToolbarProps) {
  const { filter, first, today, search, personName, isNarrowed, onChange, onReset } = props;
  const api = useApi();
  const text = useText();
  const { employeeId } = useEmployeeSession();
  const isPhone = useViewport() === 'phone';
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const positions = useQuery(
    api.query.GET('/api/employees/{id}/subordinate-positions', {
      params: {
        path: { id: employeeId },
        query: { fromDate: filter.range.startDate, toDate: filter.range.endDate },
      },
    }),
  );
  const presets = usePayCyclePresets(today);
  const isFirstRange =
    filter.range.startDate === first.range.startDate &&
    filter.range.endDate === first.range.endDate;
  return (
    <>
      <FilterBar
        filter={{
          range: isFirstRange ? null : filter.range,
          statuses: filter.statuses,
          values: filter.values,
        }}
        firstRange={first.range}
        presets={presets}
        last={today}
        positions={positions.data ?? []}
        isManager
        isNarrowed={isNarrowed}
        onChange={({ range, ...others }) =>
          onChange({ ...others, ...(range === undefined ? {} : { range: range ?? first.range }) })
        }
        onReset={onReset}
        start={
          <>
            {isPhone ? (
              <Chip
                icon={<SearchRegular />}
                aria-label={text('approvals.search')}
                aria-expanded={isSearchOpen}
                selected={filter.search !== ''}
                onClick={() => setIsSearchOpen(!isSearchOpen)}
              >
                {null}
              </Chip>
            ) : (
              <SearchForm label={text('approvals.search')} search={search} />
            )}
            {filter.employeeId !== null && (
              <DismissibleChip
                name={personName ?? text('approvals.onePerson')}
                onDismiss={() => onChange({ employeeId: null })}
              >
                {personName ?? text('approvals.onePerson')}
              </DismissibleChip>
            )}
          </>
        }
        {...(isPhone ? { inPanel: props.end } : { end: props.end })}
      />
      {isPhone && isSearchOpen && (
        <SearchForm isOpened label={text('approvals.search')} search={search} />
      )}
    </>
  );
}

/** The pay cycles that a manager closes, as presets; they end today at the latest. */
function usePayCyclePresets(today: LocalDate) {
  const text = useText();
  const { data } = useQuery(useApi().query.GET('/api/info/pay-cycle'));
  if (!data) return [];
  return [
    {
      label: text('approvals.payCycle.current'),
      range: { startDate: payCycleOn(data, today).startDate, endDate: today },
    },
    { label: text('approvals.payCycle.previous'), range: previousPayCycle(data, today) },
  ];
}

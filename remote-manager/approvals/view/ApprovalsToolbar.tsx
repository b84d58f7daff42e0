import { useState } from 'react';
import { type DateRange, type LocalDate, payCycleOn, previousPayCycle } from 'shared-contracts';
import { FilterBar, SearchForm } from 'shared-time';
import {
  Chip,
  DismissibleChip,
  SearchRegular,
  SwitchField,
  useApi,
  useEmployeeSession,
  useQuery,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import { fullName } from '../rules/timePairs.ts';
import type { ApprovalsModel } from './useApprovalsModel.ts';

export interface ApprovalsToolbarProps {
  readonly page: ApprovalsModel;
  readonly filter: ApprovalFilter;
  readonly first: ApprovalFilter;
}

/** The filter: whose time, which days, which statuses, and further criteria. */
export function ApprovalsToolbar({ page, filter, first }: ApprovalsToolbarProps) {
  const { today, search, isNarrowed, changeFilter, resetFilter } = page.approvals;
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const positions = useSubordinatePositions(filter.range);
  const presets = usePayCyclePresets(today);
  const [onlyOne] = page.shown.groups;
  const personName =
    onlyOne?.id === filter.employeeId ? fullName(onlyOne) : text('approvals.onePerson');
  const end = (
    <SwitchField
      label={text('approvals.showAdjusted')}
      checked={page.isAdjusted}
      onChange={page.setIsAdjusted}
    />
  );
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
        positions={positions}
        isManager
        isNarrowed={isNarrowed}
        onChange={({ range, ...others }) =>
          changeFilter({
            ...others,
            ...(range === undefined ? {} : { range: range ?? first.range }),
          })
        }
        onReset={resetFilter}
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
                name={personName}
                onDismiss={() => changeFilter({ employeeId: null })}
              >
                {personName}
              </DismissibleChip>
            )}
          </>
        }
        {...(isPhone ? { inPanel: end } : { end })}
      />
      {isPhone && isSearchOpen && (
        <SearchForm isOpened label={text('approvals.search')} search={search} />
      )}
    </>
  );
}

function useSubordinatePositions({ startDate: fromDate, endDate: toDate }: DateRange) {
  const api = useApi();
  const { employeeId } = useEmployeeSession();
  const { data = [] } = useQuery(
    api.query.GET('/api/employees/{id}/subordinate-positions', {
      params: { path: { id: employeeId }, query: { fromDate, toDate } },
    }),
  );
  return data;
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

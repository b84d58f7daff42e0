import type { ReactNode } from 'react';
import type { DateRange, LocalDate } from 'shared-contracts';
import { FilterBar } from 'shared-time';
import { useEmployeeSession } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { HistoryFilter } from './useHistoryFilter.ts';

export interface HistoryFilterBarProps {
  readonly filter: HistoryFilter;
  readonly ranges: { readonly current: DateRange; readonly previous: DateRange };
  readonly today: LocalDate;
  /** At the right, for example a switch. */
  readonly end?: ReactNode;
}

/** The filter of the person's time: pay cycles or other days, statuses and further fields. */
export function HistoryFilterBar({ filter, ranges, today, end }: HistoryFilterBarProps) {
  const text = useText();
  const { employee } = useEmployeeSession();
  const positions = new Map(employee.assignments.map(({ position }) => [position.id, position]));
  return (
    <FilterBar
      filter={filter.filter}
      firstRange={ranges.current}
      presets={[
        { label: text('history.current'), range: ranges.current },
        { label: text('history.previous'), range: ranges.previous },
      ]}
      last={today}
      positions={[...positions.values()]}
      isManager={false}
      isNarrowed={filter.isNarrowed}
      onChange={filter.change}
      onReset={filter.reset}
      end={end}
    />
  );
}

import type { DateRange, LocalDate } from 'shared-contracts';
import { useFeature } from 'shared-ui';
import type { DateRangePreset } from 'shared-ui/date-time';
import type { TimeFilter } from '../rules/timeFilter.ts';
import { RangeChip } from './RangeChip.tsx';
import { StatusChip } from './StatusChip.tsx';
import { ValueFilterBar, type ValueFilterBarProps } from './ValueFilterBar.tsx';

export interface FilterBarProps extends Omit<ValueFilterBarProps, 'values' | 'finds' | 'onChange'> {
  readonly filter: TimeFilter;
  /** Managers can also filter by how time came about (spec §2). */
  readonly isManager: boolean;
  /** The days shown while the filter names none. */
  readonly firstRange: DateRange;
  readonly presets?: readonly DateRangePreset[];
  /** The last selectable day. */
  readonly last: LocalDate;
  readonly onChange: (change: Partial<TimeFilter>) => void;
}

/** The time filter: days, statuses (with approvals) and added values, each removable (spec §2). */
export function FilterBar(props: FilterBarProps) {
  const { filter, isManager, firstRange, presets = [], last, onChange, start, ...bar } = props;
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  return (
    <ValueFilterBar
      {...bar}
      values={filter.values}
      finds={isManager ? 'time-of-others' : 'own-time'}
      onChange={(values) => onChange({ values })}
      start={
        <>
          {start}
          <RangeChip
            range={filter.range ?? firstRange}
            isChanged={filter.range !== null}
            presets={presets}
            last={last}
            onChange={(range) => onChange({ range: isSame(range, firstRange) ? null : range })}
          />
          {hasApproval && (
            <StatusChip
              statuses={filter.statuses}
              onChange={(statuses) => onChange({ statuses })}
            />
          )}
        </>
      }
    />
  );
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate;
}

import { useId, useState, type ReactNode } from 'react';
import type { DateRange, LocalDate } from 'shared-contracts';
import {
  AddRegular,
  ArrowResetRegular,
  Button,
  Chip,
  DismissibleChip,
  FilterRegular,
  PageToolbar,
  useViewport,
} from 'shared-ui';
import type { DateRangePreset } from 'shared-ui/date-time';
import { usePageText } from '../../page-messages/usePageText.ts';
import { withValue, type TimeFilter } from '../rules/timeFilter.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { RangeChip } from './RangeChip.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { FilterFieldsOptions } from './useFilterFields.ts';

export interface FilterBarProps extends Omit<FilterFieldsOptions, 'isNeeded'> {
  readonly filter: TimeFilter;
  /** The days that are shown while the filter names none. */
  readonly firstRange: DateRange;
  readonly presets?: readonly DateRangePreset[];
  /** No day past it can be chosen. */
  readonly last: LocalDate;
  /** Something else than at first is shown: it can be reset. */
  readonly isNarrowed: boolean;
  readonly onChange: (change: Partial<TimeFilter>) => void;
  readonly onReset: () => void;
  /** Before the chips, for example a search. */
  readonly start?: ReactNode;
  /** At the right, for example a switch. */
  readonly end?: ReactNode;
}

/** Which time is shown: its days, statuses and whatever else was added, each with a way out (spec §2). */
export function FilterBar(props: FilterBarProps) {
  const { filter, firstRange, presets = [], last, isNarrowed, onChange } = props;
  const text = usePageText();
  const panelId = useId();
  const isPhone = useViewport() === 'phone';
  const [isOpen, setIsOpen] = useState(false);
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onClick: () => setIsOpen(!isOpen),
  };
  return (
    <>
      <PageToolbar end={props.end}>
        {props.start}
        <RangeChip
          range={filter.range ?? firstRange}
          isChanged={filter.range !== null}
          presets={presets}
          last={last}
          onChange={(range) => onChange({ range: isSame(range, firstRange) ? null : range })}
        />
        <StatusChip statuses={filter.statuses} onChange={(statuses) => onChange({ statuses })} />
        {filter.values.map((chosen) => (
          <DismissibleChip
            key={`${chosen.field} ${chosen.value}`}
            name={chosen.label}
            onDismiss={() => onChange({ values: filter.values.filter((each) => each !== chosen) })}
          >
            {chosen.label}
          </DismissibleChip>
        ))}
        {isPhone ? (
          <Chip icon={<FilterRegular />} aria-label={text('filter.more')} {...toggle}>
            {null}
          </Chip>
        ) : (
          <Button look="subtle" tone="brand" size="row" icon={<AddRegular />} {...toggle}>
            {text('filter.more')}
          </Button>
        )}
        {isNarrowed && (
          <Button
            look="subtle"
            size="row"
            icon={<ArrowResetRegular />}
            onClick={() => {
              setIsOpen(false);
              props.onReset();
            }}
          >
            {text('filter.reset')}
          </Button>
        )}
      </PageToolbar>
      {isOpen && (
        <div id={panelId}>
          <FilterPanel
            positions={props.positions}
            isManager={props.isManager}
            values={filter.values}
            onAdd={(added) => onChange({ values: withValue(filter.values, added) })}
          />
        </div>
      )}
    </>
  );
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate;
}

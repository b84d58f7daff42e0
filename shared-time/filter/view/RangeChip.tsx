import { dayCount, limits, type DateRange, type LocalDate } from 'shared-contracts';
import {
  CalendarLtrRegular,
  laterPart,
  PopoverChip,
  Skeleton,
  useSnackbar,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import type { DateRangePreset } from 'shared-ui/date-time';
import { usePageText } from '../../page-messages/usePageText.ts';

const DateRangePicker = laterPart(
  async () => (await import('shared-ui/date-time')).DateRangePicker,
  { coming: <Skeleton width="308px" height="480px" /> },
);

export interface RangeChipProps {
  /** The days that are shown. */
  readonly range: DateRange;
  /** They differ from the default. */
  readonly isChanged?: boolean;
  readonly presets?: readonly DateRangePreset[];
  /** The last selectable day. */
  readonly last: LocalDate;
  readonly onChange: (range: DateRange) => void;
}

/** The days whose time is shown; the pickers load when it is opened. */
export function RangeChip({
  range,
  isChanged = false,
  presets = [],
  last,
  onChange,
}: RangeChipProps) {
  const text = usePageText();
  const formats = useUserFormats();
  const snackbar = useSnackbar();
  const isPhone = useViewport() === 'phone';
  return (
    <PopoverChip
      icon={<CalendarLtrRegular />}
      selected={isChanged}
      title={text('filter.dates')}
      label={formats.dateRange(range.startDate, range.endDate, !isPhone)}
    >
      {(close) => (
        <DateRangePicker
          range={range}
          presets={presets}
          max={last}
          onChoose={(chosen) => {
            if (dayCount(chosen) > limits.maximumRangeDays) {
              const words = text('filter.dates.tooMany', { count: limits.maximumRangeDays });
              snackbar.show({ text: words, intent: 'warning', topic: 'dates' });
              return;
            }
            onChange(chosen);
            close();
          }}
        />
      )}
    </PopoverChip>
  );
}

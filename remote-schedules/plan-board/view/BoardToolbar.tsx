import { useState } from 'react';
import { dayCount, type LocalDate } from 'shared-contracts';
import {
  Button,
  ChevronLeftRegular,
  ChevronRightRegular,
  IconButton,
  laterPart,
  makeStyles,
  media,
  PopoverChip,
  SegmentedControl,
  palette,
  Skeleton,
  text as type,
  useEmployeeSession,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  boardRange,
  chosenDays,
  maximumBoardDays,
  movedBoardRange,
  rangeAtToday,
  type BoardRange,
} from '../rules/boardRange.ts';

const DateRangePicker = laterPart(
  async () => (await import('shared-ui/date-time')).DateRangePicker,
  { coming: <Skeleton width="308px" height="480px" /> },
);

export interface BoardToolbarProps {
  readonly range: BoardRange;
  readonly today: LocalDate;
  /** Phones only have weeks. */
  readonly isPhone: boolean;
  readonly onChange: (range: BoardRange) => void;
}

/** Shows and changes the days. */
export function BoardToolbar({ range, today, isPhone, onChange }: BoardToolbarProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const [isTooLong, setIsTooLong] = useState(false);
  const { configuration } = useEmployeeSession();
  const { startOfWeek } = configuration;
  const { kind, startDate, endDate } = range;
  const title =
    kind === 'month' ? formats.month(startDate) : formats.dateRange(startDate, endDate, true);
  return (
    <div className={styles.bar}>
      <IconButton
        icon={<ChevronLeftRegular />}
        label={text('board.previous')}
        onClick={() => onChange(movedBoardRange(range, -1, startOfWeek))}
      />
      <IconButton
        icon={<ChevronRightRegular />}
        label={text('board.next')}
        onClick={() => onChange(movedBoardRange(range, 1, startOfWeek))}
      />
      {isPhone ? (
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
      ) : (
        <PopoverChip title={text('board.days')} label={title} selected={kind === 'days'}>
          {(close) => (
            <>
              <DateRangePicker
                range={range}
                onChoose={(chosen) => {
                  setIsTooLong(dayCount(chosen) > maximumBoardDays);
                  if (dayCount(chosen) > maximumBoardDays) return;
                  onChange(chosenDays(chosen));
                  close();
                }}
              />
              {isTooLong && (
                <p role="alert" className={styles.error}>
                  {text('board.days.tooMany', { count: maximumBoardDays })}
                </p>
              )}
            </>
          )}
        </PopoverChip>
      )}
      <Button size="row" onClick={() => onChange(rangeAtToday(range, today, startOfWeek))}>
        {text('board.today')}
      </Button>
      {!isPhone && (
        <SegmentedControl
          label={text('schedules.range')}
          value={kind === 'days' ? null : kind}
          choices={[
            { value: 'week', label: text('schedules.week') },
            { value: 'month', label: text('schedules.month') },
          ]}
          onChange={(chosen: 'week' | 'month') =>
            onChange(boardRange(chosen, dateToKeep(range, today), startOfWeek))
          }
        />
      )}
    </div>
  );
}

/** Today if shown, else the first day. */
function dateToKeep({ startDate, endDate }: BoardRange, today: LocalDate): LocalDate {
  return startDate <= today && today <= endDate ? today : startDate;
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  error: { ...type.secondary, margin: '8px 0 0', color: palette.status.rejected.text },
  title: { ...type.section, margin: 0, [media.phone]: { flex: '1 1 0' } },
});

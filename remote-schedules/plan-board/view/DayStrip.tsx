import { useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import {
  makeStyles,
  mergeClasses,
  palette,
  ringInside,
  text as type,
  tokens,
  useUserFormats,
  VisuallyHidden,
  WarningFilled,
  highlight,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { OpenedDay } from './DayCounts.tsx';
import { DayCountsPanel } from './DayCountsPanel.tsx';
import { useCountWords } from './useCountWords.ts';
import type { Coverage } from './useCoverage.ts';

export interface DayStripProps {
  readonly dates: readonly LocalDate[];
  readonly today: LocalDate;
  readonly coverage: Coverage;
}

/** On phones, above the people: the days and their planned numbers; a day opens its details. */
export function DayStrip({ dates, today, coverage }: DayStripProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const words = useCountWords(coverage);
  const [opened, setOpened] = useState<OpenedDay | null>(null);
  return (
    <div role="group" aria-label={text('board.planned')} className={styles.strip}>
      {dates.map((date) => {
        const day = coverage.coverageOn(date);
        const isShort = day !== null && day.shortfalls.length > 0;
        return (
          <button
            key={date}
            type="button"
            disabled={!day}
            aria-haspopup="dialog"
            aria-current={date === today ? 'date' : undefined}
            className={mergeClasses(styles.day, date === today && styles.today)}
            onClick={({ currentTarget }) => setOpened({ date, target: currentTarget })}
          >
            <VisuallyHidden>{day ? words(day) : formats.longDay(date)}</VisuallyHidden>
            <span aria-hidden="true">{formats.weekday(date, 'short')}</span>
            <span
              aria-hidden="true"
              className={mergeClasses(styles.number, date === today && styles.todayNumber)}
            >
              {Number(date.slice(8))}
            </span>
            <span
              aria-hidden="true"
              className={mergeClasses(styles.count, isShort && styles.short)}
            >
              {isShort && <WarningFilled />}
              {day ? formats.number(day.planned) : '–'}
            </span>
          </button>
        );
      })}
      {opened && (
        <DayCountsPanel opened={opened} coverage={coverage} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  strip: {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    display: 'flex',
    gap: '3px',
    padding: '4px 9px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '12px 12px 0 0',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  day: {
    ...type.caption,
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    padding: '4px 0',
    border: 'none',
    borderRadius: '8px',
    background: 'none',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    ...ringInside,
  },
  today: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  number: {
    ...type.bodyStrong,
    ...type.numbers,
    minWidth: '26px',
    lineHeight: '26px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground1,
  },
  todayNumber: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ...highlight,
  },
  count: {
    ...type.secondary,
    ...type.numbers,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: tokens.colorNeutralForeground2,
  },
  short: { color: palette.status.warning.text, fontWeight: tokens.fontWeightSemibold },
});

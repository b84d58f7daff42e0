import { useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import {
  laterPart,
  makeStyles,
  mergeClasses,
  palette,
  PopoverPanel,
  Skeleton,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { coverageOf, type PlannedCountDay, type PlannedMinimum } from '../rules/coverage.ts';

const DayCounts = laterPart(async () => (await import('./DayCounts.tsx')).DayCounts, {
  coming: <Skeleton width="280px" height="200px" />,
});

export interface FootRowProps {
  readonly dates: readonly LocalDate[];
  readonly rowIndex: number;
  /** Undefined while they are on their way. */
  readonly counts: readonly PlannedCountDay[] | undefined;
  readonly minimums: readonly PlannedMinimum[];
  /** Only some of the people are shown. */
  readonly isNarrowed: boolean;
  /** The day that has the keyboard's place; -1 is the name of the row, null another row. */
  readonly cursor: number | null;
}

/** How many are planned on each day; days with too few are marked. */
export function FootRow(props: FootRowProps) {
  const { dates, rowIndex, counts, minimums, isNarrowed, cursor } = props;
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const [open, setOpen] = useState<{ date: LocalDate; target: HTMLElement } | null>(null);
  const byDate = new Map(counts?.map((day) => [day.date, day]));
  const covered = dates.map((date) => {
    const day = byDate.get(date);
    return day && coverageOf(day, minimums, isNarrowed);
  });
  const short = covered.filter((day) => day !== undefined && day.shortfalls.length > 0).length;
  const opened = open && byDate.get(open.date);
  const isWide = dates.length <= 7;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.foot}>
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={cursor === -1 ? 0 : -1}
        data-cursor={cursor === -1 ? '' : undefined}
        className={styles.corner}
      >
        {text('board.planned')}
        {short > 0 && (
          <span className={styles.short}>
            <WarningFilled />
            {text('board.tooFewDays', { count: short })}
          </span>
        )}
      </div>
      {dates.map((date, index) => {
        const day = covered[index];
        const isShort = day !== undefined && day.shortfalls.length > 0;
        const count = day?.planned ?? 0;
        const label = text(isShort ? 'board.tooFewOn' : 'board.plannedOn', {
          day: formats.longDay(date),
          count,
        });
        return (
          <div key={date} role="gridcell" aria-colindex={index + 2} className={styles.cell}>
            {day && (
              <button
                type="button"
                tabIndex={cursor === index ? 0 : -1}
                data-cursor={cursor === index ? '' : undefined}
                aria-label={label}
                aria-haspopup="dialog"
                title={label}
                className={mergeClasses(styles.count, isShort && styles.short)}
                onClick={({ currentTarget }) => setOpen({ date, target: currentTarget })}
              >
                {isShort && <WarningFilled />}
                {formats.number(count)}
                {isShort && isWide && ` ${text('board.tooFew')}`}
              </button>
            )}
          </div>
        );
      })}
      {open && opened && (
        <PopoverPanel
          target={open.target}
          title={formats.longDay(open.date)}
          onClose={() => setOpen(null)}
        >
          <DayCounts
            day={opened}
            minimums={minimums}
            isNarrowed={isNarrowed}
            onSaved={() => setOpen(null)}
          />
        </PopoverPanel>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'flex',
    height: '44px',
    boxSizing: 'border-box',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  corner: {
    ...type.captionStrong,
    position: 'sticky',
    left: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flex: '0 0 var(--names)',
    boxSizing: 'border-box',
    padding: '0 12px',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
  cell: { display: 'flex', flex: '1 1 0', minWidth: 0 },
  count: {
    ...type.caption,
    ...type.numbers,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    width: '100%',
    padding: 0,
    border: 'none',
    background: 'none',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  short: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: palette.status.warning.text,
    fontWeight: tokens.fontWeightSemibold,
  },
});

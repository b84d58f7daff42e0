import { memo, useRef, useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import {
  Button,
  makeStyles,
  mergeClasses,
  palette,
  ringInside,
  text as type,
  tokens,
  useKeepMessagesOff,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { OpenedDay } from './DayCounts.tsx';
import { DayCountsPanel } from './DayCountsPanel.tsx';
import { useCountWords } from './useCountWords.ts';
import type { Coverage } from './useCoverage.ts';
import { useEdgeStyles } from './useEdgeStyles.ts';

export interface FootRowProps {
  readonly dates: readonly LocalDate[];
  readonly rowIndex: number;
  readonly coverage: Coverage;
  /** The day with the keyboard cursor; -1: the row's name, null: another row. */
  readonly cursor: number | null;
}

/** The number planned on each day, including unsaved changes; days with too few are marked. */
export const FootRow = memo(function FootRow(props: FootRowProps) {
  const { dates, rowIndex, coverage, cursor } = props;
  const text = useText();
  const styles = useStyles();
  const edge = useEdgeStyles();
  const words = useCountWords(coverage);
  const element = useRef<HTMLDivElement>(null);
  useKeepMessagesOff(element);
  const [opened, setOpened] = useState<OpenedDay | null>(null);
  const covered = dates.map(coverage.coverageOn);
  const short = covered.filter((day) => day !== null && day.shortfalls.length > 0).length;
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={rowIndex}
      className={mergeClasses(edge.row, styles.foot)}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={cursor === -1 ? 0 : -1}
        data-cursor={cursor === -1 ? '' : undefined}
        className={mergeClasses(edge.corner, styles.corner)}
      >
        <span className={mergeClasses(coverage.coming.size > 0 && styles.coming)}>
          {text(coverage.coming.size > 0 ? 'board.plannedComing' : 'board.planned')}
        </span>
        {coverage.retry && (
          <Button size="row" look="subtle" onClick={coverage.retry}>
            {text('board.countAgain')}
          </Button>
        )}
        {short > 0 && (
          <span className={styles.short}>
            <WarningFilled />
            {text('board.tooFewDays', { count: short })}
          </span>
        )}
      </div>
      {dates.map((date, index) => (
        <div key={date} role="gridcell" aria-colindex={index + 2} className={styles.cell}>
          <DayCount
            day={covered[index] ?? null}
            before={coverage.coming.get(date)}
            isWide={dates.length <= 7}
            isCursor={cursor === index}
            words={words}
            onOpen={(target) => setOpened({ date, target })}
          />
        </div>
      ))}
      {opened && (
        <DayCountsPanel opened={opened} coverage={coverage} onClose={() => setOpened(null)} />
      )}
    </div>
  );
});

interface DayCountProps {
  /** Null while it is counted. */
  readonly day: ReturnType<Coverage['coverageOn']>;
  /** The number without the unsaved changes; undefined without changes. */
  readonly before: number | undefined;
  /** There is space for more than the number. */
  readonly isWide: boolean;
  readonly isCursor: boolean;
  readonly words: ReturnType<typeof useCountWords>;
  readonly onOpen: (target: HTMLElement) => void;
}

/** The number planned on a day; opens its details. */
function DayCount({ day, before, isWide, isCursor, words, onOpen }: DayCountProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  if (!day) return null;
  const isShort = day.shortfalls.length > 0;
  const ofAll = day.shortfalls.find(({ employeeGroupId }) => employeeGroupId === null);
  return (
    <button
      type="button"
      tabIndex={isCursor ? 0 : -1}
      data-cursor={isCursor ? '' : undefined}
      aria-label={words(day)}
      aria-haspopup="dialog"
      title={words(day)}
      className={mergeClasses(
        styles.count,
        !isWide && styles.narrow,
        before !== undefined && styles.comingCell,
        isShort && styles.short,
      )}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {isShort && <WarningFilled />}
      {isWide && before !== undefined && before !== day.planned && (
        <>
          <s className={styles.before}>{formats.number(before)}</s>{' '}
        </>
      )}
      {isWide && ofAll
        ? text('board.outOf', { planned: ofAll.planned, minimum: ofAll.minimum })
        : isWide
          ? formats.number(day.planned)
          : day.planned}
    </button>
  );
}

const useStyles = makeStyles({
  foot: {
    bottom: 0,
    height: '44px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  corner: { padding: '0 12px', ...ringInside },
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
    ...ringInside,
  },
  // Next to a warning, a number of thousands would overflow into the next day.
  narrow: { flexDirection: 'column', gap: 0, fontSize: '11px', lineHeight: '14px' },
  coming: { color: tokens.colorBrandForeground1 },
  comingCell: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 2px 0 0 ${tokens.colorBrandStroke1}`,
  },
  before: {
    marginInlineEnd: '4px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  short: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: palette.status.warning.text,
    fontWeight: tokens.fontWeightSemibold,
  },
});

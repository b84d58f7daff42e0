import type { LocalDate, PlannedDay } from 'shared-contracts';
import {
  type BarColors,
  BeachRegular,
  IconButton,
  makeStyles,
  media,
  mergeClasses,
  MoreHorizontalRegular,
  palette,
  ringInside,
  Skeleton,
  StarFilled,
  text as type,
  tokens,
  useUserFormats,
  VisuallyHidden,
  WarningFilled,
} from 'shared-ui';
import { RowCheckbox } from 'shared-ui/table';
import { dayTimes } from '../../bars/rules/dayTimes.ts';
import { useText } from '../../messages/useText.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import type { RowActions } from './RowActions.ts';
import { useBarWords } from './useBarWords.ts';

/** Pixels: a name, a line about it and the week's blocks. */
export const phoneRowHeight = 124;

export interface PhoneRowProps {
  readonly index: number;
  readonly row: PlannedRow | undefined;
  readonly plan: RowPlan | null;
  readonly today: LocalDate;
  readonly isChosen: boolean;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly actions: RowActions;
  readonly onOpen: (row: PlannedRow, plan: RowPlan) => void;
}

/** A person, whose name opens the week, and the week's blocks, each of which opens its day. */
export function PhoneRow({
  index,
  row,
  plan,
  today,
  isChosen,
  colorsOf,
  actions,
  onOpen,
}: PhoneRowProps) {
  const text = useText();
  const styles = useStyles();
  const words = useBarWords();
  const formats = useUserFormats();
  const place = { transform: `translateY(${index * phoneRowHeight}px)` };
  if (!row) {
    return (
      <li className={styles.row} style={place} aria-label={text('board.loading')}>
        <Skeleton width="60%" />
      </li>
    );
  }
  return (
    <li className={mergeClasses(styles.row, isChosen && styles.chosen)} style={place}>
      <PhoneRowHead {...{ row, plan, isChosen, actions, onOpen }} />
      {plan ? (
        <div role="group" aria-label={row.employeeName} className={styles.week}>
          {plan.days.map((day) => {
            const { date, planned } = day;
            const colors = colorsOf(planned);
            return (
              <button
                key={date}
                type="button"
                aria-haspopup="dialog"
                className={mergeClasses(styles.day, date === today && styles.today)}
                onClick={() => actions.pressDay(row, plan, day)}
              >
                <VisuallyHidden>{words.describe(row, [day])}</VisuallyHidden>
                <span aria-hidden="true" className={styles.date}>
                  {formats.weekday(date, 'narrow')} <b>{Number(date.slice(8))}</b>
                </span>
                <span
                  aria-hidden="true"
                  className={mergeClasses(
                    styles.block,
                    isChosen && styles.chosenBlock,
                    planned.kind === 'holiday' && styles.holiday,
                    planned.kind === 'absence' && styles.absence,
                  )}
                  style={
                    colors && {
                      backgroundColor: colors.fill,
                      color: colors.text,
                      forcedColorAdjust: 'none',
                    }
                  }
                >
                  <BlockWords planned={planned} />
                </span>
              </button>
            );
          })}
        </div>
      ) : (
        <Skeleton height="48px" />
      )}
    </li>
  );
}

type PhoneRowHeadProps = Pick<PhoneRowProps, 'plan' | 'isChosen' | 'actions' | 'onOpen'> & {
  readonly row: PlannedRow;
};

function PhoneRowHead({ row, plan, isChosen, actions, onOpen }: PhoneRowHeadProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.head}>
      <RowCheckbox
        label={text('board.select', { name: row.employeeName })}
        checked={isChosen}
        onChange={(isNowChosen) => actions.choose(row, isNowChosen)}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!plan}
        className={styles.lines}
        onClick={() => plan && onOpen(row, plan)}
      >
        <span className={styles.name}>
          {row.employeeName}
          <VisuallyHidden>, {text('board.open')}</VisuallyHidden>
        </span>
        <span className={styles.second}>
          {row.failedSchedules.length > 0 ? (
            <span className={styles.failed}>
              <WarningFilled />
              <span aria-hidden="true">{text('board.refusedShort')}</span>
              <VisuallyHidden>{text('board.refused')}</VisuallyHidden>
            </span>
          ) : (
            `${row.employeeNumber} · ${row.position.description}`
          )}
        </span>
      </button>
      <IconButton
        size="row"
        icon={<MoreHorizontalRegular />}
        label={text('board.actions', { name: row.employeeName })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => actions.openMenu(row, currentTarget)}
      />
    </div>
  );
}

/** Start above end; on a 12-hour clock the start, and AM or PM. */
function BlockWords({ planned }: { readonly planned: PlannedDay }) {
  const styles = useStyles();
  const formats = useUserFormats();
  switch (planned.kind) {
    case 'work': {
      const times = dayTimes(planned.day);
      if (!times) return formats.hours(planned.day.workingMinutes * 60);
      const [from = '', noon] = formats.wallTime(times.startTime).split(/\s/);
      return (
        <span className={styles.times}>
          <span>{from}</span>
          <span>{noon ?? formats.wallTime(times.endTime)}</span>
        </span>
      );
    }
    case 'absence':
      return <BeachRegular />;
    case 'holiday':
      return <StarFilled />;
    case 'none':
      return null;
    default:
      return '–';
  }
}

const useStyles = makeStyles({
  row: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: '124px',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4px',
    padding: '4px 8px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    // A long name must not shrink the checkbox and the menu.
    '& > :not(:nth-child(2))': { flexShrink: 0 },
  },
  lines: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexGrow: 1,
    minWidth: 0,
    minHeight: '44px',
    padding: 0,
    border: 'none',
    background: 'none',
    fontFamily: 'inherit',
    textAlign: 'left',
    color: 'inherit',
    ...ringInside,
  },
  name: { ...type.rowFirst, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  second: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  failed: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: palette.status.warning.text,
  },
  week: { display: 'flex', gap: '3px' },
  day: {
    ...type.caption,
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    minWidth: 0,
    padding: 0,
    border: 'none',
    background: 'none',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground3,
  },
  date: { ...type.numbers, whiteSpace: 'nowrap' },
  today: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  block: {
    ...type.secondaryStrong,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '30px',
    borderRadius: '6px',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  times: {
    ...type.numbers,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    fontSize: '11px',
    lineHeight: '13px',
  },
  chosenBlock: { backgroundColor: tokens.colorNeutralBackground1 },
  holiday: { color: palette.status.deletion.text, backgroundColor: palette.status.deletion.tint },
  absence: {
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: 'transparent',
    boxSizing: 'border-box',
  },
});

import { memo } from 'react';
import { daysBetween, type LocalDate, type PlannedDay } from 'shared-contracts';
import {
  Avatar,
  IconButton,
  mergeClasses,
  MoreHorizontalRegular,
  VisuallyHidden,
  WarningFilled,
  type BarColors,
} from 'shared-ui';
import { RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { lowBarLabel } from '../../bars/rules/joinBars.ts';
import { comingBars, type ComingRow } from '../rules/comingDays.ts';
import { reasonOf } from '../rules/rowFailures.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { leftOf, rowHeight } from './boardSizes.ts';
import { RowBars } from './RowBars.tsx';
import type { RowActions } from './RowActions.ts';
import { useBarWords } from './useBarWords.ts';
import type { DaysInView } from './useDaysInView.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface BoardRowProps {
  /** From 0. */
  readonly index: number;
  readonly row: PlannedRow;
  /** Null while it is on its way. */
  readonly plan: RowPlan | null;
  readonly dates: readonly LocalDate[];
  readonly inView: DaysInView;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly isChosen: boolean;
  /** Null while single days are chosen. */
  readonly actions: RowActions;
  readonly isByDays: boolean;
  readonly chosenDays: ReadonlySet<LocalDate> | undefined;
  readonly coming: ComingRow | undefined;
  readonly nameOf: (code: string) => string;
  /** The day that has the keyboard's place; -1 is the name, null another row. */
  readonly cursor: number | null;
}

/** An assignment: who it is at the left, and the days. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { index, row, plan, dates, inView, isChosen, isByDays, chosenDays, coming, cursor } = props;
  const { actions } = props;
  const text = useText();
  const styles = useRowStyles();
  const words = useBarWords();
  const [failed] = row.failedSchedules;
  const startDate = dates[0] ?? '';
  const comings = coming
    ? comingBars(coming, { startDate, endDate: dates.at(-1) ?? startDate })
    : [];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-row={index}
      className={styles.row}
      style={{ transform: `translateY(${index * rowHeight}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={cursor === -1 ? 0 : -1}
        data-cursor={cursor === -1 ? '' : undefined}
        className={mergeClasses(styles.names, isChosen && styles.chosenNames)}
      >
        {!isByDays && (
          <span className={styles.check}>
            <RowCheckbox
              label={text('board.select', { name: row.employeeName })}
              checked={isChosen}
              tabIndex={-1}
              onChange={(isNowChosen) => actions.choose(row, isNowChosen)}
            />
          </span>
        )}
        <span className={styles.avatar}>
          <Avatar size={32} name={row.employeeName} colorKey={row.employeeId} />
        </span>
        <span className={styles.lines}>
          <span className={styles.name} title={row.employeeName}>
            {row.employeeName}
          </span>
          <span className={styles.second}>
            {failed ? (
              <span
                className={styles.failed}
                title={text('board.refusedFor', {
                  name: row.employeeName,
                  reason: reasonOf(failed),
                })}
              >
                <WarningFilled />
                <span aria-hidden="true">{text('board.refusedShort')}</span>
                <VisuallyHidden>{text('board.refused')}</VisuallyHidden>
              </span>
            ) : (
              `${row.employeeNumber} · ${row.position.description}`
            )}
          </span>
        </span>
        <IconButton
          size="row"
          icon={<MoreHorizontalRegular />}
          label={text('board.actions', { name: row.employeeName })}
          tabIndex={-1}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => actions.openMenu(row, currentTarget)}
        />
      </div>
      <div role="presentation" className={mergeClasses(styles.days, isChosen && styles.chosenDays)}>
        {plan ? (
          <RowBars row={row} plan={plan} inView={inView} colorsOf={props.colorsOf} />
        ) : (
          <span className={styles.waiting} />
        )}
        {comings.map(({ first, length, after }) => {
          const said = words.coming(after, props.nameOf);
          const label = lowBarLabel(length / dates.length);
          return (
            <div
              key={`coming ${first}`}
              className={styles.coming}
              aria-hidden="true"
              style={{ left: leftOf(first, dates.length), width: leftOf(length, dates.length) }}
            >
              <span className={styles.strong}>
                {label === 'letter' ? said.name.slice(0, 1) : said.name}
              </span>
              {label === 'name-and-times' && <span className={styles.numbers}>{said.times}</span>}
            </div>
          );
        })}
        {chosenDays &&
          [...chosenDays].map((date) => {
            const day = daysBetween(startDate, date);
            return day < 0 || day >= dates.length ? null : (
              <div
                key={`picked ${date}`}
                className={styles.picked}
                style={{ left: leftOf(day, dates.length), width: leftOf(1, dates.length) }}
              />
            );
          })}
        {cursor !== null && cursor >= 0 && (
          <CursorCell
            {...props}
            day={cursor}
            coming={
              comings.find(({ first, length }) => first <= cursor && cursor < first + length)?.after
            }
          />
        )}
      </div>
    </div>
  );
});

interface CursorCellProps extends Omit<BoardRowProps, 'coming'> {
  readonly day: number;
  readonly coming: Parameters<ReturnType<typeof useBarWords>['coming']>[0] | undefined;
}

/** The one day of the board that has the focus, with its words. */
function CursorCell({ row, plan, dates, chosenDays, day, coming, nameOf }: CursorCellProps) {
  const text = useText();
  const styles = useRowStyles();
  const words = useBarWords();
  const dated = plan?.days[day];
  const next = coming && words.coming(coming, nameOf);
  const said = [
    dated ? words.describe(row, [dated]) : text('board.loading'),
    ...(next ? [text('board.coming', { plan: `${next.name} ${next.times}`.trim() })] : []),
  ].join(', ');
  return (
    <div
      role="gridcell"
      aria-colindex={day + 2}
      aria-label={`${row.employeeName}, ${said}`}
      aria-selected={chosenDays?.has(dates[day] ?? '') ?? false}
      tabIndex={0}
      data-cursor=""
      className={styles.cursor}
      style={{ left: leftOf(day, dates.length), width: leftOf(1, dates.length) }}
    />
  );
}

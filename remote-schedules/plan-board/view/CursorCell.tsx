import { daysOf, type DateRange } from 'shared-contracts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { remarksOn } from '../../assigning/rules/remarksOn.ts';
import { useText } from '../../messages/useText.ts';
import { comingBars, type ComingRow } from '../rules/comingDays.ts';
import type { RowPlan } from '../rules/rowPlan.ts';
import { leftOf } from './boardSizes.ts';
import type { BarWords } from './useBarWords.ts';
import { useRowStyles } from './useRowStyles.ts';

export interface CursorCellProps {
  readonly row: PlannedRow;
  readonly plan: RowPlan | null;
  /** Index of the day in the range shown. */
  readonly day: number;
  readonly dayCount: number;
  readonly range: DateRange;
  readonly isChosen: boolean;
  readonly words: BarWords;
  readonly coming: ComingRow | undefined;
  readonly nameOf: (code: string) => string;
}

/** The board's one focused day, with its label. */
export function CursorCell(props: CursorCellProps) {
  const { row, plan, day, dayCount, range, isChosen, words, coming, nameOf } = props;
  const text = useText();
  const styles = useRowStyles();
  const dated = plan?.days[day];
  const next = coming && comingBars(coming, range).find((bar) => isOn(bar, day));
  const change = next && words.coming(next.after, nameOf);
  const date = daysOf(range)[day] ?? '';
  const remarks = change ? remarksOn(coming, { startDate: date, endDate: date }) : [];
  const said = [
    dated ? words.describe(row, [dated]) : text('board.loading'),
    ...(change ? [text('board.coming', { plan: `${change.name} ${change.times}`.trim() })] : []),
    ...remarks,
  ].join(', ');
  return (
    <div
      role="gridcell"
      aria-colindex={day + 2}
      aria-label={`${row.employeeName}, ${said}`}
      aria-selected={isChosen}
      tabIndex={0}
      data-cursor=""
      className={styles.cursor}
      style={{ left: leftOf(day, dayCount), width: leftOf(1, dayCount) }}
    />
  );
}

function isOn({ first, length }: { first: number; length: number }, day: number): boolean {
  return first <= day && day < first + length;
}

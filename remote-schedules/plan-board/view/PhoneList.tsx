import { useEffect, useMemo, useState } from 'react';
import { daysOf, type DateRange, type LocalDate, type PlannedDay } from 'shared-contracts';
import { Card, laterDialog, makeStyles, useScrollArea, type BarColors } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { PlanSelection } from '../rules/planSelection.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { rowPlan } from '../rules/rowPlan.ts';
import { DayStrip } from './DayStrip.tsx';
import { PhoneRow, phoneRowHeight } from './PhoneRow.tsx';
import type { RowActions } from './RowActions.ts';
import type { BoardRows } from './useBoardRows.ts';
import type { Coverage } from './useCoverage.ts';
import { useRowsInView, type RowsInView } from './useRowsInView.ts';

export interface PhoneListProps {
  readonly range: DateRange;
  readonly today: LocalDate;
  readonly rows: BoardRows;
  readonly total: number;
  /** The week closes for it, and reopens afterwards. */
  readonly isAssigning: boolean;
  readonly coverage: Coverage;
  readonly selection: PlanSelection;
  readonly actions: RowActions;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly onRowsInView: (rows: RowsInView) => void;
}

/** The same chunk as a day's numbers: each further chunk enlarges the entry. */
const PersonWeek = laterDialog(
  async () => (await import(/* webpackChunkName: "days" */ './PersonWeek.tsx')).PersonWeek,
);

/** People with their week, on phones. */
export function PhoneList(props: PhoneListProps) {
  const { range, today, rows, total, selection, actions, colorsOf, onRowsInView } = props;
  const { coverage } = props;
  const { startDate, endDate } = range;
  const dates = useMemo(() => daysOf({ startDate, endDate }), [startDate, endDate]);
  const text = useText();
  const styles = useStyles();
  const scroller = useScrollArea();
  const [top, setTop] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<PlannedRow | null>(null);
  const openedPlan = opened && rows.planOf(opened.id);
  const { first, end } = useRowsInView({
    scroller,
    top,
    rowHeight: phoneRowHeight,
    count: total,
  });
  useEffect(() => onRowsInView({ first, end }), [onRowsInView, first, end]);
  return (
    <Card flush>
      <DayStrip dates={dates} today={today} coverage={coverage} />
      <ul
        ref={setTop}
        aria-label={text('board.board')}
        aria-busy={rows.isChanging}
        className={styles.list}
        style={{ height: `${total * phoneRowHeight}px` }}
      >
        {Array.from({ length: end - first }, (_, offset) => {
          const index = first + offset;
          const row = rows.rowAt(index);
          const summary = row && rows.planOf(row.id);
          return (
            <PhoneRow
              key={row?.id ?? `waiting ${index}`}
              index={index}
              row={row}
              plan={summary ? rowPlan(summary, range) : null}
              today={today}
              isChosen={row !== undefined && selection.rows.has(row.id)}
              colorsOf={colorsOf}
              actions={actions}
              onOpen={(who) => setOpened(who)}
            />
          );
        })}
      </ul>
      {opened && openedPlan && !props.isAssigning && (
        <PersonWeek
          row={opened}
          plan={rowPlan(openedPlan, range)}
          today={today}
          colorsOf={colorsOf}
          onOpen={actions.openDetails}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
});

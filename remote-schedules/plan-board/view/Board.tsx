import { useId } from 'react';
import { makeStyles, media, mergeClasses, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { BoardHead } from './BoardHead.tsx';
import type { BoardProps } from './BoardProps.ts';
import { leastDayWidth, namesWidth as widths, rowHeight } from './boardSizes.ts';
import { DayColumns } from './DayColumns.tsx';
import { DragRectangle } from './DragRectangle.tsx';
import { DrawnRows } from './DrawnRows.tsx';
import { DropLayer } from './DropLayer.tsx';
import { FootRow } from './FootRow.tsx';
import { type BoardGrid, useBoardGrid } from './useBoardGrid.ts';

/** People down, days across; names and days are sticky. */
export function Board(props: BoardProps) {
  const { today, rows, total } = props;
  const text = useText();
  const styles = useStyles();
  const keysId = useId();
  const grid = useBoardGrid(props);
  const { dates, namesWidth, isByDays, cursor } = grid;
  return (
    <div
      ref={grid.setScroller}
      role="grid"
      aria-label={text('board.board')}
      aria-describedby={keysId}
      aria-rowcount={total + 2}
      aria-colcount={dates.length + 1}
      aria-multiselectable="true"
      aria-busy={rows.isChanging}
      tabIndex={-1}
      className={mergeClasses(styles.scroller, isByDays && styles.picking)}
      {...grid.handlers}
    >
      <div
        role="presentation"
        className={styles.canvas}
        style={{ minWidth: `${namesWidth + dates.length * leastDayWidth(dates.length, total)}px` }}
      >
        <BoardHead
          dates={dates}
          today={today}
          holidays={props.holidays}
          allChosen={isByDays ? null : props.allChosen}
          onChooseAll={props.onChooseAll}
        />
        <BoardBody {...props} grid={grid} />
        <span id={keysId} hidden>
          {text('board.keys')}
        </span>
        <FootRow
          coverage={props.coverage}
          dates={dates}
          rowIndex={total + 2}
          cursor={cursor.row === total ? cursor.day : null}
        />
      </div>
    </div>
  );
}

/** The rows, and what is dragged over them. */
function BoardBody({ grid, ...props }: BoardProps & { readonly grid: BoardGrid }) {
  const { range, rows, total, selection, actions } = props;
  const { scroller, dates, shownRows, cursor, rectangle } = grid;
  const styles = useStyles();
  return (
    <div role="presentation" className={styles.body} style={{ height: `${total * rowHeight}px` }}>
      <DayColumns dates={dates} today={props.today} />
      <DrawnRows
        scroller={scroller}
        first={shownRows.first}
        end={shownRows.end}
        range={range}
        dates={dates}
        namesWidth={grid.namesWidth}
        hasPictures={grid.isDesktop}
        rows={rows}
        total={total}
        selection={selection}
        actions={actions}
        colorsOf={props.colorsOf}
        nameOf={props.nameOf}
        coming={props.coming}
        cursorRow={cursor.row}
        cursorDay={cursor.day}
        onRowsInView={props.onRowsInView}
      />
      {rectangle && <DragRectangle rectangle={rectangle} dayCount={dates.length} />}
      {actions.drop && (
        <DropLayer
          place={grid.size}
          range={range}
          dates={dates}
          rowAt={rows.rowAt}
          shown={shownRows}
          selection={selection}
          onDrop={actions.drop}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  scroller: {
    flex: '0 1 auto',
    minHeight: '240px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    outlineStyle: 'none',
    overscrollBehavior: 'contain',
    '--names': `${widths.desktop}px`,
    [media.belowDesktop]: { '--names': `${widths.tablet}px` },
  },
  picking: { '& [data-row]': { userSelect: 'none' } },
  canvas: { position: 'relative' },
  body: { position: 'relative' },
});

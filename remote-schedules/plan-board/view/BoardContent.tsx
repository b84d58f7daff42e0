import { useNavigate } from 'react-router-dom';
import {
  Button,
  CalendarPersonRegular,
  Card,
  EmptyState,
  FailurePanel,
  makeStyles,
  PageHeader,
  SearchRegular,
  SkeletonRows,
  text as type,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isNarrowed } from '../rules/boardFilter.ts';
import { Board } from './Board.tsx';
import { BoardKey } from './BoardKey.tsx';
import { rowHeight } from './boardSizes.ts';
import { PhoneList } from './PhoneList.tsx';
import { phoneRowHeight } from './PhoneRow.tsx';
import type { BoardModel } from './useBoardModel.ts';

export interface BoardContentProps {
  readonly board: BoardModel;
}

/** The people with their plans, or why there are none. */
export function BoardContent({ board }: BoardContentProps) {
  const { total, failure, retry } = board.rows;
  const { filter, resetFilter } = board.shown;
  const text = useText();
  const navigate = useNavigate();
  const isPhone = useViewport() === 'phone';
  if (total !== null && total > 0) return <People board={board} total={total} />;
  if (total === 0) {
    const narrowed = isNarrowed(filter);
    return (
      <EmptyState
        icon={narrowed ? <SearchRegular /> : <CalendarPersonRegular />}
        meaning="work"
        title={text(narrowed ? 'board.empty.narrowed' : 'board.empty')}
        text={text(narrowed ? 'board.empty.narrowed.text' : 'board.empty.text')}
        actions={narrowed && <Button onClick={resetFilter}>{text('board.empty.reset')}</Button>}
      />
    );
  }
  return failure ? (
    <FailurePanel
      title={text('board.failure')}
      failure={failure}
      onRetry={retry}
      otherAction={
        <Button onClick={() => void navigate('/approvals')}>{text('board.toEmployeeTime')}</Button>
      }
    />
  ) : (
    <Card flush>
      <SkeletonRows count={8} height={isPhone ? phoneRowHeight : rowHeight} />
    </Card>
  );
}

/** As a list on phones, else as a board with a key of its colours. */
function People({ board, total }: BoardContentProps & { readonly total: number }) {
  const { shown, rows, chosen, all, planning, coverage, actions, colorsOf, holidays } = board;
  const { range, today } = shown;
  const { selection } = chosen;
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const people = (
    <span role="status">
      {text.rich('board.people', {
        count: total,
        b: (parts) => <strong key="count">{parts}</strong>,
      })}
    </span>
  );
  const shared = {
    ...{ range, today, rows, total, coverage, selection, actions, colorsOf },
    onRowsInView: board.seeRows,
  };
  return (
    <>
      <PageHeader text={isPhone ? null : people} />
      {isPhone && (
        <div className={styles.summary}>
          {people}
          {selection.rows.size < total && (
            <Button
              size="row"
              look="subtle"
              tone="brand"
              busy={all.isFinding}
              onClick={() => void all.choose()}
            >
              {text('board.selectAllCount', { count: total })}
            </Button>
          )}
        </div>
      )}
      {isPhone ? (
        <PhoneList {...shared} isAssigning={planning.isAssigning} />
      ) : (
        <>
          <Board
            {...shared}
            allChosen={all.state}
            onChooseAll={(isChosen) => (isChosen ? void all.choose() : chosen.clear())}
            nameOf={planning.nameOf}
            holidays={holidays}
            coming={planning.coming}
          />
          <BoardKey schedules={board.schedules} holidays={holidays} colorsOf={colorsOf} />
        </>
      )}
    </>
  );
}

const useStyles = makeStyles({
  summary: {
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '40px',
  },
});

import {
  Card,
  FreshnessNote,
  SwitchField,
  makeStyles,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { CycleList } from './CycleList.tsx';
import { CycleTotal } from './CycleTotal.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { ListMenu } from './ListMenu.tsx';
import { PreviousCycle } from './PreviousCycle.tsx';
import { useIsList } from './useIsList.ts';
import { isNewestFirst, type PayCyclesViewProps, useCycleLists } from './useCycleLists.ts';

export function PayCyclesView(props: PayCyclesViewProps) {
  const { ranges, today } = props;
  const text = useText();
  const isList = useIsList();
  const model = useCycleLists(props);
  const { filter, current, isAdjusted, setIsAdjusted, sorting } = model;
  // Below rows that are still loading it would move.
  const hasPrevious = !filter.filter.range && (current.isKnown || Boolean(current.failure));
  return (
    <>
      <HistoryFilterBar
        filter={filter}
        ranges={ranges}
        today={today}
        end={
          isList ? (
            <ListMenu
              {...{ sorting, isAdjusted }}
              onSort={model.setSorting}
              onAdjust={setIsAdjusted}
            />
          ) : (
            <SwitchField
              label={text('history.showAdjusted')}
              checked={isAdjusted}
              onChange={setIsAdjusted}
            />
          )
        }
      />
      <FreshnessNote
        answeredAt={current.answeredAt}
        failure={current.failure}
        onRetry={current.retry}
      />
      <CurrentCycle model={model} isList={isList} />
      {hasPrevious && (
        <PreviousCycle
          cycle={model.previous}
          isOpen={model.isPreviousOpen}
          onOpen={model.setIsPreviousOpen}
          {...model.list}
        />
      )}
    </>
  );
}

interface CurrentCycleProps {
  readonly model: ReturnType<typeof useCycleLists>;
  readonly isList: boolean;
}

/** The current pay cycle, or the chosen days. */
function CurrentCycle({ model, isList }: CurrentCycleProps) {
  const { filter, current, isAdjusted, sorting } = model;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const title = text(filter.filter.range ? 'history.chosenDates' : 'history.current');
  const total = current.isKnown && (
    <CycleTotal
      worked={(isAdjusted ? current.adjusted : current.worked) + model.running}
      planned={filter.hidesTime ? 0 : current.planned}
    />
  );
  const list = <CycleList label={title} cycle={current} {...model.list} />;
  if (!isList) {
    const range = formats.dateRange(current.range.startDate, current.range.endDate);
    return (
      <Card flush title={title} titleNote={range} extra={total}>
        {list}
      </Card>
    );
  }
  // A list has no column heads that would show it.
  const notes = [
    ...(isNewestFirst(sorting) ? [] : [text(`history.sort.${sorting.by}.${sorting.direction}`)]),
    ...(isAdjusted ? [text('history.column.adjustedDuration')] : []),
  ];
  return (
    <section>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.total}>{total}</span>
        {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
      </header>
      {list}
    </section>
  );
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8px',
    padding: '4px 8px 0',
  },
  title: { ...type.section, margin: 0 },
  notes: { ...type.secondary, flexBasis: '100%', color: tokens.colorNeutralForeground3 },
  total: { marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
});

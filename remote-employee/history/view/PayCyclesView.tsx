import { useState } from 'react';
import {
  isInRange,
  localDay,
  shownSeconds,
  type DateRange,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import {
  Card,
  FreshnessNote,
  SwitchField,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useBusEvent,
  useEmployeeSession,
  useHost,
  useQueryClient,
  useUserFormats,
} from 'shared-ui';
import { ownShiftsKey } from '../../active-shift/data/activeShiftQuery.ts';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { useText } from '../../messages/useText.ts';
import { isOpenToChanges, pairActions } from '../rules/pairActions.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import { CycleList } from './CycleList.tsx';
import { ListMenu } from './ListMenu.tsx';
import { CycleTotal } from './CycleTotal.tsx';
import { PreviousCycle } from './PreviousCycle.tsx';
import { useCycle } from './useCycle.ts';
import type { OpenDialog } from './usePairActions.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { useHistoryFilter } from './useHistoryFilter.ts';
import { useWantedPair, type FoundPair } from './useWantedPair.ts';
import { useIsList } from './useIsList.ts';

export interface PayCyclesViewProps {
  readonly ranges: { readonly current: DateRange; readonly previous: DateRange };
  /** The open shift, whose running time counts in the total. */
  readonly shift: ShownShift | null;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly onOpenDialog: OpenDialog;
}

export function PayCyclesView(props: PayCyclesViewProps) {
  const { ranges, shift, now, today, onOpenDialog } = props;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const { features } = useHost();
  const isList = useIsList();
  const [sorting, setSorting] = useState<Sorting>(newestFirst);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [isAdjusted, setIsAdjusted] = useState(false);
  const [isPreviousOpen, setIsPreviousOpen] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const filter = useHistoryFilter();
  const chosenRange = filter.filter.range;
  const current = useCycle(chosenRange ?? ranges.current, sorting, filter.asked);
  const previous = useCycle(ranges.previous, sorting, filter.asked);

  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: ownShiftsKey(api, employeeId) });
  });

  function onFound({ pair, cycle, isForEdit }: FoundPair): void {
    if (cycle > 0) setIsPreviousOpen(true);
    setOpen((before) => new Set([...before, pair.id]));
    setWanted(pair.id);
    const canBeEdited = pairActions(pair, features, isOpenToChanges(pair, ranges)).includes('edit');
    if (isForEdit && canBeEdited) {
      onOpenDialog({ kind: 'EDIT_SHIFT', shift: pair });
    }
  }
  const onOlder = (older: FoundPair['pair']) => onOpenDialog({ kind: 'DETAILS', shift: older });
  useWantedPair([current, previous], onFound, onOlder, filter.reset);

  const shared = {
    open,
    wanted,
    now,
    today,
    isAdjusted,
    isOpenToChanges: (pair: FoundPair['pair']) => isOpenToChanges(pair, ranges),
    onOpenDialog,
    sorting,
    isFiltered: filter.hidesTime,
    onShown: () => setWanted(null),
    onToggle: (id: number) => setOpen((before) => toggled(before, id)),
    onSort: (by: Sorting['by']) => setSorting((before) => nextSorting(before, by)),
  };
  const title = text(chosenRange ? 'history.chosenDates' : 'history.current');
  const range = formats.dateRange(current.range.startDate, current.range.endDate);
  const isNewestFirst =
    sorting.by === newestFirst.by && sorting.direction === newestFirst.direction;
  // A list has no column heads that would show it.
  const notes = [
    ...(isNewestFirst ? [] : [text(`history.sort.${sorting.by}.${sorting.direction}`)]),
    ...(isAdjusted ? [text('history.column.adjustedDuration')] : []),
  ];
  // Below rows that are still loading it would move.
  const hasPrevious = !chosenRange && (current.isKnown || Boolean(current.failure));
  const total = current.isKnown && (
    <CycleTotal
      worked={(isAdjusted ? current.adjusted : current.worked) + running()}
      planned={filter.hidesTime ? 0 : current.planned}
    />
  );
  return (
    <>
      <HistoryFilterBar
        filter={filter}
        ranges={ranges}
        today={today}
        end={
          isList ? (
            <ListMenu {...{ sorting, isAdjusted }} onSort={setSorting} onAdjust={setIsAdjusted} />
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
      {isList ? (
        <section>
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <span className={styles.total}>{total}</span>
            {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
          </header>
          <CycleList label={title} cycle={current} {...shared} />
        </section>
      ) : (
        <Card flush title={title} titleNote={range} extra={total}>
          <CycleList label={title} cycle={current} {...shared} />
        </Card>
      )}
      {hasPrevious && (
        <PreviousCycle
          cycle={previous}
          isOpen={isPreviousOpen}
          onOpen={setIsPreviousOpen}
          {...shared}
        />
      )}
    </>
  );

  function running(): number {
    if (shift?.clockOut !== null) return 0;
    const day = localDay(shift.clockIn.date, shift.timeZone);
    const isFound = !filter.hidesTime || current.pairs.some(({ id }) => id === shift.id);
    return isFound && isInRange(day, current.range) ? shownSeconds(shift, now) : 0;
  }
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = new Set(ids);
  return others.delete(id) ? others : others.add(id);
}

const newestFirst: Sorting = { by: 'startDate', direction: 'descending' };

/** The same column again reverses the order. */
function nextSorting({ by: before, direction }: Sorting, by: Sorting['by']): Sorting {
  if (by !== before) return { by, direction: 'descending' };
  return { by, direction: direction === 'descending' ? 'ascending' : 'descending' };
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

import { useCallback, useState } from 'react';
import {
  isInRange,
  localDay,
  workedSeconds,
  type DateRange,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import {
  Card,
  makeStyles,
  text as type,
  tokens,
  useBusEvent,
  useEmployeeSession,
  useQueryClient,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import type { ShownShift } from '../../active-shift/rules/shownShift.ts';
import { useText } from '../../messages/useText.ts';
import { timePairsKey, type Sorting } from '../data/timePairsQuery.ts';
import { CycleList } from './CycleList.tsx';
import { CycleTotal } from './CycleTotal.tsx';
import { PreviousCycle } from './PreviousCycle.tsx';
import { useCycle } from './useCycle.ts';
import { useWantedPair } from './useWantedPair.ts';

export interface PayCyclesViewProps {
  readonly ranges: { readonly current: DateRange; readonly previous: DateRange };
  /** The open shift, whose time counts in the sum as it runs. */
  readonly shift: ShownShift | null;
  readonly now: Instant;
  readonly today: LocalDate;
}

export function PayCyclesView({ ranges, shift, now, today }: PayCyclesViewProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const isPhone = useViewport() === 'phone';
  const [chosen, setSorting] = useState<Sorting>(newestFirst);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [isPreviousOpen, setIsPreviousOpen] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const sorting = isPhone ? newestFirst : chosen;
  const current = useCycle(ranges.current, sorting);
  const previous = useCycle(ranges.previous, sorting);

  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: timePairsKey(employeeId) });
  });

  const onFound = useCallback((id: number, cycle: number) => {
    if (cycle > 0) setIsPreviousOpen(true);
    setOpen((before) => new Set([...before, id]));
    setWanted(id);
  }, []);
  useWantedPair([current, previous], onFound);

  const shared = {
    open,
    wanted,
    now,
    today,
    sorting,
    onShown: () => setWanted(null),
    onToggle: (id: number) => setOpen((before) => toggled(before, id)),
    onSort: (by: Sorting['by']) => setSorting((before) => nextSorting(before, by)),
  };
  const title = text('history.current');
  const range = formats.dateRange(ranges.current.startDate, ranges.current.endDate);
  const total = current.isKnown && (
    <CycleTotal worked={current.worked + running()} planned={current.planned} />
  );
  return (
    <>
      {isPhone ? (
        <section>
          <header className={styles.head}>
            <div>
              <h2 className={styles.title}>{title}</h2>
              <span className={styles.range}>{range}</span>
            </div>
            <span className={styles.total}>{total}</span>
          </header>
          <CycleList label={title} cycle={current} {...shared} />
        </section>
      ) : (
        <Card flush title={title} titleNote={range} extra={total}>
          <CycleList label={title} cycle={current} {...shared} />
        </Card>
      )}
      <PreviousCycle
        cycle={previous}
        isOpen={isPreviousOpen}
        onOpen={setIsPreviousOpen}
        {...shared}
      />
    </>
  );

  function running(): number {
    if (shift?.clockOut !== null) return 0;
    const day = localDay(shift.clockIn.date, shift.timeZone);
    return isInRange(day, ranges.current) ? workedSeconds(shift, now) : 0;
  }
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = new Set(ids);
  return others.delete(id) ? others : others.add(id);
}

const newestFirst: Sorting = { by: 'startDate', direction: 'descending' };

/** The same column again turns the order round. */
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
  range: { ...type.body, color: tokens.colorNeutralForeground3 },
  total: { marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
});

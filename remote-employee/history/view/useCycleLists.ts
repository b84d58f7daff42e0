import { useState } from 'react';
import {
  isInRange,
  localDay,
  shownSeconds,
  type DateRange,
  type Instant,
  type LocalDate,
} from 'shared-contracts';
import { useApi, useBusEvent, useEmployeeSession, useHost, useQueryClient } from 'shared-ui';
import { ownShiftsKey } from '../../active-shift/data/activeShiftQuery.ts';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import type { Sorting } from '../data/timePairsQuery.ts';
import { isOpenToChanges, pairActions } from '../rules/pairActions.ts';
import { useCycle } from './useCycle.ts';
import { useHistoryFilter } from './useHistoryFilter.ts';
import type { OpenDialog } from './usePairActions.tsx';
import { useWantedPair, type FoundPair } from './useWantedPair.ts';

export interface PayCyclesViewProps {
  readonly ranges: { readonly current: DateRange; readonly previous: DateRange };
  /** The open shift, whose running time counts in the total. */
  readonly shift: ShownShift | null;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly onOpenDialog: OpenDialog;
}

/** An entry to scroll to. */
type Wanted = Pick<FoundPair, 'pair' | 'isForEdit'>;

/** The two pay cycles with their filter, order and expanded rows. */
export function useCycleLists(props: PayCyclesViewProps) {
  const { ranges, shift, now, today, onOpenDialog } = props;
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const { features } = useHost();
  const [sorting, setSorting] = useState<Sorting>(newestFirst);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [isAdjusted, setIsAdjusted] = useState(false);
  const [isPreviousOpen, setIsPreviousOpen] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const filter = useHistoryFilter();
  const current = useCycle(filter.filter.range ?? ranges.current, sorting, filter.asked);
  const previous = useCycle(ranges.previous, sorting, filter.asked);

  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: ownShiftsKey(api, employeeId) });
  });

  function onFound({ pair, cycle, isForEdit }: FoundPair): void {
    if (cycle > 0) setIsPreviousOpen(true);
    setOpen((before) => new Set([...before, pair.originalVersionId]));
    const canBeEdited = pairActions(pair, features, isOpenToChanges(pair, ranges)).includes('edit');
    setWanted({ pair, isForEdit: isForEdit && canBeEdited });
  }
  /** The focus is in its row, and returns there when the dialog closes. */
  function onShown(): void {
    setWanted(null);
    if (wanted?.isForEdit) onOpenDialog({ kind: 'EDIT_SHIFT', shift: wanted.pair });
  }
  const onOlder = (older: FoundPair['pair']) => onOpenDialog({ kind: 'DETAILS', shift: older });
  useWantedPair([current, previous], onFound, onOlder, filter.reset);

  function running(): number {
    if (shift?.clockOut !== null) return 0;
    const day = localDay(shift.clockIn.date, shift.timeZone);
    const isFound = !filter.hidesTime || current.pairs.some(({ id }) => id === shift.id);
    return isFound && isInRange(day, current.range) ? shownSeconds(shift, now) : 0;
  }

  return {
    ...{ filter, current, previous, sorting, setSorting, isAdjusted, setIsAdjusted },
    isPreviousOpen,
    setIsPreviousOpen,
    /** Seconds of the open shift that count in the current cycle. */
    running: running(),
    /** What the rows of both cycles need. */
    list: {
      ...{ open, now, today, isAdjusted, onOpenDialog, onShown, sorting },
      wanted: wanted?.pair.originalVersionId ?? null,
      isOpenToChanges: (pair: FoundPair['pair']) => isOpenToChanges(pair, ranges),
      isFiltered: filter.hidesTime,
      onToggle: (id: number) => setOpen((before) => toggled(before, id)),
      onSort: (by: Sorting['by']) => setSorting((before) => nextSorting(before, by)),
    },
  };
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = new Set(ids);
  return others.delete(id) ? others : others.add(id);
}

const newestFirst: Sorting = { by: 'startDate', direction: 'descending' };

export function isNewestFirst({ by, direction }: Sorting): boolean {
  return by === newestFirst.by && direction === newestFirst.direction;
}

/** The same column again reverses the order. */
function nextSorting({ by: before, direction }: Sorting, by: Sorting['by']): Sorting {
  if (by !== before) return { by, direction: 'descending' };
  return { by, direction: direction === 'descending' ? 'ascending' : 'descending' };
}

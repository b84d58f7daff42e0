import { useState } from 'react';

/** The expanded people and entries, by id. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [openEntries, setOpenEntries] = useState<ReadonlySet<number>>(new Set());
  return {
    open,
    openEntries,
    toggleOpen: (employeeId: number) => setOpen((last) => toggled(last, employeeId)),
    toggleDetails: (timePairId: number) => setOpenEntries((last) => toggled(last, timePairId)),
    openPeople(employeeIds: readonly number[]): void {
      if (employeeIds.length > 0) setOpen((last) => new Set([...last, ...employeeIds]));
    },
    openEntry: (timePairId: number) => setOpenEntries((last) => new Set([...last, timePairId])),
  };
}

export type OpenRows = ReturnType<typeof useOpenRows>;

function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

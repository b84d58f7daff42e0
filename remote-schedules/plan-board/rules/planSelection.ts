import type { DateRange, LocalDate } from 'shared-contracts';
import type { GroupChange } from '../../groups/rules/membership.ts';
import type { PlannedRow, PlanTargets } from '../../plan-targets/rules/planTargets.ts';

/** `employee`: whole rows. `days`: single days of rows, "free select" (spec §2). */
export type SelectionMode = 'employee' | 'days';

export interface PlanSelection {
  readonly mode: SelectionMode;
  readonly rows: ReadonlyMap<number, PlannedRow>;
  /** Days by row id; empty if whole rows are selected. */
  readonly days: ReadonlyMap<number, ReadonlySet<LocalDate>>;
}

/** Changing the mode clears the selection of the other one. */
export function nothingChosen(mode: SelectionMode): PlanSelection {
  return { mode, rows: new Map(), days: new Map() };
}

/** Selects or deselects whole rows; ignored in `days` mode. */
export function withRows(
  selection: PlanSelection,
  changed: readonly PlannedRow[],
  isChosen: boolean,
): PlanSelection {
  if (selection.mode !== 'employee') return selection;
  const rows = new Map(selection.rows);
  for (const row of changed) {
    if (isChosen) rows.set(row.id, row);
    else rows.delete(row.id);
  }
  return { ...selection, rows };
}

export interface DaysAnswer {
  readonly selection: PlanSelection;
  /** Rows of another recording variant than the first, which cannot have the same schedule. */
  readonly refused: readonly PlannedRow[];
}

/** Selects or deselects all of the days for all of the rows. */
export function withDays(
  selection: PlanSelection,
  changed: readonly PlannedRow[],
  dates: readonly LocalDate[],
  isChosen: boolean,
): DaysAnswer {
  if (selection.mode !== 'days') return { selection, refused: [] };
  const rows = new Map(selection.rows);
  const days = new Map(selection.days);
  const refused: PlannedRow[] = [];
  for (const row of changed) {
    const variant = variantOf(rows) ?? row.timeRecordingVariant;
    if (isChosen && row.timeRecordingVariant !== variant) {
      refused.push(row);
      continue;
    }
    const chosen = new Set(days.get(row.id));
    for (const date of dates) {
      if (isChosen) chosen.add(date);
      else chosen.delete(date);
    }
    if (chosen.size > 0) {
      rows.set(row.id, row);
      days.set(row.id, chosen);
    } else {
      rows.delete(row.id);
      days.delete(row.id);
    }
  }
  return { selection: { ...selection, rows, days }, refused };
}

export function isDayChosen({ days }: PlanSelection, row: number, date: LocalDate): boolean {
  return days.get(row)?.has(date) ?? false;
}

export function chosenDayCount({ days }: PlanSelection): number {
  return [...days.values()].reduce((sum, { size }) => sum + size, 0);
}

/** The selection as planning targets; null if empty. */
export function targetsOf(selection: PlanSelection, range: DateRange): PlanTargets | null {
  const { mode, rows, days } = selection;
  if (rows.size === 0) return null;
  const { startDate, endDate } = range;
  return {
    rows: [...rows.values()],
    days:
      mode === 'employee'
        ? null
        : new Map(Array.from(days, ([id, dates]) => [id, [...dates].toSorted()] as const)),
    range: { startDate, endDate },
  };
}

/** Previously selected rows with fresh data from the server. */
export function refreshed(selection: PlanSelection, read: readonly PlannedRow[]): PlanSelection {
  const changed = read.filter(({ id }) => selection.rows.has(id));
  if (changed.every((row) => selection.rows.get(row.id) === row)) return selection;
  const rows = new Map(selection.rows);
  for (const row of changed) rows.set(row.id, row);
  return { ...selection, rows };
}

/** The selected rows after a change of their groups. */
export function regrouped(selection: PlanSelection, change: GroupChange): PlanSelection {
  const left = new Set([...change.excluded, ...change.assigned.map(({ id }) => id)]);
  const joined = change.assigned.map(({ id, groupName }) => ({ id, groupName }));
  const rows = Array.from(selection.rows, ([id, row]): [number, PlannedRow] => {
    const kept = row.currentEmployeeGroups.filter((group) => !left.has(group.id));
    return [id, { ...row, currentEmployeeGroups: [...kept, ...joined] }];
  });
  return { ...selection, rows: new Map(rows) };
}

function variantOf(rows: ReadonlyMap<number, PlannedRow>) {
  const [first] = rows.values();
  return first?.timeRecordingVariant;
}

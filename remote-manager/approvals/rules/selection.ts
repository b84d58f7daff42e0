import { isDecidable, isInRange } from 'shared-contracts';
import type { ApprovalFilter } from './approvalFilter.ts';
import type { ApprovalGroup, Entries, SelectedEntry, TimePair } from './timePairs.ts';

/** The selection, by the time pair's id; can include pages and filters that are not shown. */
export type Selection = ReadonlyMap<number, SelectedEntry>;

/** The limits of a selection (spec §5). */
export interface SelectionCaps {
  readonly entries: number;
  readonly people: number;
}

export interface Selected {
  readonly selection: Selection;
  /** The limit that excluded entries; null if all are included. */
  readonly reached: keyof SelectionCaps | null;
}

export function entryOf(
  { id: employeeId, firstName, lastName }: Pick<ApprovalGroup, 'id' | 'firstName' | 'lastName'>,
  pair: TimePair,
): SelectedEntry {
  const { id: timePairId, status, isCorrection, wasPreviouslyApproved, startDate } = pair;
  const { clockIn, clockOut, timeZone } = pair;
  const times = { clockIn: clockIn.date, clockOut: clockOut?.date ?? null, timeZone };
  const details = { firstName, lastName, ...times };
  return {
    timePairId,
    employeeId,
    status,
    isCorrection,
    wasPreviouslyApproved,
    startDate,
    details,
  };
}

/** Adds entries in order, up to the limits. */
export function select(
  selection: Selection,
  entries: readonly SelectedEntry[],
  caps: SelectionCaps,
): Selected {
  const next = new Map(selection);
  const people = new Set([...selection.values()].map(({ employeeId }) => employeeId));
  for (const entry of entries) {
    if (next.has(entry.timePairId)) continue;
    if (next.size >= caps.entries) return { selection: next, reached: 'entries' };
    if (!people.has(entry.employeeId) && people.size >= caps.people) {
      return { selection: next, reached: 'people' };
    }
    next.set(entry.timePairId, entry);
    people.add(entry.employeeId);
  }
  return { selection: next, reached: null };
}

export function deselect(selection: Selection, timePairIds: Iterable<number>): Selection {
  const next = new Map(selection);
  for (const id of timePairIds) next.delete(id);
  return next.size === selection.size ? selection : next;
}

/**
 * How much of a person's decidable entries is selected, for a checkbox. Until they are loaded, it
 * is inferred from their number.
 */
export function personState(
  selection: Selection,
  group: ApprovalGroup,
  entries: readonly TimePair[] | undefined,
): boolean | 'mixed' {
  const decidable = entries?.filter(isDecidable);
  const count = decidable
    ? decidable.filter(({ id }) => selection.has(id)).length
    : [...selection.values()].filter(({ employeeId }) => employeeId === group.id).length;
  return checkedState(count, decidable?.length ?? group.totalDecidable);
}

export function checkedState(count: number, of: number): boolean | 'mixed' {
  if (count === 0) return false;
  return count >= of ? true : 'mixed';
}

/**
 * Removes entries that new data shows as decided, changed or gone. Entries outside the filter, and
 * of people whose entries are not shown, stay selected.
 */
export function stillSelected(
  selection: Selection,
  entries: Entries,
  filter: ApprovalFilter,
): Selection {
  const gone = [...selection.values()].filter((entry) => {
    const shown = entries.get(entry.employeeId);
    if (!shown) return false;
    const pair = shown.find(({ id }) => id === entry.timePairId);
    return pair ? !isDecidable(pair) : isWanted(entry, filter);
  });
  return deselect(
    selection,
    gone.map(({ timePairId }) => timePairId),
  );
}

function isWanted({ status, startDate }: SelectedEntry, filter: ApprovalFilter): boolean {
  const { statuses, range, values, onlyExceptions } = filter;
  return (
    values.length === 0 &&
    !onlyExceptions &&
    (statuses.length === 0 || statuses.includes(status)) &&
    isInRange(startDate, range)
  );
}

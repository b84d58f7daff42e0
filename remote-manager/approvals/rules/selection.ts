import { isDecidable, isInRange, type ApprovalStatus } from 'shared-contracts';
import type { ApprovalFilter } from './approvalFilter.ts';
import type { ApprovalGroup, TimePair } from './timePairs.ts';

/** An entry that is chosen; it may lie on a page that is not shown now. */
export interface SelectedEntry {
  readonly timePairId: number;
  readonly employeeId: number;
  readonly status: ApprovalStatus;
  readonly startDate: string;
}

/** By the time pair's id. */
export type Selection = ReadonlyMap<number, SelectedEntry>;

/** How much one selection may hold (spec §5). */
export interface SelectionCaps {
  readonly entries: number;
  readonly people: number;
}

export interface Selected {
  readonly selection: Selection;
  /** Which cap kept entries out; null when all are in. */
  readonly reached: keyof SelectionCaps | null;
}

export function entryOf(group: ApprovalGroup, pair: TimePair): SelectedEntry {
  const { id: timePairId, status, startDate } = pair;
  return { timePairId, employeeId: group.id, status, startDate };
}

/** Adds entries one after the other, as far as the caps allow. */
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

/** How much of these entries is selected, for a checkbox. */
export function checkedState(selection: Selection, pairs: readonly TimePair[]): boolean | 'mixed' {
  const count = pairs.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return false;
  return count === pairs.length ? true : 'mixed';
}

/**
 * Without the entries that new data shows to be decided, changed or gone. What the filter leaves
 * out, and people on other pages, stay selected.
 */
export function stillSelected(
  selection: Selection,
  groups: readonly ApprovalGroup[],
  filter: ApprovalFilter,
): Selection {
  const people = new Map(groups.map((group) => [group.id, group.summaries]));
  const gone = [...selection.values()].filter((entry) => {
    const shown = people.get(entry.employeeId);
    if (!shown) return false;
    const pair = shown.find(({ id }) => id === entry.timePairId);
    return pair ? !isDecidable(pair) : isWanted(entry, filter);
  });
  return deselect(
    selection,
    gone.map(({ timePairId }) => timePairId),
  );
}

function isWanted({ status, startDate }: SelectedEntry, { statuses, range }: ApprovalFilter) {
  return (statuses.length === 0 || statuses.includes(status)) && isInRange(startDate, range);
}

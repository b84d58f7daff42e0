import type { components } from 'shared-contracts';
import { groupOutcome, type Outcome, type Outcomes } from './outcomes.ts';
import { personState, type Selection } from './selection.ts';
import type { ApprovalGroup, Entries, TimePair } from './timePairs.ts';

type UnworkedDay = components['schemas']['UnworkedDay'];

/** A line of the table: a person and, if expanded, the entries, each with its details. */
export type TableRow =
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly isOpen: boolean;
      readonly checked: boolean | 'mixed';
      readonly outcome: Outcome | undefined;
    }
  | {
      readonly kind: 'entry';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly pair: TimePair;
      readonly isOpen: boolean;
      readonly isSelected: boolean;
      readonly outcome: Outcome | undefined;
    }
  | {
      readonly kind: 'details';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly pair: TimePair;
    }
  | {
      /** A past planned shift without time. */
      readonly kind: 'unworked';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly day: UnworkedDay;
    }
  | {
      /** Entries that are loading, or failed to load. */
      readonly kind: 'waiting';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly hasFailed: boolean;
    };

export type PersonTableRow = Extract<TableRow, { kind: 'person' }>;
export type EntryTableRow = Extract<TableRow, { kind: 'entry' }>;

export interface TableContents {
  readonly groups: readonly ApprovalGroup[];
  readonly entries: Entries;
  /** The planned shifts without time, by the person's id. */
  readonly unworked: ReadonlyMap<number, readonly UnworkedDay[]>;
  /** People whose entries failed to load. */
  readonly failed: ReadonlySet<number>;
  /** Ids of the expanded people. */
  readonly open: ReadonlySet<number>;
  /** Ids of the expanded entries. */
  readonly openEntries: ReadonlySet<number>;
  readonly selection: Selection;
  /** People whose entries are being selected, by id; null: everybody. */
  readonly pending: readonly (number | null)[];
  readonly outcomes: Outcomes;
}

/** The lines in order. */
export function tableRows(contents: TableContents): readonly TableRow[] {
  const { groups, entries, failed, open, selection, pending, outcomes } = contents;
  return groups.flatMap((group): readonly TableRow[] => {
    const isOpen = open.has(group.id);
    const list = entries.get(group.id);
    const person: TableRow = {
      kind: 'person',
      key: `person-${group.id}`,
      group,
      isOpen,
      checked: pending.includes(group.id) || personState(selection, group, list),
      outcome: groupOutcome(group, outcomes),
    };
    if (!isOpen) return [person];
    const days = group.totalUnworked > 0 ? contents.unworked.get(group.id) : [];
    if (!list || !days) {
      const hasFailed = failed.has(group.id);
      return [person, { kind: 'waiting', key: `waiting-${group.id}`, group, hasFailed }];
    }
    const rows = [
      ...list.map((pair) => ({ at: pair.clockIn.date, rows: entryRows(group, pair, contents) })),
      ...days.map((day) => ({ at: day.planned.start, rows: [unworkedRow(group, day)] })),
    ];
    return [person, ...rows.toSorted(byTime).flatMap((each) => each.rows)];
  });
}

function byTime(one: { readonly at: string }, other: { readonly at: string }): number {
  return one.at < other.at ? -1 : 1;
}

function unworkedRow(group: ApprovalGroup, day: UnworkedDay): TableRow {
  return {
    kind: 'unworked',
    key: `unworked-${day.employeeAssignmentId}-${day.date}`,
    group,
    day,
  };
}

function entryRows(
  group: ApprovalGroup,
  pair: TimePair,
  contents: TableContents,
): readonly TableRow[] {
  const isOpen = contents.openEntries.has(pair.id);
  const entry: TableRow = {
    kind: 'entry',
    key: `entry-${pair.id}`,
    group,
    pair,
    isOpen,
    isSelected: contents.selection.has(pair.id),
    outcome: contents.outcomes.get(pair.id)?.outcome,
  };
  return isOpen ? [entry, { kind: 'details', key: `details-${pair.id}`, group, pair }] : [entry];
}

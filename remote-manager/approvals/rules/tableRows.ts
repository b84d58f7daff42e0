import { checkedState, type Selection } from './selection.ts';
import type { ApprovalGroup, TimePair } from './timePairs.ts';
import { decidableOf } from './groups.ts';

/** A line of the table: a person, or an entry below a person that is open. */
export type TableRow =
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly decidable: readonly TimePair[];
      readonly isOpen: boolean;
      readonly checked: boolean | 'mixed';
    }
  | {
      readonly kind: 'entry';
      readonly key: string;
      readonly group: ApprovalGroup;
      readonly pair: TimePair;
      readonly isSelected: boolean;
    };

export type PersonTableRow = Extract<TableRow, { kind: 'person' }>;
export type EntryTableRow = Extract<TableRow, { kind: 'entry' }>;

/** The lines in their order. */
export function tableRows(
  groups: readonly ApprovalGroup[],
  open: ReadonlySet<number>,
  selection: Selection,
): readonly TableRow[] {
  return groups.flatMap((group) => {
    const decidable = decidableOf(group);
    const isOpen = open.has(group.id) && group.summaries.length > 0;
    const person: TableRow = {
      kind: 'person',
      key: `person-${group.id}`,
      group,
      decidable,
      isOpen,
      checked: checkedState(selection, decidable),
    };
    const entries = isOpen
      ? group.summaries.map((pair): TableRow => ({
          kind: 'entry',
          key: `entry-${pair.id}`,
          group,
          pair,
          isSelected: selection.has(pair.id),
        }))
      : [];
    return [person, ...entries];
  });
}

import type { MouseEvent } from 'react';
import { isDecidable } from 'shared-contracts';
import { CheckmarkRegular, DismissRegular, useMenu, useUserFormats } from 'shared-ui';
import type { RowAction } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { fullName } from '../rules/groups.ts';
import { groupOutcome, type Outcome } from '../rules/outcomes.ts';
import { entryOf, type SelectedEntry } from '../rules/selection.ts';
import type { EntryTableRow, PersonTableRow } from '../rules/tableRows.ts';
import type { Decision } from '../rules/timePairs.ts';
import type { ApprovalActions } from './approvalActions.ts';

/** What can be decided in a row, and in which words. */
export interface RowDecision {
  readonly canDecide: boolean;
  /** How far a decision is; a person that is open leaves it to the entries. */
  readonly outcome: Outcome | undefined;
  readonly selectLabel: string;
  readonly menuLabel: string;
  readonly approveLabel: string;
  readonly rejectLabel: string;
  setSelected(isSelected: boolean): void;
  decide(decision: Decision): void;
  readonly menu: readonly RowAction[];
  /** Opens the three-dot menu at the button that was pressed. */
  openMenu(event: MouseEvent<HTMLElement>): void;
}

export function usePersonActions(row: PersonTableRow, actions: ApprovalActions): RowDecision {
  const text = useText();
  const { group, decidable } = row;
  const name = fullName(group);
  const outcome = groupOutcome(group, actions.outcomes);
  return useRowActions(actions, {
    outcome: row.isOpen ? undefined : outcome,
    canDecide: decidable.length > 0 && outcome?.kind !== 'busy',
    entries: () => decidable.map((pair) => entryOf(group, pair)),
    selectLabel: text('approvals.selectPerson', { name }),
    menuLabel: text('approvals.actions.person', { name }),
    approveLabel: text('approvals.approveAll'),
    rejectLabel: text('approvals.rejectAll'),
  });
}

export function useEntryActions(row: EntryTableRow, actions: ApprovalActions): RowDecision {
  const text = useText();
  const formats = useUserFormats();
  const { group, pair } = row;
  const which = {
    day: formats.day(pair.startDate),
    time: formats.timeRange(pair.clockIn.date, pair.clockOut?.date, pair.timeZone),
    name: fullName(group),
  };
  const isDeletion = pair.status === 'PENDING_DELETE';
  const outcome = actions.outcomes.get(pair.id)?.outcome;
  return useRowActions(actions, {
    outcome,
    canDecide: isDecidable(pair) && outcome?.kind !== 'busy',
    entries: () => [entryOf(group, pair)],
    selectLabel: text('approvals.selectEntry', which),
    menuLabel: text('approvals.actions.entry', which),
    approveLabel: text(isDeletion ? 'approvals.approveDeletion' : 'approvals.approve'),
    rejectLabel: text(isDeletion ? 'approvals.rejectDeletion' : 'approvals.reject'),
  });
}

function useRowActions(
  actions: ApprovalActions,
  row: Omit<RowDecision, 'setSelected' | 'decide' | 'menu' | 'openMenu'> & {
    entries: () => readonly SelectedEntry[];
  },
): RowDecision {
  const openMenu = useMenu();
  const { entries, ...rest } = row;
  const decide = (decision: Decision) => actions.decide(entries(), decision);
  const menu: readonly RowAction[] = [
    {
      key: 'approve',
      label: row.approveLabel,
      icon: <CheckmarkRegular />,
      onSelect: () => decide('APPROVED'),
    },
    {
      key: 'reject',
      label: row.rejectLabel,
      icon: <DismissRegular />,
      danger: true,
      onSelect: () => decide('REJECTED'),
    },
  ];
  return {
    ...rest,
    decide,
    setSelected: (isSelected) => actions.setSelected(entries(), isSelected),
    menu,
    openMenu: ({ currentTarget }) => openMenu(currentTarget, menu),
  };
}

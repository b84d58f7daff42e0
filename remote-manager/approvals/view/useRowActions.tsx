import type { MouseEvent, ReactElement } from 'react';
import { isDecidable, refusalOf } from 'shared-contracts';
import {
  AddRegular,
  ArrowClockwiseRegular,
  ArrowUndoRegular,
  CheckmarkRegular,
  CloudSyncRegular,
  CommentRegular,
  CopyRegular,
  DeleteRegular,
  DismissRegular,
  EditRegular,
  HistoryRegular,
  InfoRegular,
  MapRegular,
  StopFilled,
  TextBulletListRegular,
  useHost,
  useMenu,
  useUserFormats,
} from 'shared-ui';
import type { RowAction, RowCheckboxProps } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { Layout } from '../../people/view/useLayout.ts';
import { type EntryAction, entryActions, hasLeft } from '../rules/entryActions.ts';
import type { EntryTableRow, PersonTableRow } from '../rules/tableRows.ts';
import { type Decision, fullName } from '../rules/timePairs.ts';
import type { ApprovalActions } from './useActions.ts';

/** The actions of a row, with their labels. */
export interface RowDoes {
  readonly canDecide: boolean;
  readonly isBusy: boolean;
  /** Its checkbox; null if it has none. */
  readonly choice: RowCheckboxProps | null;
  readonly menuLabel: string;
  readonly approveLabel: string;
  readonly rejectLabel: string;
  decide(decision: Decision): void;
  readonly hasMenu: boolean;
  /** All actions, for the three-dot menu. */
  menu(): readonly RowAction[];
  /** Opens the three-dot menu at the pressed button. */
  openMenu(event: MouseEvent<HTMLElement>): void;
}

export function usePersonActions(row: PersonTableRow, actions: ApprovalActions): RowDoes {
  const text = useText();
  const { features } = useHost();
  const canAdd = refusalOf('ADD', { actsAs: 'MANAGER', ...features }) === null;
  const { group, outcome } = row;
  const canDecide = features.features.APPROVE_TIME_PAIRS && group.totalDecidable > 0;
  const addTime = (): RowAction => ({
    key: 'addTime',
    label: text('approvals.addTime'),
    icon: <AddRegular />,
    onSelect: () => actions.addTime(group),
  });
  return useRowActions({
    canDecide,
    isBusy: outcome?.kind === 'busy',
    choice: features.features.APPROVE_TIME_PAIRS
      ? {
          label: text('approvals.selectPerson', { name: fullName(group) }),
          checked: row.checked,
          disabled: group.totalDecidable === 0,
          onChange: (isSelected) => actions.selectPerson(group, isSelected),
        }
      : null,
    menuLabel: text('approvals.actions.person', { name: fullName(group) }),
    approveLabel: text('approvals.approveAll'),
    rejectLabel: text('approvals.rejectAll'),
    decide: (decision) => actions.decidePerson(group, decision),
    hasMenu: canDecide || canAdd,
    others: () => (canAdd ? [addTime()] : []),
  });
}

export function useEntryActions(
  row: EntryTableRow,
  actions: ApprovalActions,
  layout: Layout,
): RowDoes {
  const text = useText();
  const formats = useUserFormats();
  const { features } = useHost();
  const { group, pair, outcome } = row;
  const which = {
    day: formats.day(pair.startDate),
    time: formats.timeRange(pair.clockIn.date, pair.clockOut?.date, pair.timeZone),
    name: fullName(group),
  };
  const isDeletion = pair.status === 'PENDING_DELETE';
  const canDecide = features.features.APPROVE_TIME_PAIRS && isDecidable(pair);
  const isBusy = outcome?.kind === 'busy';
  return useRowActions({
    canDecide,
    isBusy,
    choice:
      canDecide && !isBusy
        ? {
            label: text('approvals.selectEntry', which),
            checked: row.isSelected,
            onChange: (isSelected) => actions.selectEntry(group, pair, isSelected),
          }
        : null,
    menuLabel: text('approvals.actions.entry', which),
    approveLabel: text(isDeletion ? 'approvals.approveDeletion' : 'approvals.approve'),
    rejectLabel: text(isDeletion ? 'approvals.rejectDeletion' : 'approvals.reject'),
    decide: (decision) => actions.decideEntry(group, pair, decision),
    hasMenu: true,
    // In the wide layout, the expanded entry shows its segments.
    others: () =>
      entryActions(pair, features)
        .filter((name) => layout === 'list' || name !== 'segments')
        .map((name) => {
          const isTooLate = name === 'reopen' && hasLeft(pair);
          return {
            key: name,
            label: text(isTooLate ? 'approvals.action.reopen.left' : `approvals.action.${name}`),
            icon: icons[name],
            danger: name === 'remove',
            disabled: isTooLate,
            isQuick: quick.has(name),
            onSelect: () => actions.act(name, group, pair),
          };
        }),
  });
}

function useRowActions(
  row: Omit<RowDoes, 'menu' | 'openMenu'> & { readonly others: () => readonly RowAction[] },
): RowDoes {
  const openMenu = useMenu();
  const { others, decide } = row;
  const canDecide = row.canDecide && !row.isBusy;
  const decisions = (): readonly RowAction[] => [
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
  const menu = () => [...(canDecide ? decisions() : []), ...others()];
  return {
    ...row,
    canDecide,
    menu,
    openMenu: ({ currentTarget }) => openMenu(currentTarget, menu()),
  };
}

const quick: ReadonlySet<EntryAction> = new Set<EntryAction>([
  'comment',
  'map',
  'edit',
  'synchronise',
]);

const icons: Readonly<Record<EntryAction, ReactElement>> = {
  edit: <EditRegular />,
  reopen: <ArrowUndoRegular />,
  addBreak: <AddRegular />,
  segments: <TextBulletListRegular />,
  clockOut: <StopFilled />,
  comment: <CommentRegular />,
  map: <MapRegular />,
  details: <InfoRegular />,
  history: <HistoryRegular />,
  readjust: <ArrowClockwiseRegular />,
  clone: <CopyRegular />,
  synchronise: <CloudSyncRegular />,
  remove: <DeleteRegular />,
};

import { useCallback, useEffect, useRef } from 'react';
import {
  CalendarPersonRegular,
  CopyRegular,
  HistoryRegular,
  InfoRegular,
  PersonEditRegular,
  useMenu,
  useProperty,
  type MenuAction,
} from 'shared-ui';
import { useKeepsGroups } from '../../groups/view/useEmployeeGroups.ts';
import { useText } from '../../messages/useText.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { useMayAssign } from './useMayAssign.ts';

/** What is opened, and for whom; null: the selection. */
export type RowAction =
  | { readonly kind: 'info' | 'assign' | 'history' | 'copy'; readonly row: PlannedRow }
  | { readonly kind: 'groups'; readonly row: PlannedRow | null };

const icons = {
  info: <InfoRegular />,
  assign: <CalendarPersonRegular />,
  history: <HistoryRegular />,
  copy: <CopyRegular />,
  groups: <PersonEditRegular />,
} as const;

/**
 * The menu of a row: the actions on a person that the company enables (spec §2). For a person in a
 * selection, groups apply to the whole selection.
 */
export function useRowMenu(
  rows: ReadonlyMap<number, PlannedRow>,
  onSelect: (action: RowAction) => void,
): (row: PlannedRow, target: HTMLElement) => void {
  const text = useText();
  const showMenu = useMenu();
  const mayAssign = useMayAssign();
  const canCopy = useProperty('SCHEDULE_COPYING') && mayAssign;
  const keepsGroups = useKeepsGroups();
  const chosen = useRef(rows);
  useEffect(() => {
    chosen.current = rows;
  }, [rows]);
  return useCallback(
    (row, target) => {
      const count = chosen.current.size;
      const isOneOfMany = count > 1 && chosen.current.has(row.id);
      const actions: readonly RowAction[] = [
        { kind: 'info', row },
        ...(mayAssign ? [{ kind: 'assign', row } as const] : []),
        { kind: 'history', row },
        ...(canCopy ? [{ kind: 'copy', row } as const] : []),
        ...(keepsGroups ? [{ kind: 'groups', row: isOneOfMany ? null : row } as const] : []),
      ];
      const shown = actions.map((action): MenuAction => ({
        key: action.kind,
        label:
          action.row === null
            ? text('board.action.groupsOf', { count })
            : text(`board.action.${action.kind}`),
        icon: icons[action.kind],
        onSelect: () => onSelect(action),
      }));
      showMenu(target, shown);
    },
    [onSelect, showMenu, text, mayAssign, canCopy, keepsGroups],
  );
}

import { useEffect, useState } from 'react';
import { useProperty, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import {
  deselect,
  select,
  stillSelected,
  type SelectedEntry,
  type Selection,
} from '../rules/selection.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';

export interface SelectionControl {
  readonly selection: Selection;
  setSelected(entries: readonly SelectedEntry[], isSelected: boolean): void;
  deselect(timePairIds: readonly number[]): void;
  clear(): void;
}

/**
 * What is selected, on whichever page. `fresh` are the people found by this very filter, once they
 * are there: they take out what can no longer be decided.
 */
export function useSelection(
  fresh: readonly ApprovalGroup[] | undefined,
  filter: ApprovalFilter | null,
): SelectionControl {
  const text = useText();
  const snackbar = useSnackbar();
  const caps = {
    entries: useProperty('MAXIMUM_SELECTABLE_TIME_PAIRS'),
    people: useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'),
  };
  const [selection, setSelection] = useState<Selection>(new Map());

  useEffect(() => {
    if (fresh && filter) setSelection((last) => stillSelected(last, fresh, filter));
  }, [fresh, filter]);

  return {
    selection,
    setSelected(entries, isSelected) {
      if (!isSelected) {
        setSelection(
          deselect(
            selection,
            entries.map(({ timePairId }) => timePairId),
          ),
        );
        return;
      }
      const { selection: next, reached } = select(selection, entries, caps);
      setSelection(next);
      if (!reached) return;
      snackbar.show({
        text: text(`approvals.limit.${reached}`, { count: caps[reached] }),
        intent: 'warning',
        stays: true,
        action: { label: text('approvals.ok'), onSelect: () => undefined },
      });
    },
    deselect: (timePairIds) => setSelection((last) => deselect(last, timePairIds)),
    clear: () => setSelection(new Map()),
  };
}

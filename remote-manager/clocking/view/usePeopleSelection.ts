import { useEffect, useState } from 'react';
import { useProperty, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  deselectPeople,
  freshSelection,
  selectable,
  selectPeople,
  type PeopleSelection,
} from '../rules/peopleSelection.ts';
import { isIn } from '../rules/clockedPerson.ts';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';

/**
 * The selection, across pages. Manual selection has the company's limit; "all" follows the filter.
 * `fresh` is the current data of the page's people.
 */
export function usePeopleSelection(fresh: readonly Subordinate[] | undefined) {
  const text = useText();
  const snackbar = useSnackbar();
  const cap = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const [selection, setSelection] = useState<PeopleSelection>(new Map());
  useEffect(() => {
    if (fresh) setSelection((last) => freshSelection(last, fresh));
  }, [fresh]);

  return {
    selection,
    select(people: readonly Subordinate[], isSelected: boolean): void {
      if (!isSelected) {
        setSelection(deselectPeople(selection, people));
        return;
      }
      const next = selectPeople(selection, people, Math.max(cap, selection.size));
      setSelection(next.selection);
      if (next.isFull) {
        snackbar.show({
          text: text('clocking.limit', { count: cap }),
          intent: 'warning',
          stays: true,
          action: { label: text('clocking.ok'), onSelect: () => undefined },
        });
      }
      const [only] = people.length === 1 ? people : [];
      if (only?.absence && !isIn(only)) {
        snackbar.show({
          text: text('clocking.selectedOnLeave', { name: nameOf(only.employee) }),
          intent: 'warning',
        });
      }
    },
    selectAll(people: readonly Subordinate[]): void {
      setSelection(selectPeople(new Map(), selectable(people), people.length).selection);
    },
    /** Removes those who were handled; the others stay. */
    drop(ids: readonly number[]): void {
      setSelection((last) => new Map([...last].filter(([id]) => !ids.includes(id))));
    },
    clear: () => setSelection(new Map()),
  };
}

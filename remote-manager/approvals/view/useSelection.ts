import { useEffect, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useFailureText, useProperty, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { readSelectable } from '../data/selectEntries.ts';
import { approvalsPayload, type ApprovalFilter } from '../rules/approvalFilter.ts';
import {
  deselect,
  entryOf,
  select,
  stillSelected,
  type Selection,
  type SelectionCaps,
} from '../rules/selection.ts';
import type { ApprovalGroup, Entries, SelectedEntry, TimePair } from '../rules/timePairs.ts';

/**
 * The selection, across pages and filters. Entries that are not shown are looked up on the server:
 * a person's, or all matches of the filter. `entries` are those of this very filter; they remove
 * what can no longer be decided.
 */
export function useSelection(filter: ApprovalFilter | null, entries: Entries) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const caps: SelectionCaps = {
    entries: useProperty('MAXIMUM_SELECTABLE_TIME_PAIRS'),
    people: useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'),
  };
  const [selection, setSelection] = useState<Selection>(new Map());
  const [pending, setPending] = useState<readonly PersonOrAll[]>([]);

  useEffect(() => {
    if (filter) setSelection((last) => stillSelected(last, entries, filter));
  }, [entries, filter]);

  function add(added: readonly SelectedEntry[], total: number): void {
    const { selection: next, reached } = select(selection, added, caps);
    setSelection((last) => select(last, added, caps).selection);
    const left = reached ?? (added.length < total ? capThatHeld(next, caps) : null);
    if (!left) return;
    snackbar.show({
      text: text(`approvals.limit.${left}`, { count: caps[left] }),
      intent: 'warning',
      stays: true,
      action: { label: text('approvals.ok'), onSelect: () => undefined },
    });
  }

  async function addFound(employeeId: PersonOrAll): Promise<void> {
    if (!filter) return;
    setPending((last) => [...last, employeeId]);
    try {
      const payload = approvalsPayload(employeeId === null ? filter : { ...filter, employeeId });
      const found = await readSelectable(api, { payload });
      if (found.totalTimePairs === 0) {
        snackbar.show({ text: text('approvals.noTimes'), intent: 'info' });
      } else {
        add(found.entries, found.totalTimePairs);
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    } finally {
      setPending((last) => last.toSpliced(last.indexOf(employeeId), 1));
    }
  }

  function remove(isRemoved: (entry: SelectedEntry) => boolean): void {
    setSelection((last) =>
      deselect(
        last,
        [...last.values()].filter(isRemoved).map(({ timePairId }) => timePairId),
      ),
    );
  }

  return {
    selection,
    /** Being looked up on the server: shown as selected at once. */
    pending,
    selectEntry(group: ApprovalGroup, pair: TimePair, isSelected: boolean): void {
      if (isSelected) add([entryOf(group, pair)], 1);
      else remove(({ timePairId }) => timePairId === pair.id);
    },
    selectPerson(group: ApprovalGroup, isSelected: boolean): void {
      if (isSelected) void addFound(group.id);
      else remove(({ employeeId }) => employeeId === group.id);
    },
    /** All matches of the filter, on every page. */
    selectAll: () => void addFound(null),
    deselect: (timePairIds: readonly number[]) =>
      setSelection((last) => deselect(last, timePairIds)),
    clear: () => setSelection(new Map()),
  };
}

function capThatHeld(selection: Selection, caps: SelectionCaps): keyof SelectionCaps {
  const people = new Set([...selection.values()].map(({ employeeId }) => employeeId)).size;
  return people >= caps.people ? 'people' : 'entries';
}

/** A person, or everybody. */
type PersonOrAll = number | null;

export type SelectionControl = ReturnType<typeof useSelection>;

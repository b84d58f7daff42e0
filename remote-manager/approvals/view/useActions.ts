import { useLayoutEffect, useRef, useState } from 'react';
import type { Instant } from 'shared-contracts';
import type { TimeDialogRequest, TimeDialogs } from 'shared-time';
import { useApi, useQueryClient } from 'shared-ui';
import type { ClockOutQuestion } from '../../clock-out/view/useClockOut.tsx';
import { entriesKeys } from '../data/approvalsQuery.ts';
import type { EntryAction } from '../rules/entryActions.ts';
import type { ApprovalGroup, Decision, TimePair } from '../rules/timePairs.ts';
import type { Decisions } from './useDecisions.ts';
import { useEntryCommands } from './useEntryCommands.ts';
import type { OpenRows } from './useOpenRows.ts';
import type { SelectionControl } from './useSelection.ts';

/** The page's actions for the rows; stable functions, so that rows do not re-render. */
export interface ApprovalActions {
  toggleOpen(employeeId: number): void;
  toggleDetails(timePairId: number): void;
  selectPerson(group: ApprovalGroup, isSelected: boolean): void;
  selectEntry(group: ApprovalGroup, pair: TimePair, isSelected: boolean): void;
  decidePerson(group: ApprovalGroup, decision: Decision): void;
  decideEntry(group: ApprovalGroup, pair: TimePair, decision: Decision): void;
  /** Adds time for the person. */
  addTime(group: ApprovalGroup): void;
  act(action: EntryAction, group: ApprovalGroup, pair: TimePair): void;
  openDialog(request: TimeDialogRequest, group: ApprovalGroup): void;
  retryEntries(employeeId: number): void;
}

interface ActionParts {
  readonly chosen: SelectionControl;
  readonly decisions: Decisions;
  readonly rows: OpenRows;
  readonly time: TimeDialogs;
  readonly now: () => Instant;
  readonly askClockOut: ClockOutQuestion['ask'];
  readonly retryRows: () => void;
}

/** The actions of the rows, composed from the parts of the page. */
export function useActions(parts: ActionParts): ApprovalActions {
  const { chosen, decisions, rows, time, now, askClockOut, retryRows } = parts;
  const api = useApi();
  const queries = useQueryClient();
  const commands = useEntryCommands(now, {
    clockOut: askClockOut,
    reopen: decisions.askWhyReopened,
  });
  return useStable<ApprovalActions>({
    toggleOpen: rows.toggleOpen,
    toggleDetails: rows.toggleDetails,
    selectPerson: chosen.selectPerson,
    selectEntry: chosen.selectEntry,
    decidePerson: (group, decision) => void decisions.decidePerson(group, decision),
    decideEntry: (group, pair, decision) => void decisions.decideEntry(group, pair, decision),
    addTime: (group) => time.open({ kind: 'ADD_SHIFT' }, group),
    openDialog: (request, group) => time.open(request, group),
    retryEntries(id) {
      for (const queryKey of entriesKeys(api, id)) void queries.refetchQueries({ queryKey });
      retryRows();
    },
    act(action, group, pair) {
      if (isCommand(action)) {
        void commands[action](group, pair);
      } else {
        time.open(requestOf(action, pair), group);
      }
    },
  });
}

type Command = 'readjust' | 'synchronise' | 'clockOut' | 'reopen';

function isCommand(action: EntryAction): action is Command {
  return !(action in dialogKinds);
}

function requestOf(action: Exclude<EntryAction, Command>, shift: TimePair): TimeDialogRequest {
  return { kind: dialogKinds[action], shift };
}

const dialogKinds = {
  edit: 'EDIT_SHIFT',
  addBreak: 'ADD_BREAK',
  segments: 'SEGMENTS',
  comment: 'COMMENTS',
  map: 'MAP',
  details: 'DETAILS',
  history: 'HISTORY',
  clone: 'CLONE_SHIFT',
  remove: 'DELETE',
} as const;

type Functions = Readonly<Record<string, (...args: never[]) => void>>;

/** Stable wrappers, each of which calls the latest function of its name. */
function useStable<Actions extends { [Name in keyof Actions]: Functions[string] }>(
  actions: Actions,
): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const all = { ...actions };
    for (const name in all) {
      const call = (...args: never[]) => latest.current[name](...args);
      Object.assign(all, { [name]: call });
    }
    return all;
  });
  return stable;
}

import type { Instant } from 'shared-contracts';
import type { TimeDialogRequest, TimeDialogs } from 'shared-time';
import { useQueryClient } from 'shared-ui';
import type { ClockOutQuestion } from '../../clock-out/view/useClockOut.tsx';
import { entriesKey } from '../data/approvalsQuery.ts';
import type { EntryAction } from '../rules/entryActions.ts';
import type { TimePair } from '../rules/timePairs.ts';
import type { ApprovalActions } from './approvalActions.ts';
import type { Decisions } from './useDecisions.ts';
import { entryRowsKey } from './useEntryRows.ts';
import { useEntryCommands } from './useEntryCommands.ts';
import type { OpenRows } from './useOpenRows.ts';
import type { SelectionControl } from './useSelection.ts';
import { useStable } from './useStable.ts';

interface ActionParts {
  readonly chosen: SelectionControl;
  readonly decisions: Decisions;
  readonly rows: OpenRows;
  readonly time: TimeDialogs;
  readonly now: () => Instant;
  readonly askClockOut: ClockOutQuestion['ask'];
}

/** What the rows can ask for, put together of the parts of the page. */
export function useActions(parts: ActionParts): ApprovalActions {
  const { chosen, decisions, rows, time, now, askClockOut } = parts;
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
      void queries.refetchQueries({ queryKey: entriesKey(id) });
      void queries.refetchQueries({ queryKey: entryRowsKey });
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

import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { readDecidable } from '../data/selectEntries.ts';
import { approvalsPayload, type ApprovalFilter } from '../rules/approvalFilter.ts';
import { isElsewhere } from '../rules/entryActions.ts';
import type { DecisionOrder } from '../rules/decisionOrder.ts';
import { entryOf } from '../rules/selection.ts';
import type {
  ApprovalGroup,
  ApprovalRule,
  Decision,
  SelectedEntry,
  TimePair,
} from '../rules/timePairs.ts';
import type { How } from './QuestionTools.ts';
import { useDecide, type DecideOptions } from './useDecide.ts';
import { useDecisionQuestion } from './useDecisionQuestion.ts';

/** All decisions on the page: an entry, a selection, a person, everything. */
export function useDecisions(filter: ApprovalFilter | null, options: DecideOptions) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const { ask, tellNothingDone, dialog } = useDecisionQuestion();
  const { progress, stop, run } = useDecide(options);
  const [isFinding, setIsFinding] = useState(false);

  async function decideThese(
    entries: readonly SelectedEntry[],
    decision: Decision,
    mayBeElsewhere: boolean,
  ): Promise<void> {
    const how = await ask((question) => question.aboutThese(entries, decision, mayBeElsewhere));
    if (how) await run(orderOf(how, { entries, decision }));
  }

  async function decideFound(
    wanted: ApprovalFilter,
    decision: Decision,
    { only, isAsked }: { readonly only?: ApprovalRule; readonly isAsked: boolean },
  ): Promise<void> {
    setIsFinding(true);
    try {
      const found = await readDecidable(api, {
        payload: approvalsPayload(wanted),
        ...(only ? { only } : {}),
      });
      setIsFinding(false);
      if (found.entries.length === 0) {
        snackbar.show({ text: text('approvals.noTimes'), intent: 'info' });
        return;
      }
      const how = await ask((question) =>
        isAsked
          ? question.aboutAll(found, decision, only)
          : question.aboutThese(found.entries, decision, true),
      );
      if (how) await run(orderOf(how, { entries: found.entries, decision, only }));
    } catch (failure) {
      setIsFinding(false);
      if (!(failure instanceof ApiFailure)) throw failure;
      tellNothingDone(failure);
    }
  }

  return {
    progress,
    /** The affected entries are being looked up. */
    isFinding,
    stop,
    /** The open question. */
    dialog,
    /** Asks for the reason to reopen a decided entry; null if cancelled. */
    askWhyReopened: ({ firstName, lastName }: ApprovalGroup) =>
      ask((question) => question.aboutReopening(`${firstName} ${lastName}`)),
    decideEntry: (group: ApprovalGroup, pair: TimePair, decision: Decision) =>
      decideThese([entryOf(group, pair)], decision, isElsewhere(pair)),
    decideSelected: (entries: readonly SelectedEntry[], decision: Decision) =>
      decideThese(entries, decision, true),
    /** All of a person's matches. */
    async decidePerson({ id }: ApprovalGroup, decision: Decision): Promise<void> {
      if (filter) await decideFound({ ...filter, employeeId: id }, decision, { isAsked: false });
    },
    /** All matches of the filter, or those that follow the rule; shows the number and asks once. */
    async decideAll(decision: Decision, only?: ApprovalRule): Promise<void> {
      if (filter) await decideFound(filter, decision, { isAsked: true, ...(only ? { only } : {}) });
    },
  };
}

function orderOf(
  { withoutDeletions = false, ...how }: How,
  order: Omit<DecisionOrder, 'everywhere' | 'reason'>,
): DecisionOrder {
  const entries = withoutDeletions
    ? order.entries.filter(({ status }) => status !== 'PENDING_DELETE')
    : order.entries;
  return { ...order, entries, ...how };
}

export type Decisions = ReturnType<typeof useDecisions>;

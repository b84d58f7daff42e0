import { useEffect, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useProperty,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
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
import type { decisionQuestion, How } from './decisionQuestion.ts';
import { decisionFailure, useDecide, type DecideOptions } from './useDecide.ts';
import { useReasonDialog } from './useReasonDialog.tsx';

/** All decisions on the page: an entry, a selection, a person, everything. */
export function useDecisions(filter: ApprovalFilter | null, options: DecideOptions) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const dialogs = useDialogs();
  const formats = useUserFormats();
  const reasons = useReasonDialog();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');
  const { progress, stop, run } = useDecide(options);
  const [isFinding, setIsFinding] = useState(false);

  // Preloaded next to the list, to be there for the first decision.
  useEffect(() => void loadQuestion().catch(() => {}), []);

  function tellNothingDone(failure: ApiFailure): void {
    snackbar.show({
      text: navigator.onLine ? failureText(failure) : text('approvals.offline'),
      intent: 'error',
      topic: decisionFailure,
    });
  }

  /** Also null if the question failed to load. */
  async function ask<Answer>(
    about: (question: ReturnType<typeof decisionQuestion>) => Promise<Answer>,
  ): Promise<Answer | null> {
    const loaded = await loadQuestion().catch(() => null);
    if (!loaded) {
      tellNothingDone(new ApiFailure({ code: 'NO_RESPONSE' }));
      return null;
    }
    return about(loaded.decisionQuestion({ api, text, dialogs, formats, reasons, undoDelay }));
  }

  async function runAs(
    { withoutDeletions = false, ...how }: How,
    order: Omit<DecisionOrder, 'everywhere' | 'reason'>,
  ): Promise<void> {
    const entries = withoutDeletions
      ? order.entries.filter(({ status }) => status !== 'PENDING_DELETE')
      : order.entries;
    await run({ ...order, entries, ...how });
  }

  async function decideThese(
    entries: readonly SelectedEntry[],
    decision: Decision,
    mayBeElsewhere: boolean,
  ): Promise<void> {
    const how = await ask((question) => question.aboutThese(entries, decision, mayBeElsewhere));
    if (how) await runAs(how, { entries, decision });
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
      if (how) await runAs(how, { entries: found.entries, decision, only });
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
    dialog: reasons.dialog,
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

function loadQuestion() {
  return import(/* webpackChunkName: "deciding" */ './decisionQuestion.ts');
}

export type Decisions = ReturnType<typeof useDecisions>;

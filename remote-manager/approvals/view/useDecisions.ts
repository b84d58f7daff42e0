import { ApiFailure } from 'shared-contracts';
import { useApi, useFailureText, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { readDecidable } from '../data/selectEntries.ts';
import { approvalsPayload, type ApprovalFilter } from '../rules/approvalFilter.ts';
import { isElsewhere } from '../rules/entryActions.ts';
import { entryOf } from '../rules/selection.ts';
import type {
  ApprovalGroup,
  ApprovalRule,
  Decision,
  SelectedEntry,
  TimePair,
} from '../rules/timePairs.ts';
import { useDecide, type DecideOptions } from './useDecide.ts';
import { decisionFailure } from './useDecisionAnswers.ts';
import { useDecisionQuestion } from './useDecisionQuestion.ts';

/** Everything that can be approved or rejected on the page: an entry, a selection, a person, all. */
export function useDecisions(filter: ApprovalFilter | null, options: DecideOptions) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const question = useDecisionQuestion();
  const { progress, stop, run } = useDecide(options);

  async function decideThese(
    entries: readonly SelectedEntry[],
    decision: Decision,
    mayBeElsewhere: boolean,
  ): Promise<void> {
    const where = await question.whereToDelete(entries, decision, mayBeElsewhere);
    if (where) await run({ entries, decision, everywhere: where === 'everywhere' });
  }

  async function decideFound(
    wanted: ApprovalFilter,
    decision: Decision,
    { only, isAsked }: { readonly only?: ApprovalRule; readonly isAsked: boolean },
  ): Promise<void> {
    try {
      const found = await readDecidable(api, {
        payload: approvalsPayload(wanted),
        ...(only ? { only } : {}),
      });
      if (found.entries.length === 0) {
        snackbar.show({ text: text('approvals.noTimes'), intent: 'info' });
        return;
      }
      const where = isAsked
        ? await question.aboutAll(found, decision, only)
        : await question.whereToDelete(found.entries, decision, true);
      if (where) {
        await run({ entries: found.entries, decision, everywhere: where === 'everywhere', only });
      }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({
        text: navigator.onLine ? failureText(failure) : text('approvals.offline'),
        intent: 'error',
        topic: decisionFailure,
      });
    }
  }

  return {
    progress,
    stop,
    decideEntry: (group: ApprovalGroup, pair: TimePair, decision: Decision) =>
      decideThese([entryOf(group, pair)], decision, isElsewhere(pair)),
    decideSelected: (entries: readonly SelectedEntry[], decision: Decision) =>
      decideThese(entries, decision, true),
    /** All of a person that the filter finds. */
    async decidePerson({ id }: ApprovalGroup, decision: Decision): Promise<void> {
      if (filter) await decideFound({ ...filter, employeeId: id }, decision, { isAsked: false });
    },
    /** All that the filter finds, or what of it follows the rule; says how many and asks once. */
    async decideAll(decision: Decision, only?: ApprovalRule): Promise<void> {
      if (filter) await decideFound(filter, decision, { isAsked: true, ...(only ? { only } : {}) });
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

import type { ApiFailure } from 'shared-contracts';
import { useDialogs, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DecisionResult } from '../data/decide.ts';
import type { SelectedEntry } from '../rules/selection.ts';
import type { Decision } from '../rules/timePairs.ts';

/** Says how a decision went (spec §8); the rows say it for each entry. */
export function useDecisionAnswers(refresh: () => void) {
  const text = useText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  return {
    tell(
      entries: readonly SelectedEntry[],
      decision: Decision,
      results: readonly DecisionResult[],
    ): void {
      const stopped = results.filter(({ code }) => code !== undefined).length;
      const done = results.length - stopped;
      if (stopped > 0) {
        const words = text(`approvals.partly.${decision}`, { done, stopped });
        snackbar.show({ text: words, intent: 'warning', duration: 10_000 });
        return;
      }
      const [only] = entries.length === 1 ? entries : [];
      const words =
        only?.status === 'PENDING_DELETE'
          ? text(
              decision === 'APPROVED'
                ? 'approvals.done.deletionApproved'
                : 'approvals.done.deletionRejected',
            )
          : text(`approvals.done.${decision}`, { count: done });
      snackbar.show({ text: words, intent: 'success' });
    },

    /** `tryAgain` sends the same request with the same key. */
    async tellFailure(
      failure: ApiFailure,
      decision: Decision,
      tryAgain: () => void,
    ): Promise<void> {
      if (failure.status === 409) {
        const isWanted = await dialogs.confirm({
          title: text('approvals.changed.title'),
          text: text('approvals.changed.text'),
          confirm: text('approvals.refresh'),
        });
        if (isWanted) refresh();
        return;
      }
      if (failure.status === 429) {
        const isWanted = await dialogs.confirm({
          title: text('approvals.tooMany.title'),
          text: text('approvals.tooMany.text'),
          confirm: text('approvals.reload'),
        });
        if (isWanted) refresh();
        return;
      }
      const mayPass = failure.status === undefined || failure.status >= 500;
      snackbar.show({
        text: [text(`approvals.failed.${decision}`), failure.detail].filter(Boolean).join(' '),
        intent: 'error',
        duration: 10_000,
        ...(mayPass ? { action: { label: text('approvals.tryAgain'), onSelect: tryAgain } } : {}),
      });
    },
  };
}

import { ApiFailure } from 'shared-contracts';
import {
  later,
  useApi,
  useDialogs,
  useFailureText,
  useProperty,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { decisionFailure } from '../rules/decisionOrder.ts';
import type { decisionQuestion } from './decisionQuestion.ts';
import { useReasonDialog } from './useReasonDialog.tsx';

/** The questions before a decision; their code is loaded next to the list. */
export function useDecisionQuestion() {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const dialogs = useDialogs();
  const formats = useUserFormats();
  const reasons = useReasonDialog();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');

  function tellNothingDone(failure: ApiFailure): void {
    snackbar.show({
      text: navigator.onLine ? failureText(failure) : text('approvals.offline'),
      intent: 'error',
      topic: decisionFailure,
    });
  }

  return {
    /** The open question. */
    dialog: reasons.dialog,
    /** Reports that nothing was decided. */
    tellNothingDone,
    /** Also null if the question failed to load. */
    async ask<Answer>(
      about: (question: ReturnType<typeof decisionQuestion>) => Promise<Answer>,
    ): Promise<Answer | null> {
      const loaded = await laterQuestion.load().catch(() => null);
      if (!loaded) {
        tellNothingDone(new ApiFailure({ code: 'NO_RESPONSE' }));
        return null;
      }
      return about(loaded.decisionQuestion({ api, text, dialogs, formats, reasons, undoDelay }));
    },
  };
}

const laterQuestion = later(
  () => import(/* webpackChunkName: "deciding" */ './decisionQuestion.ts'),
);

import { later, useDialogs, useProperty, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useStoppedText } from './useStoppedText.ts';

/** Reports of decisions. */
export function useDecisionAnswers(refresh: () => void) {
  const tools = {
    text: useText(),
    dialogs: useDialogs(),
    snackbar: useSnackbar(),
    stoppedText: useStoppedText(),
    undoDelay: useProperty('CLOCK_OUT_UNDO_DELAY'),
    refresh,
  };
  return async () => (await laterAnswers.load()).decisionAnswers(tools);
}

/** In the chunk of the question, which is loaded before any decision. */
const laterAnswers = later(() => import(/* webpackChunkName: "deciding" */ './decisionAnswers.ts'));

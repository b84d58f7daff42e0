import type { Api, ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
  type ConfirmQuestion,
  type SnackbarMessage,
} from 'shared-ui';

interface Action<Input, Result> {
  readonly act: (input: Input) => Promise<Result>;
  /** Queries to refetch afterwards, even if the action failed. */
  readonly reads?: readonly Parameters<Api['query']['key']>[0][];
  /** The question to confirm first; null: no question. */
  readonly ask?: (input: Input) => ConfirmQuestion | null;
  readonly said?: (input: Input, result: Result) => string | SnackbarMessage;
  /** Failures that are shown elsewhere, or not at all. */
  readonly isSilent?: (failure: ApiFailure) => boolean;
  readonly onDone?: (result: Result, input: Input) => void;
}

/**
 * Confirms if required, runs the action, shows the outcome in a snackbar, and refetches what it
 * changed.
 */
export function useAction<Result, Input = void>(action: Action<Input, Result>) {
  const api = useApi();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { act, reads = [], ask, said, isSilent, onDone } = action;
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: act,
    onSuccess: (result, input) => {
      const words = said?.(input, result);
      if (words !== undefined) {
        const message = typeof words === 'string' ? { text: words } : words;
        snackbar.show({ intent: 'success', ...message });
      }
      onDone?.(result, input);
    },
    onError: (failure: ApiFailure) => {
      if (isSilent?.(failure) === true) return;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    },
    onSettled: () =>
      Promise.all(
        reads.map((path) => queries.invalidateQueries({ queryKey: api.query.key(path) })),
      ),
  });

  async function start(input: Input): Promise<void> {
    const question = ask?.(input) ?? null;
    if (question === null || (await dialogs.confirm(question))) mutate(input);
  }
  return {
    ...{ result: data, isPending, start: (input: Input) => void start(input) },
    /** Until the next run, or until it is reset. */
    failure: error,
    forgetFailure: reset,
  };
}

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
  /** What is read again afterwards, also where it failed. */
  readonly reads?: readonly Parameters<Api['query']['key']>[0][];
  /** What is asked first; null: nothing. */
  readonly ask?: (input: Input) => ConfirmQuestion | null;
  readonly said?: (input: Input, result: Result) => string | SnackbarMessage;
  /** Failures that are said elsewhere, or need no word. */
  readonly isSilent?: (failure: ApiFailure) => boolean;
  readonly onDone?: (result: Result, input: Input) => void;
}

/** Asks where that is wanted, does it, says that it is done or why not, and reads again what it changed. */
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
    /** Until it is done again, or forgotten. */
    failure: error,
    forgetFailure: reset,
  };
}

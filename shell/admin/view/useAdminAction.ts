import type { Api, ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
  type ConfirmQuestion,
} from 'shared-ui';

interface AdminAction<Input, Result> {
  readonly act: (input: Input) => Promise<Result>;
  /** What is read again afterwards, also where it failed. */
  readonly reads: readonly Parameters<Api['query']['key']>[0][];
  /** What is asked first; null: nothing. */
  readonly ask?: (input: Input) => ConfirmQuestion | null;
  readonly said?: (input: Input) => string;
  readonly onDone?: (result: Result) => void;
}

/** Asks where that is wanted, does it, says that it is done or why not, and reads again what it changed. */
export function useAdminAction<Result, Input = void>(action: AdminAction<Input, Result>) {
  const api = useApi();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { act, reads, ask, said, onDone } = action;
  const { data, isPending, mutate } = useMutation({
    mutationFn: act,
    onSuccess: (result, input) => {
      if (said !== undefined) snackbar.show({ text: said(input), intent: 'success' });
      onDone?.(result);
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
    onSettled: () =>
      Promise.all(
        reads.map((path) => queries.invalidateQueries({ queryKey: api.query.key(path) })),
      ),
  });

  async function start(input: Input): Promise<void> {
    const question = ask?.(input) ?? null;
    if (question === null || (await dialogs.confirm(question))) mutate(input);
  }
  return { result: data, isPending, start: (input: Input) => void start(input) };
}

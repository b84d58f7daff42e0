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

interface Action<Result> {
  readonly act: () => Promise<Result>;
  /** Queries to refetch afterwards, even if the action failed. */
  readonly reads?: readonly Parameters<Api['query']['key']>[0][];
  /** The question to confirm first. */
  readonly ask?: ConfirmQuestion;
  /** What is said once it is done. */
  readonly said?: string;
  readonly onDone?: (result: Result) => void;
}

/** Confirms if required, runs the action, says the outcome, and refetches what it changed. */
export function useAction<Result>({ act, reads = [], ask, said, onDone }: Action<Result>) {
  const api = useApi();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: act,
    // A result can be a secret.
    gcTime: 0,
    onSuccess: (result) => {
      if (said !== undefined) snackbar.show({ intent: 'success', text: said });
      onDone?.(result);
    },
    onError: (failure: ApiFailure) =>
      void snackbar.show({ text: failureText(failure), intent: 'error' }),
    onSettled: () =>
      Promise.all(
        reads.map((path) => queries.invalidateQueries({ queryKey: api.query.key(path) })),
      ),
  });

  async function start(): Promise<void> {
    if (ask === undefined || (await dialogs.confirm(ask))) mutate();
  }
  return { isPending, start: () => void start() };
}

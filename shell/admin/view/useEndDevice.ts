import { answer, type ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import type { SignedInDevice } from '../data/terminalQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';

interface Wanted {
  readonly id: number;
  readonly name: string;
}

/** Asks, then signs a device out, and says so; it names what has not been sent from there. */
export function useEndDevice() {
  const api = useApi();
  const text = useAdminText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id }: Wanted) =>
      answer(api.POST('/api/terminal-devices/{id}/end-session', { params: { path: { id } } })),
    onSuccess: (_, { name }) =>
      snackbar.show({ text: text('terminals.end.done', { name }), intent: 'success' }),
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: api.query.key('/api/terminal-devices') }),
  });
  return {
    isPending: mutation.isPending,
    end: async ({ id, queueLength }: SignedInDevice, name: string) => {
      const isSure = await dialogs.confirm({
        title: text('terminals.end.title', { name }),
        text: queueLength
          ? text('terminals.end.textWaiting', { count: queueLength })
          : text('terminals.end.text'),
        confirm: text('terminals.end'),
        danger: true,
      });
      if (isSure) mutation.mutate({ id, name });
    },
  };
}

import type { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import {
  doWithWebhook,
  saveWebhook,
  type Webhook,
  type WebhookAction,
} from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';

type Action = WebhookAction | 'switch';

/** What is done with a webhook without a dialog of its own, and said afterwards. */
export function useWebhookActions(webhook: Webhook) {
  const api = useApi();
  const text = useAdminText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const { id, name, url, types, fields, isOn } = webhook;
  const mutation = useMutation({
    mutationFn: async (action: Action) => {
      if (action !== 'switch') return doWithWebhook(api, id, action);
      await saveWebhook(api, id, { name, url, types, fields, isOn: !isOn });
    },
    onSuccess: (_, action) => {
      const told =
        action === 'switch'
          ? text(isOn ? 'webhooks.switchedOff' : 'webhooks.switchedOn', { name })
          : text(`webhooks.${action}.done`, { name });
      snackbar.show({ text: told, intent: 'success' });
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.query.key('/api/webhooks') }),
        queryClient.invalidateQueries({ queryKey: api.query.key('/api/webhook-deliveries') }),
      ]),
  });

  async function act(action: Action): Promise<void> {
    if (action === 'delete') {
      const isSure = await dialogs.confirm({
        title: text('webhooks.delete.title', { name }),
        text: text('webhooks.delete.text'),
        confirm: text('webhooks.delete'),
        danger: true,
      });
      if (!isSure) return;
    }
    mutation.mutate(action);
  }
  return { isPending: mutation.isPending, act: (action: Action) => void act(action) };
}

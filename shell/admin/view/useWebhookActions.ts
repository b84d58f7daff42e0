import { useApi } from 'shared-ui';
import {
  doWithWebhook,
  saveWebhook,
  type Webhook,
  type WebhookAction,
} from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useAction } from '../../actions/useAction.ts';

/** The actions on a webhook that need no dialog of their own. */
export function useWebhookActions(webhook: Webhook) {
  const api = useApi();
  const text = useAdminText();
  const { id, name, url, types, fields, isOn } = webhook;
  return useAction({
    act: async (action: WebhookAction | 'switch') => {
      if (action !== 'switch') return doWithWebhook(api, id, action);
      await saveWebhook(api, id, { name, url, types, fields, isOn: !isOn });
    },
    reads: ['/api/webhooks', '/api/webhook-deliveries'],
    ask: (action) =>
      action === 'delete'
        ? {
            title: text('webhooks.delete.title', { name }),
            text: text('webhooks.delete.text'),
            confirm: text('webhooks.delete'),
            danger: true,
          }
        : null,
    said: (action) =>
      action === 'switch'
        ? text(isOn ? 'webhooks.switchedOff' : 'webhooks.switchedOn', { name })
        : text(`webhooks.${action}.done`, { name }),
  });
}

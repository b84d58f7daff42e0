import { useState } from 'react';
import { useApi, useQuery } from 'shared-ui';
import { webhooksQuery, type Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminList } from './AdminList.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

type Open =
  | { readonly kind: 'edit'; readonly webhook: Webhook | null }
  | { readonly kind: 'secret'; readonly webhook: Webhook };

/** The webhooks and their deliveries. */
export function WebhooksPage() {
  const api = useApi();
  const text = useAdminText();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useQuery(webhooksQuery(api));
  const { data: webhooks = [] } = query;
  const close = () => setOpen(null);
  return (
    <AdminList
      title={text('admin.webhooks')}
      about={text('webhooks.about')}
      none={text('webhooks.none')}
      add={text('webhooks.new')}
      onAdd={() => setOpen({ kind: 'edit', webhook: null })}
      query={query}
      row={(webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          answeredAt={query.dataUpdatedAt}
          onEdit={() => setOpen({ kind: 'edit', webhook })}
          onSecret={() => setOpen({ kind: 'secret', webhook })}
        />
      )}
    >
      {webhooks.length > 0 && <Deliveries webhooks={webhooks} />}
      {open?.kind === 'edit' && (
        <WebhookDialog
          webhook={open.webhook}
          onClose={close}
          onMade={(webhook) => setOpen({ kind: 'secret', webhook })}
        />
      )}
      {open?.kind === 'secret' && <WebhookSecretDialog webhook={open.webhook} onClose={close} />}
    </AdminList>
  );
}

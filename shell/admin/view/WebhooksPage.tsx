import { useState } from 'react';
import {
  AddRegular,
  Button,
  Card,
  makeStyles,
  PageToolbar,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { webhooksQuery, type Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminFailed } from './AdminFailed.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

type Open =
  | { readonly kind: 'edit'; readonly webhook: Webhook | null }
  | { readonly kind: 'secret'; readonly webhook: Webhook };

/** Which systems hear of what happens, and what became of what was sent to them. */
export function WebhooksPage() {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery(webhooksQuery(api));
  const close = () => setOpen(null);
  if (error && !data) return <AdminFailed failure={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <PageToolbar
        end={
          <Button
            look="primary"
            icon={<AddRegular />}
            onClick={() => setOpen({ kind: 'edit', webhook: null })}
          >
            {text('webhooks.new')}
          </Button>
        }
      >
        <p className={styles.about}>{text('webhooks.about')}</p>
      </PageToolbar>
      {!data && <SkeletonRows count={3} height={72} />}
      {data && (
        <Card flush title={text('admin.webhooks')} titleNote={data.length}>
          {data.length === 0 && <p className={styles.none}>{text('webhooks.none')}</p>}
          <ul className={styles.list}>
            {data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setOpen({ kind: 'edit', webhook })}
                onSecret={() => setOpen({ kind: 'secret', webhook })}
              />
            ))}
          </ul>
        </Card>
      )}
      {data && data.length > 0 && <Deliveries webhooks={data} />}
      {open?.kind === 'edit' && (
        <WebhookDialog
          webhook={open.webhook}
          onClose={close}
          onMade={(webhook) => setOpen({ kind: 'secret', webhook })}
        />
      )}
      {open?.kind === 'secret' && <WebhookSecretDialog webhook={open.webhook} onClose={close} />}
    </div>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px' },
  about: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  none: {
    ...type.body,
    margin: 0,
    padding: '4px 16px 16px',
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

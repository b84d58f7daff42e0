import { FormDialog, makeStyles, text as type, useApi } from 'shared-ui';
import { makeWebhookSecret, type Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { SecretOnce } from './SecretOnce.tsx';
import { useAction } from '../../actions/useAction.ts';

interface WebhookSecretDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Creates the first or next secret of a webhook, and shows it once. */
export function WebhookSecretDialog({ webhook, onClose }: WebhookSecretDialogProps) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const make = useAction({
    act: () => makeWebhookSecret(api, webhook.id),
    reads: ['/api/webhooks'],
  });
  if (make.result !== undefined) {
    return (
      <SecretOnce
        title={text('webhooks.secret.ready')}
        subtitle={text('webhooks.secret.once')}
        secret={make.result}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      width={550}
      title={text('webhooks.secret.new')}
      subtitle={webhook.name}
      submit={text('webhooks.secret.make')}
      busy={make.isPending}
      faults={{}}
      onSubmit={() => make.start()}
      onClose={onClose}
    >
      {() => (
        <p className={styles.about}>
          {text(webhook.hasSecret ? 'webhooks.secret.next' : 'webhooks.secret.first')}
        </p>
      )}
    </FormDialog>
  );
}

const useStyles = makeStyles({ about: { ...type.body, margin: 0 } });

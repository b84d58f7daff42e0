import type { ApiFailure } from 'shared-contracts';
import {
  Button,
  CopyRegular,
  Dialog,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { makeWebhookSecret, type Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';

interface WebhookSecretDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Makes the secret of a webhook, or its next one, and shows it this once. */
export function WebhookSecretDialog({ webhook, onClose }: WebhookSecretDialogProps) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => makeWebhookSecret(api, webhook.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.query.key('/api/webhooks') }),
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  const secret = make.data;

  async function copy(made: string): Promise<void> {
    await navigator.clipboard.writeText(made);
    snackbar.show({ text: text('webhooks.secret.copied'), intent: 'success' });
  }

  return (
    <Dialog
      open
      width={550}
      onClose={onClose}
      title={text(secret === undefined ? 'webhooks.secret.new' : 'webhooks.secret.ready')}
      subtitle={secret === undefined ? webhook.name : text('webhooks.secret.once')}
      actions={
        <>
          <Button onClick={onClose}>
            {text(secret === undefined ? 'admin.cancel' : 'admin.tokens.done')}
          </Button>
          {secret === undefined ? (
            <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {text('webhooks.secret.make')}
            </Button>
          ) : (
            <Button look="primary" icon={<CopyRegular />} onClick={() => void copy(secret)}>
              {text('webhooks.secret.copy')}
            </Button>
          )}
        </>
      }
    >
      {secret === undefined ? (
        <p className={styles.about}>
          {text(webhook.hasSecret ? 'webhooks.secret.next' : 'webhooks.secret.first')}
        </p>
      ) : (
        <p className={styles.secret}>{secret}</p>
      )}
    </Dialog>
  );
}

const useStyles = makeStyles({
  about: { ...type.body, margin: 0 },
  secret: {
    ...type.body,
    margin: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

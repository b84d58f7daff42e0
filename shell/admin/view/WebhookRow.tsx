import {
  Badge,
  Button,
  CheckmarkCircleFilled,
  DismissCircleFilled,
  IconButton,
  makeStyles,
  media,
  MoreHorizontalRegular,
  text as type,
  tokens,
  useMenu,
  WarningFilled,
} from 'shared-ui';
import type { Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useWhen } from '../../locale/useWhen.ts';
import { useWebhookActions } from './useWebhookActions.ts';

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onEdit: () => void;
  readonly onSecret: () => void;
}

/** One webhook: where it leads, how it stands, and what can be done with it. */
export function WebhookRow({ webhook, onEdit, onSecret }: WebhookRowProps) {
  const text = useAdminText();
  const styles = useStyles();
  const openMenu = useMenu();
  const { isPending, act } = useWebhookActions(webhook);
  const { name, url, types, isOn, hasSecret, waiting, failed } = webhook;
  const facts = [
    ...types.map((kind) => text(`webhooks.type.${kind}`)),
    ...(waiting > 0 ? [text('webhooks.waiting', { count: waiting })] : []),
    ...(failed > 0 ? [text('webhooks.failed', { count: failed })] : []),
  ];
  const isReady = isOn && hasSecret;
  const more = [
    { key: 'edit', label: text('webhooks.edit'), onSelect: onEdit },
    { key: 'secret', label: text('webhooks.secret.new'), onSelect: onSecret },
    {
      ...{ key: 'state', label: text(isOn ? 'webhooks.switchOff' : 'webhooks.switchOn') },
      onSelect: () => act('switch'),
    },
    ...(failed > 0
      ? [{ key: 'again', label: text('webhooks.again.all'), onSelect: () => act('again') }]
      : []),
    { key: 'delete', label: text('webhooks.delete'), danger: true, onSelect: () => act('delete') },
  ];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          <Standing webhook={webhook} />
        </div>
        <div className={styles.quiet}>{url}</div>
        <div className={styles.quiet}>{facts.join(' · ')}</div>
      </div>
      {isReady && (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${text('webhooks.test')}: ${name}`}
          onClick={() => act('test')}
        >
          {text('webhooks.test')}
        </Button>
      )}
      {!hasSecret && (
        <Button size="row" look="primary" onClick={onSecret}>
          {text('webhooks.secret.make')}
        </Button>
      )}
      <IconButton
        label={text('webhooks.more', { name })}
        icon={<MoreHorizontalRegular />}
        onClick={(event) => openMenu(event.currentTarget, more)}
      />
    </li>
  );
}

function Standing({ webhook: { isOn, offReason, hasSecret, pausedUntil } }: { webhook: Webhook }) {
  const text = useAdminText();
  const when = useWhen();
  if (!isOn) {
    return (
      <Badge
        bare
        meaning={offReason === null ? 'pending' : 'rejected'}
        icon={<DismissCircleFilled />}
      >
        {text(offReason === null ? 'webhooks.isOff' : 'webhooks.isGone')}
      </Badge>
    );
  }
  if (hasSecret && pausedUntil === null) {
    return (
      <Badge bare meaning="approved" icon={<CheckmarkCircleFilled />}>
        {text('webhooks.isOn')}
      </Badge>
    );
  }
  return (
    <Badge bare meaning="warning" icon={<WarningFilled />}>
      {hasSecret && pausedUntil !== null
        ? text('webhooks.isPaused', { when: when(pausedUntil) })
        : text('webhooks.noSecret')}
    </Badge>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 12px',
    minHeight: '72px',
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  words: { flexGrow: 1, minWidth: 0, [media.phone]: { flexBasis: '100%' } },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

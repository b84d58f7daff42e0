import {
  Badge,
  Button,
  CheckmarkCircleFilled,
  DismissCircleFilled,
  IconButton,
  MoreHorizontalRegular,
  useMenu,
  WarningFilled,
} from 'shared-ui';
import type { Webhook } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useWhen } from '../../locale/useWhen.ts';
import { ListRow } from '../../listing/ListRow.tsx';
import { useWebhookActions } from './useWebhookActions.ts';

interface WebhookRowProps {
  readonly webhook: Webhook;
  /** Epoch milliseconds of the server's response. */
  readonly answeredAt: number;
  readonly onEdit: () => void;
  readonly onSecret: () => void;
}

/** A webhook: address, state, actions. */
export function WebhookRow({ webhook, answeredAt, onEdit, onSecret }: WebhookRowProps) {
  const text = useAdminText();
  const openMenu = useMenu();
  const { isPending, start } = useWebhookActions(webhook);
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
      onSelect: () => start('switch'),
    },
    ...(failed > 0
      ? [{ key: 'again', label: text('webhooks.again.all'), onSelect: () => start('again') }]
      : []),
    {
      key: 'delete',
      label: text('webhooks.delete'),
      danger: true,
      onSelect: () => start('delete'),
    },
  ];
  return (
    <ListRow
      name={name}
      standing={<Standing webhook={webhook} answeredAt={answeredAt} />}
      facts={[url, facts.join(' · ')]}
    >
      {isReady && (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${text('webhooks.test')}: ${name}`}
          onClick={() => start('test')}
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
    </ListRow>
  );
}

/** Milliseconds below which a time is shown as "soon": the clock shows minutes. */
const soon = 60_000;

function Standing({ webhook, answeredAt }: Pick<WebhookRowProps, 'webhook' | 'answeredAt'>) {
  const { isOn, offReason, hasSecret, pausedUntil } = webhook;
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
  const isSoon = pausedUntil !== null && Date.parse(pausedUntil) - answeredAt < soon;
  return (
    <Badge bare meaning="warning" icon={<WarningFilled />}>
      {!hasSecret || pausedUntil === null
        ? text('webhooks.noSecret')
        : isSoon
          ? text('webhooks.isPausedShortly')
          : text('webhooks.isPaused', { when: when(pausedUntil) })}
    </Badge>
  );
}

import {
  Badge,
  Button,
  CheckmarkCircleFilled,
  ClockFilled,
  DismissCircleFilled,
  makeStyles,
  useApi,
} from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import { useWhen } from '../../locale/useWhen.ts';
import { sendAgain, type Webhook, type WebhookDelivery } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { ItemTable, Name, Quiet } from 'shared-ui/table';

interface DeliveriesTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly webhooks: readonly Webhook[];
}

/** A row for each delivery. */
export function DeliveriesTable({ deliveries, webhooks }: DeliveriesTableProps) {
  const text = useAdminText();
  const styles = useStyles();
  const when = useWhen();
  const names = new Map(webhooks.map(({ id, name }) => [id, name]));
  const what = (delivery: WebhookDelivery) => (
    <What
      delivery={delivery}
      webhook={names.get(delivery.webhookId) ?? String(delivery.webhookId)}
    />
  );
  return (
    <ItemTable
      title={text('deliveries')}
      items={deliveries}
      keyOf={keyOf}
      listHeight={listHeight}
      columns={[
        { title: text('deliveries.column.event'), width: 'auto', cell: what },
        {
          ...{ title: text('deliveries.state'), width: '36%' },
          cell: (delivery) => <Standing delivery={delivery} />,
        },
        {
          ...{ title: text('deliveries.column.when'), width: '220px' },
          cell: ({ happenedAt }) => when(happenedAt),
        },
        {
          ...{ title: text('deliveries.column.action'), width: '160px' },
          cell: (delivery) => <Again delivery={delivery} />,
        },
      ]}
      list={(delivery) => (
        <>
          {what(delivery)}
          <Standing delivery={delivery} />
          <Quiet>{when(delivery.happenedAt)}</Quiet>
          <div className={styles.again}>
            <Again delivery={delivery} />
          </div>
        </>
      )}
    />
  );
}

function What({ delivery, webhook }: { delivery: WebhookDelivery; webhook: string }) {
  const text = useAdminText();
  const { type: kind, employeeId, messageId } = delivery;
  const person =
    employeeId === null ? [] : [text('deliveries.employee', { id: String(employeeId) })];
  return (
    <>
      <Name>{kind}</Name>
      <Quiet title={messageId}>{[webhook, ...person].join(' · ')}</Quiet>
    </>
  );
}

const looks = {
  WAITING: { meaning: 'pending', icon: <ClockFilled /> },
  DELIVERED: { meaning: 'approved', icon: <CheckmarkCircleFilled /> },
  FAILED: { meaning: 'rejected', icon: <DismissCircleFilled /> },
} as const;

/**
 * Milliseconds between attempts below which the retry is shown as "soon": the clock shows minutes.
 */
const soon = 60_000;

function Standing({ delivery }: { readonly delivery: WebhookDelivery }) {
  const text = useAdminText();
  const when = useWhen();
  const { state, attempts, failure, status, triedAt, dueAt } = delivery;
  const isSoon = triedAt !== null && Date.parse(dueAt) - Date.parse(triedAt) < soon;
  const facts = [
    ...(failure === null
      ? []
      : [text(`deliveries.failure.${failure}`, { status: status === null ? '' : String(status) })]),
    ...(attempts > 0 ? [text('deliveries.attempts', { count: attempts })] : []),
    ...(state === 'WAITING' && attempts > 0
      ? [isSoon ? text('deliveries.soon') : text('deliveries.next', { when: when(dueAt) })]
      : []),
  ];
  return (
    <>
      <Badge bare {...looks[state]}>
        {text(`deliveries.${state}`)}
      </Badge>
      <Quiet>{facts.join(' · ')}</Quiet>
    </>
  );
}

function Again({ delivery: { id, state, type: kind } }: { readonly delivery: WebhookDelivery }) {
  const api = useApi();
  const text = useAdminText();
  const again = useAction({
    act: () => sendAgain(api, id),
    reads: ['/api/webhook-deliveries'],
  });
  if (state === 'WAITING') return null;
  return (
    <Button
      size="row"
      busy={again.isPending}
      aria-label={`${text('deliveries.again')}: ${kind}, ${id}`}
      onClick={() => again.start()}
    >
      {text('deliveries.again')}
    </Button>
  );
}

const keyOf = ({ id }: WebhookDelivery) => id;
const listHeight = ({ state }: WebhookDelivery) => (state === 'WAITING' ? 112 : 156);

const useStyles = makeStyles({ again: { marginTop: '8px', ':empty': { display: 'none' } } });

import {
  Badge,
  Button,
  Card,
  CheckmarkCircleFilled,
  ClockFilled,
  DismissCircleFilled,
  makeStyles,
  media,
  text as type,
  tokens,
  useApi,
  useViewport,
} from 'shared-ui';
import { Cell, HeadCell, Row, Table, useVirtualRows, type VirtualRow } from 'shared-ui/table';
import { sendAgain, type Webhook, type WebhookDelivery } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useAdminAction } from './useAdminAction.ts';
import { useWhen } from '../../locale/useWhen.ts';

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly webhook: string;
  readonly position: VirtualRow;
}

interface DeliveriesTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly webhooks: readonly Webhook[];
}

/** A row for each delivery; only those in view are drawn. */
export function DeliveriesTable({ deliveries, webhooks }: DeliveriesTableProps) {
  const text = useAdminText();
  const isWide = useViewport() === 'desktop';
  const names = new Map(webhooks.map(({ id, name }) => [id, name]));
  const { rows, rowCount } = useVirtualRows({
    items: deliveries,
    keyOf,
    heightOf: isWide ? heightInTable : heightInList,
    columns: isWide ? 4 : 1,
    render: (delivery, position) => {
      const DeliveryRow = isWide ? TableRow : ListRow;
      const webhook = names.get(delivery.webhookId) ?? String(delivery.webhookId);
      return <DeliveryRow key={keyOf(delivery)} {...{ delivery, webhook, position }} />;
    },
  });
  const head = (
    <>
      <HeadCell>{text('deliveries.column.event')}</HeadCell>
      <HeadCell>{text('deliveries.state')}</HeadCell>
      <HeadCell>{text('deliveries.column.when')}</HeadCell>
      <HeadCell>{text('deliveries.column.action')}</HeadCell>
    </>
  );
  return (
    <Card flush title={text('deliveries')}>
      <Table
        label={text('deliveries')}
        columns={isWide ? ['auto', '36%', '220px', '160px'] : ['auto']}
        rowCount={rowCount}
        {...(isWide ? { head } : {})}
      >
        {rows}
      </Table>
    </Card>
  );
}

function TableRow({ delivery, webhook, position }: DeliveryRowProps) {
  const styles = useStyles();
  const when = useWhen();
  return (
    <Row {...position}>
      <Cell isRowHead>
        <What delivery={delivery} webhook={webhook} />
      </Cell>
      <Cell>
        <Standing delivery={delivery} />
      </Cell>
      <Cell className={styles.figures}>{when(delivery.happenedAt)}</Cell>
      <Cell>
        <Again delivery={delivery} />
      </Cell>
    </Row>
  );
}

function ListRow({ delivery, webhook, position }: DeliveryRowProps) {
  const styles = useStyles();
  const when = useWhen();
  return (
    <Row {...position}>
      <Cell isRowHead className={styles.listCell}>
        <What delivery={delivery} webhook={webhook} />
        <Standing delivery={delivery} />
        <div className={styles.quiet}>{when(delivery.happenedAt)}</div>
        <div className={styles.again}>
          <Again delivery={delivery} />
        </div>
      </Cell>
    </Row>
  );
}

function What({ delivery, webhook }: { delivery: WebhookDelivery; webhook: string }) {
  const text = useAdminText();
  const styles = useStyles();
  const { type: kind, employeeId, messageId } = delivery;
  const person =
    employeeId === null ? [] : [text('deliveries.employee', { id: String(employeeId) })];
  return (
    <>
      <div className={styles.name}>{kind}</div>
      <div className={styles.quiet} title={messageId}>
        {[webhook, ...person].join(' · ')}
      </div>
    </>
  );
}

const looks = {
  WAITING: { meaning: 'pending', icon: <ClockFilled /> },
  DELIVERED: { meaning: 'approved', icon: <CheckmarkCircleFilled /> },
  FAILED: { meaning: 'rejected', icon: <DismissCircleFilled /> },
} as const;

function Standing({ delivery }: { readonly delivery: WebhookDelivery }) {
  const text = useAdminText();
  const styles = useStyles();
  const when = useWhen();
  const { state, attempts, failure, status, dueAt } = delivery;
  const facts = [
    ...(failure === null
      ? []
      : [text(`deliveries.failure.${failure}`, { status: status === null ? '' : String(status) })]),
    ...(attempts > 0 ? [text('deliveries.attempts', { count: attempts })] : []),
    ...(state === 'WAITING' && attempts > 0
      ? [text('deliveries.next', { when: when(dueAt) })]
      : []),
  ];
  return (
    <>
      <Badge bare {...looks[state]}>
        {text(`deliveries.${state}`)}
      </Badge>
      {facts.length > 0 && <div className={styles.quiet}>{facts.join(' · ')}</div>}
    </>
  );
}

function Again({ delivery: { id, state, type: kind } }: { readonly delivery: WebhookDelivery }) {
  const api = useApi();
  const text = useAdminText();
  const again = useAdminAction({
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
const heightInTable = () => 64;
const heightInList = ({ state }: WebhookDelivery) => (state === 'WAITING' ? 112 : 156);

const useStyles = makeStyles({
  listCell: { padding: '8px 16px', [media.phone]: { padding: '8px 16px' } },
  again: { marginTop: '8px', ':empty': { display: 'none' } },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  figures: { fontVariantNumeric: 'tabular-nums' },
});

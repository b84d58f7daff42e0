import {
  Badge,
  CheckmarkCircleFilled,
  DismissCircleFilled,
  makeStyles,
  media,
  text as type,
  tokens,
  useViewport,
  Card,
} from 'shared-ui';
import { Cell, HeadCell, Row, Table, useVirtualRows, type VirtualRow } from 'shared-ui/table';
import { useAdminText } from '../messages/useAdminText.ts';
import type { SecurityEvent } from '../rules/securityFilter.ts';
import { useWhen } from '../../locale/useWhen.ts';

interface EventRowProps {
  readonly event: SecurityEvent;
  readonly position: VirtualRow;
}

/** Events, the latest first; only those in view are drawn. */
export function SecurityTable({ events }: { readonly events: readonly SecurityEvent[] }) {
  const text = useAdminText();
  const isWide = useViewport() === 'desktop';
  const { rows, rowCount } = useVirtualRows({
    items: events,
    keyOf,
    heightOf: isWide ? heightInTable : heightInList,
    columns: isWide ? 4 : 1,
    render: (event, position) => {
      const EventRow = isWide ? TableRow : ListRow;
      return <EventRow key={event.id} event={event} position={position} />;
    },
  });
  const head = (
    <>
      <HeadCell>{text('security.kind')}</HeadCell>
      <HeadCell>{text('security.column.who')}</HeadCell>
      <HeadCell>{text('security.column.network')}</HeadCell>
      <HeadCell>{text('security.column.when')}</HeadCell>
    </>
  );
  return (
    <Card flush title={text('admin.security')}>
      <Table
        label={text('admin.security')}
        columns={isWide ? ['auto', '28%', '180px', '220px'] : ['auto']}
        rowCount={rowCount}
        {...(isWide ? { head } : {})}
      >
        {rows}
      </Table>
    </Card>
  );
}

function TableRow({ event, position }: EventRowProps) {
  const styles = useStyles();
  const when = useWhen();
  return (
    <Row {...position}>
      <Cell isRowHead>
        <What event={event} />
      </Cell>
      <Cell>
        <Who event={event} />
      </Cell>
      <Cell className={styles.figures}>{event.network}</Cell>
      <Cell className={styles.figures}>{when(event.at)}</Cell>
    </Row>
  );
}

function ListRow({ event, position }: EventRowProps) {
  const styles = useStyles();
  const when = useWhen();
  return (
    <Row {...position}>
      <Cell isRowHead className={styles.listCell}>
        <What event={event} />
        <Who event={event} />
        <div className={styles.quiet}>
          {[when(event.at), event.network].filter(Boolean).join(' · ')}
        </div>
      </Cell>
    </Row>
  );
}

function What({ event }: { event: SecurityEvent }) {
  const { outcome, target, times, traceId } = event;
  const text = useAdminText();
  const styles = useStyles();
  const isDone = outcome === 'OK';
  const happened = exports[event.call ?? ''] ?? (`security.event.${event.event}` as const);
  const facts = [
    target,
    ...(times > 1 ? [text('security.times', { count: times })] : []),
    ...(isDone || traceId === null ? [] : [text('security.trace', { id: traceId })]),
  ].filter((fact) => fact !== '');
  return (
    <>
      <div className={styles.line}>
        <span className={styles.name}>{text(happened)}</span>
        <Badge
          bare
          meaning={isDone ? 'approved' : 'rejected'}
          icon={isDone ? <CheckmarkCircleFilled /> : <DismissCircleFilled />}
        >
          {isDone ? text('security.outcome.OK') : text('security.refused', { code: outcome })}
        </Badge>
      </div>
      {facts.length > 0 && <div className={styles.quiet}>{facts.join(' · ')}</div>}
    </>
  );
}

function Who({ event: { who, about, network } }: { event: SecurityEvent }) {
  const text = useAdminText();
  const styles = useStyles();
  const nobody = text(network === null ? 'security.commandLine' : 'security.nobody');
  const named = (party: { name: string | null }, id: string) =>
    party.name === null ? id : `${party.name} (${id})`;
  return (
    <>
      <div>{who === null ? nobody : named(who, who.id)}</div>
      {about !== null && (
        <div className={styles.quiet}>
          {text('security.aboutWhom', { name: named(about, String(about.id)) })}
        </div>
      )}
    </>
  );
}

/** What was exported, by the call. */
const exports: Readonly<Record<string, 'security.export.person' | 'security.export.inspection'>> = {
  exportPerson: 'security.export.person',
  exportOwnFace: 'security.export.person',
  getInspection: 'security.export.inspection',
};

const keyOf = ({ id }: SecurityEvent) => id;
const heightInTable = () => 64;
const heightInList = () => 96;

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  listCell: { padding: '8px 16px', [media.phone]: { padding: '8px 16px' } },
  name: type.bodyStrong,
  quiet: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  figures: { fontVariantNumeric: 'tabular-nums' },
});

import {
  Badge,
  Button,
  Card,
  CheckmarkCircleFilled,
  makeStyles,
  media,
  text as type,
  tokens,
  useViewport,
  WarningFilled,
} from 'shared-ui';
import { Cell, HeadCell, Row, Table, useVirtualRows, type VirtualRow } from 'shared-ui/table';
import type { TerminalDevice } from '../data/terminalQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useEndDevice } from './useEndDevice.ts';
import { useWhen } from '../../locale/useWhen.ts';

interface DeviceRowProps {
  readonly terminal: TerminalDevice;
  readonly position: VirtualRow;
}

/** A row for each device, and for each terminal without one; only those in view are drawn. */
export function TerminalsTable({ devices }: { readonly devices: readonly TerminalDevice[] }) {
  const text = useAdminText();
  const isWide = useViewport() === 'desktop';
  const { rows, rowCount } = useVirtualRows({
    items: devices,
    keyOf,
    heightOf: isWide ? heightInTable : heightInList,
    columns: isWide ? 5 : 1,
    render: (terminal, position) => {
      const DeviceRow = isWide ? TableRow : ListRow;
      return <DeviceRow key={keyOf(terminal)} terminal={terminal} position={position} />;
    },
  });
  const head = (
    <>
      <HeadCell>{text('terminals.column.terminal')}</HeadCell>
      <HeadCell>{text('terminals.column.seen')}</HeadCell>
      <HeadCell>{text('terminals.column.version')}</HeadCell>
      <HeadCell>{text('terminals.column.waiting')}</HeadCell>
      <HeadCell>{text('terminals.column.action')}</HeadCell>
    </>
  );
  return (
    <Card flush title={text('admin.terminals')}>
      <Table
        label={text('admin.terminals')}
        columns={isWide ? ['auto', '28%', '190px', '120px', '140px'] : ['auto']}
        rowCount={rowCount}
        {...(isWide ? { head } : {})}
      >
        {rows}
      </Table>
    </Card>
  );
}

function TableRow({ terminal, position }: DeviceRowProps) {
  const styles = useStyles();
  return (
    <Row {...position}>
      <Cell isRowHead>
        <Which terminal={terminal} />
      </Cell>
      <Cell>
        <Seen terminal={terminal} />
      </Cell>
      <Cell className={styles.figures}>{terminal.device?.version ?? '–'}</Cell>
      <Cell className={styles.figures}>{terminal.device?.queueLength ?? '–'}</Cell>
      <Cell>
        <End terminal={terminal} />
      </Cell>
    </Row>
  );
}

function ListRow({ terminal, position }: DeviceRowProps) {
  const text = useAdminText();
  const styles = useStyles();
  const { device } = terminal;
  const facts = [
    device?.version && text('terminals.version', { version: device.version }),
    device?.queueLength != null && text('terminals.waiting', { count: device.queueLength }),
  ].filter(Boolean);
  return (
    <Row {...position}>
      <Cell isRowHead className={styles.listCell}>
        <Which terminal={terminal} />
        <Seen terminal={terminal} />
        {facts.length > 0 && <div className={styles.quiet}>{facts.join(' · ')}</div>}
        <div className={styles.end}>
          <End terminal={terminal} />
        </div>
      </Cell>
    </Row>
  );
}

function Which({ terminal }: { readonly terminal: TerminalDevice }) {
  const styles = useStyles();
  const { terminalId, description, site, timeZone } = terminal;
  return (
    <>
      <div className={styles.name}>{description}</div>
      <div className={styles.quiet}>
        {[terminalId, site, timeZone].filter((fact) => fact !== null).join(' · ')}
      </div>
    </>
  );
}

function Seen({ terminal: { device } }: { readonly terminal: TerminalDevice }) {
  const text = useAdminText();
  const styles = useStyles();
  const when = useWhen();
  if (device === null) return <div className={styles.quiet}>{text('account.notSignedIn')}</div>;
  return (
    <>
      <Badge
        bare
        meaning={device.isRunning ? 'approved' : 'warning'}
        icon={device.isRunning ? <CheckmarkCircleFilled /> : <WarningFilled />}
      >
        {text(device.isRunning ? 'terminals.runs' : 'terminals.silent')}
      </Badge>
      <div className={styles.quiet}>
        {[
          text('terminals.lastSeen', { when: when(device.lastSeenAt) }),
          [device.browser, device.system].filter(Boolean).join(', '),
          text('terminals.signedIn', { when: when(device.signedInAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </>
  );
}

function End({ terminal: { description, device } }: { readonly terminal: TerminalDevice }) {
  const text = useAdminText();
  const { isPending, end } = useEndDevice();
  if (device === null) return null;
  return (
    <Button
      size="row"
      busy={isPending}
      aria-label={`${text('terminals.end')}: ${description}`}
      onClick={() => void end(device, description)}
    >
      {text('terminals.end')}
    </Button>
  );
}

const keyOf = ({ terminalId, device }: TerminalDevice) => `${terminalId} ${device?.id ?? ''}`;
const heightInTable = () => 64;
const heightInList = ({ device }: TerminalDevice) => (device === null ? 80 : 158);

const useStyles = makeStyles({
  listCell: { padding: '8px 16px', [media.phone]: { padding: '8px 16px' } },
  end: { marginTop: '8px', ':empty': { display: 'none' } },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  figures: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

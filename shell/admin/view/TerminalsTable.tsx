import { limits } from 'shared-contracts';
import {
  Badge,
  Button,
  CheckmarkCircleFilled,
  makeStyles,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useWhen } from '../../locale/useWhen.ts';
import type { SignedInDevice, TerminalDevice } from '../data/terminalQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { ItemTable, Name, Quiet } from 'shared-ui/table';
import { useEndDevice } from './useEndDevice.ts';

/** A row for each device, and for each terminal without a device. */
export function TerminalsTable({ devices }: { readonly devices: readonly TerminalDevice[] }) {
  const text = useAdminText();
  return (
    <ItemTable
      title={text('admin.terminals')}
      items={devices}
      keyOf={keyOf}
      listHeight={listHeight}
      columns={[
        {
          ...{ title: text('terminals.column.terminal'), width: 'auto' },
          cell: (terminal) => <Which terminal={terminal} />,
        },
        {
          ...{ title: text('terminals.column.seen'), width: '28%' },
          cell: (terminal) => <Seen terminal={terminal} />,
        },
        {
          ...{ title: text('terminals.column.version'), width: '190px' },
          cell: ({ device }) => device?.version ?? '–',
        },
        {
          ...{ title: text('terminals.column.waiting'), width: '120px' },
          cell: ({ device }) => (device === null ? '–' : <Waiting device={device} />),
        },
        {
          ...{ title: text('terminals.column.action'), width: '140px' },
          cell: (terminal) => <End terminal={terminal} />,
        },
      ]}
      list={(terminal) => <InList terminal={terminal} />}
    />
  );
}

function InList({ terminal }: { readonly terminal: TerminalDevice }) {
  const text = useAdminText();
  const styles = useStyles();
  const { device } = terminal;
  const keeps = useKeeps();
  const facts = [
    device?.version && text('terminals.version', { version: device.version }),
    device?.queueLength != null && text('terminals.waiting', { count: device.queueLength }),
    device && keeps(device),
  ].filter(Boolean);
  return (
    <>
      <Which terminal={terminal} />
      <Seen terminal={terminal} />
      <Quiet>{facts.join(' · ')}</Quiet>
      <div className={styles.end}>
        <End terminal={terminal} />
      </div>
    </>
  );
}

function Which({ terminal }: { readonly terminal: TerminalDevice }) {
  const { terminalId, description, site, timeZone } = terminal;
  return (
    <>
      <Name>{description}</Name>
      <Quiet>{[terminalId, site, timeZone].filter((fact) => fact !== null).join(' · ')}</Quiet>
    </>
  );
}

/** The number of unsent punches, and since when. */
function Waiting({ device }: { readonly device: SignedInDevice }) {
  const keeps = useKeeps();
  return (
    <>
      {device.queueLength ?? '–'}
      <Quiet>{keeps(device)}</Quiet>
    </>
  );
}

function useKeeps(): (device: SignedInDevice) => string | null {
  const text = useAdminText();
  const when = useWhen();
  return ({ keepsSince }) =>
    keepsSince === null ? null : text('terminals.keepsSince', { when: when(keepsSince) });
}

function Seen({ terminal: { device } }: { readonly terminal: TerminalDevice }) {
  const text = useAdminText();
  const when = useWhen();
  const formats = useUserFormats();
  const styles = useStyles();
  if (device === null) return <Quiet>{text('account.notSignedIn')}</Quiet>;
  const off = device.clockOffSeconds ?? 0;
  return (
    <>
      <Badge
        bare
        meaning={device.isRunning ? 'approved' : 'warning'}
        icon={device.isRunning ? <CheckmarkCircleFilled /> : <WarningFilled />}
      >
        {text(stateOf(device))}
      </Badge>
      {Math.abs(off) > limits.terminalClockOffSeconds && (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.clock}>
          {text(off > 0 ? 'terminals.clockAhead' : 'terminals.clockBehind', {
            duration: formats.duration(Math.abs(off)),
          })}
        </Badge>
      )}
      <Quiet>
        {[
          text('terminals.lastSeen', { when: when(device.lastSeenAt) }),
          [device.browser, device.system].filter(Boolean).join(', '),
          text('terminals.signedIn', { when: when(device.signedInAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
    </>
  );
}

function End({ terminal: { description, device } }: { readonly terminal: TerminalDevice }) {
  const text = useAdminText();
  const { isPending, start } = useEndDevice(description);
  if (device === null) return null;
  return (
    <Button
      size="row"
      busy={isPending}
      aria-label={`${text('terminals.end')}: ${description}`}
      onClick={() => start(device)}
    >
      {text('terminals.end')}
    </Button>
  );
}

function stateOf({ isRunning, hasEnded }: SignedInDevice) {
  if (hasEnded) return 'terminals.ended';
  return isRunning ? 'terminals.runs' : 'terminals.silent';
}

const keyOf = ({ terminalId, device }: TerminalDevice) => `${terminalId} ${device?.id ?? ''}`;
const listHeight = ({ device }: TerminalDevice) => (device === null ? 80 : 178);

const useStyles = makeStyles({
  end: { marginTop: '8px', ':empty': { display: 'none' } },
  clock: { display: 'flex' },
});

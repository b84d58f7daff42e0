import { Button, makeStyles, media, text as type, tokens, useApi } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { useAction } from '../../actions/view/useAction.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { PersonSection } from '../../people/view/PersonSection.tsx';
import { endDevice, type SignedInDevice } from '../data/terminalCalls.ts';
import { DeviceState } from './DeviceState.tsx';
import type { Terminal } from './terminal.ts';

/** The devices that are signed in as a terminal, newest first. */
export function DeviceList({ terminal }: { readonly terminal: Terminal }) {
  const text = useText();
  const styles = useStyles();
  const { deviceCount = 0, devices = [] } = terminal.facts.terminal ?? {};
  const others = deviceCount - devices.length;
  return (
    <PersonSection title={text('terminals.devices')}>
      {devices.length === 0 && <Quiet>{text('terminals.devices.none')}</Quiet>}
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.id} className={styles.row}>
            <Device device={device} name={terminal.entry.description} />
          </li>
        ))}
      </ul>
      {others > 0 && <Quiet>{text('terminals.more', { count: others })}</Quiet>}
    </PersonSection>
  );
}

function Device({ device, name }: { readonly device: SignedInDevice; readonly name: string }) {
  const api = useApi();
  const text = useText();
  const when = useWhen();
  const styles = useStyles();
  const deviceName = useDeviceName();
  const { queueLength, keepsSince, version } = device;
  const ending = useAction({
    act: () => endDevice(api, device.id),
    reads: [entriesPath],
    ask: {
      title: text('terminals.end.title', { name }),
      text: queueLength
        ? text('terminals.end.textWaiting', { count: queueLength })
        : text('terminals.end.text'),
      confirm: text('terminals.end'),
      danger: true,
    },
    said: text('terminals.end.done', { name }),
  });
  const facts = [
    text('terminals.signedIn', { when: when(device.signedInAt) }),
    version && text('terminals.version', { version }),
    queueLength !== null && text('terminals.waiting', { count: queueLength }),
    keepsSince && text('terminals.keepsSince', { when: when(keepsSince) }),
  ].filter(Boolean);
  return (
    <>
      <div className={styles.about}>
        <strong className={styles.name}>{deviceName(device)}</strong>
        <DeviceState device={device} />
        <Quiet>{facts.join(' · ')}</Quiet>
      </div>
      <Button
        size="row"
        busy={ending.isPending}
        aria-label={`${text('terminals.end')}: ${deviceName(device)}`}
        onClick={ending.start}
      >
        {text('terminals.end')}
      </Button>
    </>
  );
}

/** What a device calls itself: `Chrome, Android`. */
export function useDeviceName() {
  const text = useText();
  return ({ browser, system }: Pick<SignedInDevice, 'browser' | 'system'>): string =>
    [browser, system].filter(Boolean).join(', ') || text('terminals.device');
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '12px 0',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
    [media.phone]: { flexDirection: 'column' },
  },
  about: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...type.bodyStrong, display: 'block' },
});

import {
  CloudSyncRegular,
  createFormats,
  makeStyles,
  media,
  useHost,
  useTerminalSession,
} from 'shared-ui';
import type { Instant } from 'shared-contracts';
import { OutcomeScreen } from '../../clocking/view/OutcomeScreen.tsx';
import { useText } from '../../messages/useText.ts';
import { useTone } from '../../sound/view/useTone.ts';
import type { KeptPunch } from '../rules/keptPunch.ts';
import { WhoLine } from './WhoLine.tsx';
import type { WhoMade } from '../rules/whoMade.ts';

export interface KeptScreenProps {
  readonly who: WhoMade;
  readonly operation: KeptPunch['operation'];
  readonly at: Instant;
  readonly isConnected: boolean;
  readonly onClose: () => void;
}

/** Confirms that a punch is queued on this device and not recorded yet, with person and time. */
export function KeptScreen({ who, operation, at, isConnected, onClose }: KeptScreenProps) {
  const { locale } = useHost();
  const { timeZone } = useTerminalSession();
  const text = useText();
  const styles = useStyles();
  const formats = createFormats({ locale, is24Hour: true, region: '' });
  useTone('kept');
  return (
    <OutcomeScreen
      icon={<CloudSyncRegular />}
      isPending
      title={text(kept[operation])}
      time={formats.time(at, timeZone)}
      isConnected={isConnected}
      // There is more to read than after a recorded punch.
      shownFor={5000}
      onClose={onClose}
    >
      <WhoLine who={who} />
      <p className={styles.line}>{text('terminal.kept.text')}</p>
    </OutcomeScreen>
  );
}

const kept = {
  CLOCK_IN: 'terminal.kept.clockIn',
  BREAK_IN: 'terminal.kept.breakIn',
  RESUME: 'terminal.kept.resume',
  CLOCK_OUT: 'terminal.kept.clockOut',
} as const;

const useStyles = makeStyles({
  line: {
    margin: 0,
    maxWidth: '500px',
    fontSize: '26px',
    lineHeight: '34px',
    [media.phone]: { fontSize: '20px', lineHeight: '28px' },
  },
});

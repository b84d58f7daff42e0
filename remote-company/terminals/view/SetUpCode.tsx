import {
  makeStyles,
  media,
  MessageNote,
  QrCode,
  text as type,
  tokens,
  WarningFilled,
} from 'shared-ui';
import { isOnlyHere } from '../../invitations/rules/isOnlyHere.ts';
import { useText } from '../../messages/useText.ts';
import { minutesLeft } from '../rules/minutesLeft.ts';
import { logInAddress, setUpLink } from '../rules/setUpLink.ts';

interface SetUpCodeProps {
  readonly terminalId: string;
  readonly code: string;
  readonly secondsLeft: number;
}

/** The code to scan, and to type where there is no camera. */
export function SetUpCode({ terminalId, code, secondsLeft }: SetUpCodeProps) {
  const text = useText();
  const styles = useStyles();
  const { origin } = globalThis.location;
  const address = logInAddress(origin);
  return (
    <>
      {isOnlyHere(origin) && (
        <MessageNote icon={<WarningFilled />} meaning="warning">
          {text('terminals.setUp.onlyHere', { address: origin })}
        </MessageNote>
      )}
      <div className={styles.scan}>
        <QrCode
          text={setUpLink(origin, terminalId, code)}
          label={text('terminals.setUp.qr')}
          width="208px"
        />
        <div className={styles.words}>
          <p className={styles.step}>{text('terminals.setUp.scan')}</p>
          <p className={styles.left} role="timer">
            {text('terminals.setUp.left', { time: minutesLeft(secondsLeft) })}
          </p>
          <p className={styles.quiet} role="status">
            {text('terminals.setUp.waiting')}
          </p>
        </div>
      </div>
      <p className={styles.step}>{text('terminals.setUp.type')}</p>
      <dl className={styles.typed}>
        <dt className={styles.quiet}>{address}</dt>
        <dd className={styles.value} />
        <dt className={styles.quiet}>{text('terminals.id')}</dt>
        <dd className={styles.value}>{terminalId}</dd>
        <dt className={styles.quiet}>{text('terminals.setUp.code')}</dt>
        <dd className={styles.value}>{code}</dd>
      </dl>
    </>
  );
}

const useStyles = makeStyles({
  scan: {
    display: 'flex',
    gap: '20px',
    alignItems: 'center',
    marginBottom: '16px',
    [media.phone]: { flexDirection: 'column', alignItems: 'start' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  step: { ...type.body, margin: 0 },
  left: { ...type.bodyStrong, margin: 0, fontVariantNumeric: 'tabular-nums' },
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  typed: { margin: '8px 0 0', overflowWrap: 'anywhere' },
  value: {
    margin: '0 0 8px',
    fontFamily: 'monospace',
    fontSize: '20px',
    lineHeight: '28px',
    userSelect: 'all',
  },
});

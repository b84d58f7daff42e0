import {
  Button,
  CopyRegular,
  Dialog,
  makeStyles,
  text as type,
  tokens,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface GivenPin {
  readonly pin: string;
  readonly name: string;
  readonly employeeNumber: string;
}

export interface GivenPinDialogProps extends GivenPin {
  readonly onClose: () => void;
}

/** Shows a person's new PIN once. Only its button closes it: the PIN cannot be shown again. */
export function GivenPinDialog({ pin, name, employeeNumber, onClose }: GivenPinDialogProps) {
  const text = useText();
  const styles = useStyles();
  const snackbar = useSnackbar();

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(pin).then(
      () => true,
      () => false,
    );
    snackbar.show(
      isCopied
        ? { text: text('clocking.pin.copied'), intent: 'success' }
        : { text: text('clocking.pin.notCopied'), intent: 'warning' },
    );
  }

  return (
    <Dialog
      open
      compact
      title={text('clocking.pin.title', { name })}
      actions={
        <>
          <Button icon={<CopyRegular />} onClick={() => void copy()}>
            {text('clocking.pin.copy')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {text('clocking.pin.done')}
          </Button>
        </>
      }
    >
      <p className={styles.pin}>{pin}</p>
      <p className={styles.words}>{text('clocking.pin.once', { number: employeeNumber })}</p>
    </Dialog>
  );
}

const useStyles = makeStyles({
  pin: {
    margin: '4px 0 12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: '36px',
    lineHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
    textAlign: 'center',
    userSelect: 'all',
  },
  words: { ...type.body, margin: 0 },
});

import { makeStyles, mergeClasses, Toaster } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { closersAtom } from '../overlay/useBackCloses.ts';
import { media } from '../theme/media.ts';
import { gap } from './freeInset.ts';
import { useFreeInset } from './useFreeInset.ts';
import { useToasts } from './useToasts.tsx';

const snackbarId = 'snackbar';

/** The messages above all that is to be free, over dialogs and drawers. */
export function Messages() {
  const inset = useFreeInset();
  const isCovered = useAtomValue(closersAtom).length > 0;
  const styles = useStyles();
  useToasts(snackbarId);
  return (
    <Toaster
      toasterId={snackbarId}
      className={mergeClasses(styles.messages, isCovered && styles.newest)}
      position="bottom"
      mountNode={{ className: styles.layer }}
      offset={{ vertical: inset + gap }}
    />
  );
}

const useStyles = makeStyles({
  // Over dialogs and drawers, whichever came first; they lie at 1,000,000.
  layer: { zIndex: 1_000_001 },
  // The newest is the last. Those before it wait out of sight, where their time does not run.
  // Between the messages stand marks for the keyboard's focus, which are no `div`.
  messages: {
    width: '380px',
    '& > div:nth-last-of-type(n + 4)': { display: 'none' },
    [media.phone]: {
      width: 'calc(100vw - 24px)',
      '& > div:not(:last-of-type)': { display: 'none' },
    },
  },
  // More would reach the buttons of a dialog.
  newest: { '& > div:not(:last-of-type)': { display: 'none' } },
});

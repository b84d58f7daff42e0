import { makeStyles, mergeClasses, Toaster } from '@fluentui/react-components';
import { media } from '../theme/media.ts';
import { gap } from './freeInset.ts';
import { useFreeInset } from './useFreeInset.ts';
import { mostMessages, useRoom } from './useRoom.ts';
import { useToasts } from './useToasts.tsx';

const snackbarId = 'snackbar';

/** Positions messages above everything they must not cover, on top of dialogs and drawers. */
export function Messages() {
  const inset = useFreeInset();
  const room = useRoom();
  const styles = useStyles();
  useToasts(snackbarId);
  return (
    <Toaster
      toasterId={snackbarId}
      className={mergeClasses(styles.messages, room === 1 && styles.newest)}
      position="bottom"
      mountNode={{ className: styles.layer }}
      offset={{ vertical: inset + gap }}
    />
  );
}

const useStyles = makeStyles({
  // On top of dialogs and drawers in any order; they use 1,000,000.
  layer: { zIndex: 1_000_001 },
  // The newest is last. Older ones are hidden, with their timers paused. Focus markers between the
  // messages are not `div`s.
  messages: {
    width: '380px',
    [`& > div:nth-last-of-type(n + ${mostMessages + 1})`]: { display: 'none' },
    [media.phone]: { width: 'calc(100vw - 24px)' },
  },
  newest: { '& > div:not(:last-of-type)': { display: 'none' } },
});

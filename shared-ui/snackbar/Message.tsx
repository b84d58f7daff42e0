import { makeStyles, Toast, ToastTitle } from '@fluentui/react-components';
import { Button } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import type { SnackbarMessage } from './messagesAtom.ts';

interface MessageProps {
  readonly message: SnackbarMessage;
  readonly dismiss: () => void;
}

export function Message({ message, dismiss }: MessageProps) {
  const { text: words, action, otherAction, onDismiss } = message;
  const text = useUiText();
  const styles = useStyles();
  return (
    <Toast ref={neverHide}>
      <ToastTitle
        className={styles.title}
        media={{ className: styles.media }}
        action={
          <span className={styles.actions}>
            {[action, otherAction].map(
              (each) =>
                each && (
                  <Button
                    key={each.label}
                    size="row"
                    look="subtle"
                    onClick={() => {
                      dismiss();
                      each.onSelect();
                    }}
                  >
                    {each.label}
                  </Button>
                ),
            )}
            {(!action || onDismiss) && (
              <IconButton
                size="row"
                icon={<DismissRegular />}
                label={text('ui.close')}
                onClick={() => {
                  dismiss();
                  onDismiss?.();
                }}
              />
            )}
          </span>
        }
      >
        {words}
      </ToastTitle>
    </Toast>
  );
}

/** An open dialog hides what lies beside it in the page from screen readers, but not what says this. */
function neverHide(message: HTMLElement | null): void {
  message?.closest('body > *')?.setAttribute('data-tabster-never-hide', '');
}

const useStyles = makeStyles({
  title: { alignItems: 'center' },
  actions: { display: 'flex', alignItems: 'center' },
  media: { alignSelf: 'center', paddingTop: 0 },
});

import { makeStyles, Toast, ToastTitle, useToastController } from '@fluentui/react-components';
import { useMemo } from 'react';
import { limits } from 'shared-contracts';
import { Button } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { useViewport } from '../theme/useViewport.ts';

export const snackbarId = 'snackbar';

export interface SnackbarMessage {
  readonly text: string;
  readonly intent?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds; 5 s otherwise (spec §9). */
  readonly duration?: number;
  /** Stays until it is closed or its action is used. */
  readonly stays?: boolean;
  /** Takes the place of what was last said of the same. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Puts a × beside the action, and is told when it is used. */
  readonly onDismiss?: () => void;
}

export interface Snackbar {
  /** Returns what takes it away. */
  show(message: SnackbarMessage): () => void;
}

/**
 * The one place for short messages at the foot of the page; read out when they appear. Phones have
 * room for one: the newest. It takes the place of one that only tells of a success; the others come
 * back after it.
 */
export function useSnackbar(): Snackbar {
  const { dispatchToast, dismissToast } = useToastController(snackbarId);
  const text = useUiText();
  const styles = useStyles();
  const hasRoomForOne = useViewport() === 'phone';
  return useMemo(
    () => ({
      show({
        text: words,
        intent = 'info',
        duration = limits.snackbarSeconds * 1000,
        stays = false,
        topic,
        action,
        onDismiss,
      }) {
        lastId += 1;
        const toastId = `snackbar-${lastId}`;
        const dismiss = () => dismissToast(toastId);
        if (topic !== undefined) {
          const last = lastOfTopic.get(topic);
          if (last !== undefined) dismissToast(last);
          lastOfTopic.set(topic, toastId);
        }
        const isUrgent = intent === 'error' || intent === 'warning';
        if (hasRoomForOne && lastPassing !== null) dismissToast(lastPassing);
        lastPassing = isUrgent || stays || action ? null : toastId;
        dispatchToast(
          <Toast ref={neverHide}>
            <ToastTitle
              className={styles.title}
              media={{ className: styles.media }}
              action={
                <span className={styles.actions}>
                  {action && (
                    <Button
                      size="row"
                      look="subtle"
                      onClick={() => {
                        dismiss();
                        action.onSelect();
                      }}
                    >
                      {action.label}
                    </Button>
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
          </Toast>,
          {
            toastId,
            intent,
            timeout: stays ? -1 : duration,
            pauseOnHover: true,
            pauseOnWindowBlur: true,
            politeness: isUrgent ? 'assertive' : 'polite',
          },
        );
        return dismiss;
      },
    }),
    [dispatchToast, dismissToast, text, styles, hasRoomForOne],
  );
}

/** An open dialog hides what lies beside it in the page from screen readers, but not what says this. */
function neverHide(message: HTMLElement | null): void {
  message?.closest('body > *')?.setAttribute('data-tabster-never-hide', '');
}

let lastId = 0;
/** The last message, if nothing is lost without it. */
let lastPassing: string | null = null;
const lastOfTopic = new Map<string, string>();

const useStyles = makeStyles({
  title: { alignItems: 'center' },
  actions: { display: 'flex', alignItems: 'center' },
  media: { alignSelf: 'center', paddingTop: 0 },
});

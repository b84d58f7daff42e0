import { makeStyles, mergeClasses, Toast, ToastTitle, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import type { SaidMessage } from './messagesAtom.ts';
import { useHeldClock, type MessageClock } from './useHeldClock.ts';
import { useJoinedWindow } from './useJoinedWindow.ts';
import { useTimeliness } from './useTimeliness.ts';

interface MessageProps {
  readonly message: SaidMessage;
  readonly clock: MessageClock;
  readonly dismiss: () => void;
}

export function Message({ message, clock, dismiss }: MessageProps) {
  const { text: words, action, otherAction, onDismiss } = message;
  const text = useUiText();
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const leave = useJoinedWindow(element);
  useHeldClock(element, clock);
  useTimeliness(message, dismiss);
  // Next to the buttons a long text would get a column of one or two words.
  const isWide = action !== undefined && (otherAction !== undefined || words.length > 40);

  const closes = (next: (() => void) | undefined) => () => {
    dismiss();
    leave();
    next?.();
  };
  return (
    <Toast
      ref={setElement}
      className={styles.toast}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise the toaster closes every message, including those with Undo.
        event.stopPropagation();
        leave();
      }}
    >
      <ToastTitle
        className={styles.title}
        media={{ className: styles.media }}
        action={{
          className: mergeClasses(styles.actions, isWide && styles.below),
          children: (
            <>
              {[action, otherAction].map(
                (each) =>
                  each && (
                    <Button
                      key={each.label}
                      size="row"
                      look="subtle"
                      onClick={closes(each.onSelect)}
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
                  onClick={closes(onDismiss)}
                />
              )}
            </>
          ),
        }}
      >
        {words}
      </ToastTitle>
    </Toast>
  );
}

const useStyles = makeStyles({
  // In dark mode its shadow is invisible.
  toast: { border: `1px solid ${tokens.colorNeutralStroke1}` },
  title: { alignItems: 'center' },
  actions: { display: 'flex', alignItems: 'center', paddingLeft: 0 },
  below: { gridColumn: '2 / -1', gridRow: 2, justifyContent: 'end', paddingTop: '4px' },
  media: { alignSelf: 'center', paddingTop: 0 },
});

import { makeStyles, mergeClasses, Toast, ToastTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import type { SnackbarMessage } from './messagesAtom.ts';
import { useJoinedWindow } from './useJoinedWindow.ts';

interface MessageProps {
  readonly message: SnackbarMessage;
  readonly dismiss: () => void;
}

export function Message({ message, dismiss }: MessageProps) {
  const { text: words, action, otherAction, onDismiss } = message;
  const text = useUiText();
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const leave = useJoinedWindow(element);
  // Beside the buttons a long text would get a column of a word or two.
  const isWide = action !== undefined && (otherAction !== undefined || words.length > 40);

  const closes = (next: (() => void) | undefined) => () => {
    dismiss();
    leave();
    next?.();
  };
  return (
    <Toast
      ref={setElement}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Else the toaster closes every message, with what can be undone.
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
  title: { alignItems: 'center' },
  actions: { display: 'flex', alignItems: 'center', paddingLeft: 0 },
  below: { gridColumn: '2 / -1', gridRow: 2, justifyContent: 'end', paddingTop: '4px' },
  media: { alignSelf: 'center', paddingTop: 0 },
});

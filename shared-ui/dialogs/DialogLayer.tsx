import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '../form/Button.tsx';
import { DismissCircleFilled, InfoRegular, WarningFilled } from '../icons.ts';
import { palette } from '../theme/palette.ts';
import { text } from '../theme/text.ts';
import { Dialog } from './Dialog.tsx';
import { dialogRequestsAtom, shownRequest, type DialogKind } from './dialogRequests.ts';

/** Shows the open question or notice of `useDialogs`. Render once, inside the router. */
export function DialogLayer() {
  const styles = useStyles();
  const current = shownRequest(useAtomValue(dialogRequestsAtom));
  const [kept, setKept] = useState(current);
  useEffect(() => {
    if (current) setKept(current);
  }, [current]);
  const request = current ?? kept;
  if (!request) return null;
  const icon = icons[request.kind];
  return (
    <Dialog
      open={current !== undefined}
      compact={!request.items}
      role="alertdialog"
      title={request.title}
      {...(request.mustAnswer ? {} : { onClose: () => request.answer(null) })}
      {...(icon
        ? {
            picture: (
              <span className={mergeClasses(styles.icon, styles[icon.tone])}>{icon.icon}</span>
            ),
          }
        : {})}
      actions={request.choices
        .toReversed()
        .map(({ value, label, look = 'outline', danger = false }) => (
          <Button
            key={value}
            look={look}
            tone={danger ? 'danger' : 'neutral'}
            onClick={() => request.answer(value)}
          >
            {label}
          </Button>
        ))}
    >
      {request.text && <p className={styles.text}>{request.text}</p>}
      {request.items && (
        <ul className={styles.items}>
          {request.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface KindIcon {
  readonly icon: ReactElement;
  readonly tone: 'info' | 'warning' | 'error';
}

const icons: Readonly<Record<DialogKind, KindIcon | null>> = {
  confirm: null,
  info: { icon: <InfoRegular />, tone: 'info' },
  warning: { icon: <WarningFilled />, tone: 'warning' },
  error: { icon: <DismissCircleFilled />, tone: 'error' },
};

const useStyles = makeStyles({
  icon: { display: 'flex', fontSize: '24px' },
  info: { color: palette.status.pending.text },
  warning: { color: palette.status.warning.text },
  error: { color: palette.status.rejected.text },
  text: { ...text.body, color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
  items: {
    ...text.body,
    marginTop: '12px',
    '& > li': {
      padding: '8px 0',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
});

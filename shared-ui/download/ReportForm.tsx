import type { ReactNode } from 'react';
import { Button, Dialog, makeStyles, media } from 'shared-ui';

export interface ReportFormProps {
  readonly title: string;
  readonly words: { readonly generate: string; readonly cancel: string; readonly sending: string };
  readonly isSending: boolean;
  /** Null while something is missing or invalid. */
  readonly onGenerate: (() => void) | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog that requests a report; its fields are stacked. */
export function ReportForm(props: ReportFormProps) {
  const { title, words, isSending, onGenerate, onClose, children } = props;
  const styles = useStyles();
  return (
    <Dialog
      open
      width={550}
      title={title}
      onClose={onClose}
      note={isSending ? words.sending : null}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            look="primary"
            busy={isSending}
            disabled={onGenerate === null || isSending}
            onClick={() => onGenerate?.()}
          >
            {words.generate}
          </Button>
        </>
      }
    >
      <div className={styles.form}>{children}</div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', [media.phone]: { paddingTop: '12px' } },
});

import { useState, type ReactNode } from 'react';
import { Button, Dialog, makeStyles, type DialogProps } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';

interface FormDialogProps<Field extends string> extends Pick<
  DialogProps,
  'title' | 'subtitle' | 'width'
> {
  /** The word on the button that does it. */
  readonly submit: string;
  readonly busy: boolean;
  /** What is wrong with each field; null: nothing. */
  readonly faults: Readonly<Record<Field, string | null>>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields; `shown` tells what is wrong with one, once somebody tried. */
  readonly children: (shown: (field: Field) => string | null) => ReactNode;
}

/** Asks for what an administrator makes or changes. */
export function FormDialog<Field extends string>(props: FormDialogProps<Field>) {
  const { title, subtitle, width, submit, busy, faults, onSubmit, onClose, children } = props;
  const text = useAdminText();
  const styles = useStyles();
  const [isTried, setIsTried] = useState(false);
  return (
    <Dialog
      open
      {...(width === undefined ? { compact: true } : { width })}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <Button onClick={onClose}>{text('admin.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            onClick={() => {
              setIsTried(true);
              if (Object.values(faults).every((fault) => fault === null)) onSubmit();
            }}
          >
            {submit}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>{children((field) => (isTried ? faults[field] : null))}</div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

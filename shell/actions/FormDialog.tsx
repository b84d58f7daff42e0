import { useId, useState, type ReactNode } from 'react';
import { Button, Dialog, makeStyles, type DialogProps } from 'shared-ui';
import { useText } from '../messages/useText.ts';

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

/** Asks for what somebody makes or changes; what was typed stays where it could not be saved. */
export function FormDialog<Field extends string>(props: FormDialogProps<Field>) {
  const { title, subtitle, width, submit, busy, faults, onSubmit, onClose, children } = props;
  const text = useText();
  const styles = useStyles();
  const form = useId();
  const [isTried, setIsTried] = useState(false);
  return (
    <Dialog
      open
      beginsInField
      {...(width === undefined ? { compact: true } : { width })}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          const isSound = Object.values(faults).every((fault) => fault === null);
          if (isSound && !busy) onSubmit();
        }}
      >
        {children((field) => (isTried ? faults[field] : null))}
      </form>
    </Dialog>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

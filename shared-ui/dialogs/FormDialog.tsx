import { makeStyles } from '@fluentui/react-components';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../form/Button.tsx';
import { useUiText } from '../messages/useUiText.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogWindow.tsx';

export interface FormDialogProps<Field extends string> extends Pick<
  DialogProps,
  'title' | 'subtitle' | 'width'
> {
  /** The label of the submit button. */
  readonly submit: string;
  readonly busy: boolean;
  /** The fault of each field; null if it has none. */
  readonly faults: Readonly<Record<Field, string | null>>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** A button before the others, for example to remove what is edited. */
  readonly extra?: ReactNode;
  /** The fields; `shown` returns a field's fault after the first attempt to submit. */
  readonly children: (shown: (field: Field) => string | null) => ReactNode;
}

/** A dialog that creates or changes something; keeps the input if saving fails. */
export function FormDialog<Field extends string>(props: FormDialogProps<Field>) {
  const { title, subtitle, width, submit, busy, faults, onSubmit, onClose, children } = props;
  const text = useUiText();
  const styles = useStyles();
  const form = useId();
  const [isTried, setIsTried] = useState(false);
  return (
    <Dialog
      open
      beginsIn="field"
      {...(width === undefined ? { compact: true } : { width })}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {props.extra}
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
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

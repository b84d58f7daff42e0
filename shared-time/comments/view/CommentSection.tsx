import { useEffect, useRef, useState } from 'react';
import { checkComment, commentToSend, limits } from 'shared-contracts';
import { Button, makeStyles, text as type, TextAreaField, tokens, useDialogs } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface CommentSectionProps {
  readonly label: string;
  readonly comment: string | null;
  readonly isEditable: boolean;
  readonly hint?: string;
  readonly isSaving: boolean;
  /** Resolves to true once saved. */
  readonly onChange: (comment: string | null) => Promise<boolean>;
  readonly onDirty: (isDirty: boolean) => void;
}

/** A comment: its text with edit and delete, or a text area with save and cancel. */
export function CommentSection(props: CommentSectionProps) {
  const { label, comment, onDirty } = props;
  const [written, setWritten] = useState<string | null>(null);
  const [before, setBefore] = useState(comment);
  const section = useRef<HTMLElement>(null);
  const isWriting = written !== null;
  const wasWriting = useRef(isWriting);

  function write(words: string | null): void {
    if (!isWriting) setBefore(comment);
    setWritten(words);
    onDirty(words !== null && words !== (comment ?? ''));
  }

  // The pressed button is gone: focuses what replaced it.
  useEffect(() => {
    if (wasWriting.current === isWriting) return;
    wasWriting.current = isWriting;
    section.current?.querySelector<HTMLElement>(isWriting ? 'textarea' : 'button')?.focus();
  }, [isWriting]);

  return (
    <section ref={section} aria-label={label}>
      {written === null ? (
        <ShownComment {...props} onWrite={() => write(comment ?? '')} />
      ) : (
        <CommentWriting {...props} written={written} before={before} onWrite={write} />
      )}
    </section>
  );
}

function ShownComment(props: CommentSectionProps & { readonly onWrite: () => void }) {
  const { label, comment, isEditable, hint, isSaving, onChange, onWrite } = props;
  const dialogs = useDialogs();
  const styles = useStyles();
  const text = useText();

  async function remove(): Promise<void> {
    const isMeant = await dialogs.confirm({
      title: text('time.comments.delete.title'),
      text: text('time.comments.delete.text'),
      confirm: text('time.comments.delete'),
      danger: true,
    });
    if (isMeant) await onChange(null);
  }

  return (
    <>
      <h3 className={styles.label}>{label}</h3>
      <p className={comment ? styles.comment : styles.none}>{comment ?? text('time.none')}</p>
      {hint && <p className={styles.none}>{hint}</p>}
      {isEditable && (
        <div className={styles.buttons}>
          <Button size="row" disabled={isSaving} onClick={onWrite}>
            {text(comment ? 'time.comments.edit' : 'time.comments.add')}
          </Button>
          {comment && (
            <Button size="row" tone="danger" disabled={isSaving} onClick={() => void remove()}>
              {text('time.comments.delete')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface CommentWritingProps extends CommentSectionProps {
  readonly written: string;
  /** The comment when writing began: it can change in the meantime. */
  readonly before: string | null;
  /** Null: no longer written. */
  readonly onWrite: (words: string | null) => void;
}

function CommentWriting(props: CommentWritingProps) {
  const { label, comment, isSaving, onChange, written, before, onWrite } = props;
  const styles = useStyles();
  const text = useText();
  const [fault] = checkComment(written.trim());

  async function save(): Promise<void> {
    if (isSaving) return;
    const next = commentToSend(written, text('time.none'));
    if (next === comment || (await onChange(next))) onWrite(null);
  }

  return (
    <>
      <TextAreaField
        label={label}
        optional
        takesMore
        rows={4}
        value={written}
        maxLength={limits.maximumCommentLength}
        error={
          fault?.rule === 'COMMENT_TOO_LONG'
            ? text('time.fault.COMMENT_TOO_LONG', { ...fault.values })
            : null
        }
        onChange={onWrite}
      />
      {comment !== before && (
        <p role="alert" className={styles.none}>
          {text('time.comments.changed', { comment: comment ?? text('time.none') })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="row" disabled={isSaving} onClick={() => onWrite(null)}>
          {text('time.cancel')}
        </Button>
        <Button
          size="row"
          look="primary"
          busy={isSaving}
          disabled={fault !== undefined}
          onClick={() => void save()}
        >
          {text('time.comments.save')}
        </Button>
      </div>
    </>
  );
}

const useStyles = makeStyles({
  label: { ...type.secondaryStrong, margin: '0 0 4px', color: tokens.colorNeutralForeground2 },
  comment: { ...type.body, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  none: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '10px' },
});

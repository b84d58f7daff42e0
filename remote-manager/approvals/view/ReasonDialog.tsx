import { useState } from 'react';
import { limits } from 'shared-contracts';
import { Button, Dialog, makeStyles, text as type, TextAreaField, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface ReasonQuestion {
  readonly title: string;
  readonly text: string;
  /** The only entry in question: person, day and times. */
  readonly about?: string | undefined;
  /** Its previously approved version, which can be kept. */
  readonly approvedBefore?: string | undefined;
  /** The label of the confirm button. */
  readonly confirm: string;
  readonly isRequired: boolean;
}

/** The answer: the text, possibly empty; null if cancelled. */
export type GivenReason = {
  readonly reason: string;
  readonly keepApproved: boolean;
} | null;

export interface ReasonDialogProps extends ReasonQuestion {
  readonly onAnswer: (given: GivenReason) => void;
}

/** Asks for the reason of a decision, which the person whose time it is can read. */
export function ReasonDialog({
  title,
  about,
  approvedBefore,
  text: words,
  confirm,
  isRequired,
  onAnswer,
}: ReasonDialogProps) {
  const text = useText();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = isRequired && reason.trim() === '';
  const answer = (keepApproved: boolean) => {
    setIsChecked(true);
    if (!isMissing) onAnswer({ reason: reason.trim(), keepApproved });
  };
  return (
    <Dialog
      open
      compact
      role="alertdialog"
      title={title}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{text('approvals.cancel')}</Button>
          <Button
            {...(isRequired ? { look: 'primary' } : { tone: 'danger' })}
            onClick={() => answer(false)}
          >
            {confirm}
          </Button>
          {approvedBefore && (
            <Button look="primary" onClick={() => answer(true)}>
              {text('approvals.keep')}
            </Button>
          )}
        </>
      }
    >
      {about && <p className={styles.about}>{about}</p>}
      {approvedBefore && <p className={styles.about}>{approvedBefore}</p>}
      <p className={styles.words}>{words}</p>
      <TextAreaField
        label={text('approvals.reason.label')}
        optional={!isRequired}
        hint={text('approvals.reason.hint')}
        error={isChecked && isMissing ? text('approvals.reason.missing') : undefined}
        maxLength={limits.maximumCommentLength}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}

const useStyles = makeStyles({
  about: { ...type.bodyStrong, ...type.numbers, margin: '0 0 8px' },
  words: { ...type.body, margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
});

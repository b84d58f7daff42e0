import { limits } from 'shared-contracts';
import { makeStyles, text as type, TextAreaField, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { editedEntry, isBreakSubject } from '../rules/entrySubject.ts';
import { useEntryFeatures } from './useEntryAssignments.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useErrorAt } from './useErrorAt.ts';

/** The entry's comment, if comments are enabled; the clock-out's comment is read-only. */
export function CommentField({ form }: { readonly form: EntryForm }) {
  const { subject, draft, change } = form;
  const { hasComments } = useEntryFeatures();
  const styles = useStyles();
  const text = useText();
  const errorAt = useErrorAt(form);
  if (!hasComments) return null;
  const edited = editedEntry(subject);
  const isOfClockIn = edited !== null && !isBreakSubject(subject);
  return (
    <>
      <TextAreaField
        optional
        label={text(isOfClockIn ? 'time.comments.clockIn' : 'time.comment')}
        error={errorAt('comment')}
        value={draft.comment}
        maxLength={limits.maximumCommentLength}
        takesMore
        rows={3}
        onChange={(comment) => change({ comment })}
      />
      {edited?.clockOutComment && (
        <dl className={styles.other}>
          <dt className={styles.label}>{text('time.comments.clockOut')}</dt>
          <dd className={styles.words}>{edited.clockOutComment}</dd>
        </dl>
      )}
    </>
  );
}

const useStyles = makeStyles({
  other: { margin: 0 },
  label: { ...type.secondaryStrong, color: tokens.colorNeutralForeground2 },
  words: { ...type.body, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

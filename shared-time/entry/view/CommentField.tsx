import { limits } from 'shared-contracts';
import { TextAreaField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { editedEntry, isBreakSubject } from '../rules/entrySubject.ts';
import { useEntryFeatures } from './useEntryAssignments.ts';
import type { EntryForm } from './useEntryForm.ts';
import { useErrorAt } from './useErrorAt.ts';

/** A comment on the entry, where comments are kept. */
export function CommentField({ form }: { readonly form: EntryForm }) {
  const { subject, draft, change } = form;
  const { hasComments } = useEntryFeatures();
  const text = useText();
  const errorAt = useErrorAt(form);
  if (!hasComments) return null;
  const isOfClockIn = editedEntry(subject) !== null && !isBreakSubject(subject);
  return (
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
  );
}

import { useState } from 'react';
import { mayDo } from 'shared-contracts';
import { Dialog, makeStyles, useHost, useUnsavedChanges } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useAbout } from '../../view/useAbout.ts';
import { useUnsavedQuestion } from '../../view/useUnsavedQuestion.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { CommentSection } from './CommentSection.tsx';
import { useChangeComment } from './useChangeComment.ts';

export interface CommentsDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
}

/** The comments on clock-in and clock-out, to read or edit (spec §2). */
export function CommentsDialog(props: CommentsDialogProps) {
  const { actsAs, onClose } = props;
  const { shift, isSaving, change } = useChangeComment(props);
  const { clockInComment, clockOutComment } = shift.commentSummary;
  const [unsaved, setUnsaved] = useState<ReadonlySet<Side>>(new Set());
  const { features } = useHost();
  const about = useAbout(props);
  const styles = useStyles();
  const text = useText();
  const isEditable = mayDo('COMMENT', actsAs, shift, features);
  useUnsavedChanges(unsaved.size > 0);

  function setDirty(side: Side, isDirty: boolean): void {
    setUnsaved((before) => {
      if (before.has(side) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(side);
      else after.delete(side);
      return after;
    });
  }

  const close = useUnsavedQuestion(onClose, { isSaving, isUnsaved: unsaved.size > 0 });

  return (
    <Dialog
      open
      width={550}
      title={text(`time.comments.${actsAs}`)}
      subtitle={about(shift)}
      onClose={() => void close()}
    >
      <div className={styles.sections}>
        <CommentSection
          label={text('time.comments.clockIn')}
          comment={clockInComment}
          isEditable={isEditable}
          isSaving={isSaving}
          onChange={(comment) => change(true, comment)}
          onDirty={(isDirty) => setDirty('in', isDirty)}
        />
        <CommentSection
          label={text('time.comments.clockOut')}
          comment={clockOutComment}
          isEditable={isEditable && shift.clockOut !== null}
          {...(shift.clockOut === null ? { hint: text('time.comments.notYet') } : {})}
          isSaving={isSaving}
          onChange={(comment) => change(false, comment)}
          onDirty={(isDirty) => setDirty('out', isDirty)}
        />
      </div>
    </Dialog>
  );
}

type Side = 'in' | 'out';

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: '24px', paddingTop: '8px' },
});

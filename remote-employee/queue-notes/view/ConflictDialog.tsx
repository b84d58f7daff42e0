import { useState } from 'react';
import { Button, Dialog, laterDialog, makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useMayPropose } from '../../proposal/view/useMayPropose.ts';
import { isCorrectable, type Conflict } from '../rules/conflicts.ts';
import { useConflictWords } from './useConflictWords.ts';
import { usePunchQueue } from '../../offline-queue/view/usePunchQueue.ts';

const ProposalDialog = laterDialog(
  async () => (await import('../../proposal/view/ProposalDialog.tsx')).ProposalDialog,
);

export interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly onClose: () => void;
}

/** Both sides of a punch that was not simply recorded: dismiss or correct it. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const styles = useStyles();
  const text = useText();
  const queue = usePunchQueue();
  const conflictWords = useConflictWords();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const mayPropose = useMayPropose();
  const maySave = isCorrectable(conflict) && mayPropose(conflict.shiftId, conflict.assignmentId);
  const { outcome, punches } = conflict;
  const words = outcome.detail;
  const settle = () => {
    queue.dismiss(punches.map(({ key }) => key));
    onClose();
  };
  if (isCorrecting) {
    const [{ request }] = punches;
    return (
      <ProposalDialog
        title={text('clock.conflict.correct')}
        shiftId={conflict.shiftId}
        assignmentId={conflict.assignmentId}
        clockIn={conflict.clockIn}
        clockOut={conflict.clockOut}
        chosen={request.kind === 'clock-in' ? request.body : {}}
        reason={text('clock.conflict.reason')}
        onSaved={settle}
        onClose={() => setIsCorrecting(false)}
      />
    );
  }
  const isRefused = outcome.kind === 'refused';
  return (
    <Dialog
      open
      compact
      title={text(isRefused ? 'clock.conflict.title' : 'clock.correction.title')}
      onClose={onClose}
      actions={
        <>
          <Button look={maySave ? 'outline' : 'primary'} onClick={settle}>
            {text(isRefused ? 'clock.conflict.dismiss' : 'clock.conflict.read')}
          </Button>
          {maySave && (
            <Button look="primary" onClick={() => setIsCorrecting(true)}>
              {text('clock.conflict.correct')}
            </Button>
          )}
        </>
      }
    >
      {words && isRefused && <p className={styles.words}>{words}</p>}
      {conflictWords(...punches).map((line) => (
        <p key={line} className={styles.side}>
          {line}
        </p>
      ))}
    </Dialog>
  );
}

const useStyles = makeStyles({
  words: { ...type.body, margin: '0 0 12px', color: tokens.colorNeutralForeground1 },
  side: { ...type.body, margin: '0 0 8px', color: tokens.colorNeutralForeground2 },
});

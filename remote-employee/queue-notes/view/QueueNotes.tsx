import { useState } from 'react';
import {
  Button,
  CloudSyncRegular,
  MessageNote,
  useOnline,
  useViewport,
  WarningFilled,
  WifiOffRegular,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { conflictsOf, type Conflict } from '../rules/conflicts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { usePunchWords } from './useConflictWords.ts';
import { useLatePunches } from './useLatePunches.ts';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';

export interface QueueNotesProps {
  readonly className: string;
}

/** Queued punches on this device and their outcomes; renders nothing if all is normal. */
export function QueueNotes({ className }: QueueNotesProps) {
  const text = useText();
  const { waiting, settled, isSignedOut, isKept } = useQueueState();
  const punchWords = usePunchWords();
  const isOnline = useOnline();
  const device = useViewport() === 'phone' ? 'phone' : 'other';
  const [open, setOpen] = useState<Conflict | null>(null);
  const conflicts = conflictsOf(settled);
  const isStuck =
    !isOnline || isSignedOut || !isKept || waiting.some(({ pause }) => pause !== null);
  const late = useLatePunches(waiting, isStuck);
  const why = !isOnline ? 'offline' : isSignedOut ? 'signedOut' : 'noAnswer';

  return (
    <>
      {waiting.length > 0 && isStuck && (
        <MessageNote
          icon={isKept ? <WifiOffRegular /> : <WarningFilled />}
          meaning={isKept ? 'pending' : 'warning'}
          urgent={!isKept}
          title={text(isKept ? 'clock.kept' : 'clock.notKept', { device })}
          className={className}
        >
          {waiting.map(punchWords).join(', ')}.{' '}
          {text(isKept ? `clock.kept.${why}` : 'clock.notKept.text')}
        </MessageNote>
      )}
      {late !== null && (
        <MessageNote
          icon={<CloudSyncRegular />}
          meaning="pending"
          title={text('clock.sending', late)}
          className={className}
        >
          {waiting.map(punchWords).join(', ')}.
        </MessageNote>
      )}
      {conflicts.map((conflict) => (
        <MessageNote
          key={conflict.key}
          icon={<WarningFilled />}
          meaning="warning"
          title={text(
            conflict.outcome.kind === 'correction'
              ? 'clock.correction.title'
              : 'clock.conflict.title',
          )}
          className={className}
          action={
            <Button size="row" onClick={() => setOpen(conflict)}>
              {text('clock.conflict.open')}
            </Button>
          }
        >
          {conflict.punches.map(punchWords).join(', ')}
        </MessageNote>
      ))}
      {open && <ConflictDialog conflict={open} onClose={() => setOpen(null)} />}
    </>
  );
}

import { useState, type ReactNode } from 'react';
import type { components } from 'shared-contracts';
import { Dialog, EmptyState, FailurePanel, InfoRegular, SkeletonRows } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { EntrySubject } from '../../rules/TimeDialogRequest.ts';
import type { EntryChanges } from '../rules/entryChanges.ts';
import { EntryFormDialog } from './EntryFormDialog.tsx';
import { useEntryAssignments } from './useEntryAssignments.ts';
import type { KeptDraft } from './useEntryForm.ts';

type Assignment = components['schemas']['Assignment'];

export interface TimeEntryDialogProps extends TimeDialogProps {
  readonly subject: EntrySubject;
  /** At the top: the person, if chosen in the dialog. */
  readonly whose?: ReactNode;
  readonly kept?: KeptDraft;
}

interface Anew {
  readonly subject: EntrySubject;
  readonly entered?: EntryChanges;
  /** How often the entry was reloaded. */
  readonly times: number;
}

/** Adds or edits a shift or a break. */
export function TimeEntryDialog(props: TimeEntryDialogProps) {
  const { whose, onClose } = props;
  const [anew, setAnew] = useState<Anew>({ subject: props.subject, times: 0 });
  const { subject, times } = anew;
  const text = useText();
  const { assignments, payCycle, failure, retry } = useEntryAssignments(subject, props);
  if (assignments && hasOne(assignments)) {
    return (
      <EntryFormDialog
        key={times}
        {...props}
        {...anew}
        assignments={assignments}
        payCycle={payCycle}
        onRefreshed={(latest, { draft, opened }) =>
          setAnew({ subject: latest, entered: { draft, opened }, times: times + 1 })
        }
      />
    );
  }
  return (
    <Dialog open width={850} title={text(`time.title.${subject.kind}`)} onClose={onClose}>
      {whose}
      {failure ? (
        <FailurePanel title={text('time.failed.open')} failure={failure} onRetry={retry} />
      ) : assignments ? (
        <EmptyState
          icon={<InfoRegular />}
          meaning="incomplete"
          title={text('time.noAssignments')}
          text={text('time.noAssignments.text')}
        />
      ) : (
        <SkeletonRows count={6} height={56} />
      )}
    </Dialog>
  );
}

function hasOne(assignments: readonly Assignment[]): assignments is [Assignment, ...Assignment[]] {
  return assignments.length > 0;
}

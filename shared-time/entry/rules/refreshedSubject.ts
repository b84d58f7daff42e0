import { segmentsOf } from 'shared-contracts';
import type { EntrySubject, TimePair } from '../../rules/TimeDialogRequest.ts';

/** The same subject on the latest version of its shift; null where that or the break is gone. */
export function refreshedSubject(subject: EntrySubject, latest: TimePair): EntrySubject | null {
  if (subject.kind === 'ADD_SHIFT') return subject;
  if (latest.deletedDate !== null || latest.status === 'DELETED') return null;
  if (subject.kind !== 'EDIT_BREAK') return { ...subject, shift: latest };
  const { segmentTimePairId } = subject.segment;
  // An edited break is a new row that names the one before it.
  const segment = segmentsOf(latest).find(
    (each) =>
      each.segmentTimePairId === segmentTimePairId || each.previousVersionId === segmentTimePairId,
  );
  return segment ? { kind: 'EDIT_BREAK', shift: latest, segment } : null;
}

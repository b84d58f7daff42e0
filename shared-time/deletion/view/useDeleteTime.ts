import { ApiFailure, isBreak, segmentsOf } from 'shared-contracts';
import { useApi, useCommandKey, useMutation, useSnackbar } from 'shared-ui';
import { deleteTime, readLatestVersion, type Deletion } from '../../data/timeCommands.ts';
import { useText } from '../../messages/useText.ts';
import { isNotLatest } from '../../rules/isNotLatest.ts';
import { useFailureNotice } from '../../view/useFailureNotice.ts';
import { useTellChanges } from '../../view/useTellChanges.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { SegmentTimePair, TimePair } from '../../rules/TimeDialogRequest.ts';

export interface DeleteDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
  /** The segment to delete; null deletes the shift. */
  readonly segment: SegmentTimePair | null;
}

export interface DeleteTime {
  readonly isDeleting: boolean;
  readonly remove: (inAllSystems: boolean) => Promise<void>;
}

/** Deletes once and reports the outcome; a stale entry can be refreshed (spec §8). */
export function useDeleteTime(props: DeleteDialogProps): DeleteTime {
  const { shift, segment, person, onClose, onOpen } = props;
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const keyOf = useCommandKey();
  const tellChanges = useTellChanges(person.id);
  const notice = useFailureNotice();
  const mutation = useMutation({
    mutationFn: (wanted: Deletion) => deleteTime(api, wanted, keyOf(wanted)),
  });

  async function remove(inAllSystems: boolean): Promise<void> {
    if (mutation.isPending) return;
    try {
      const { status } = await mutation.mutateAsync({
        timePairId: shift.id,
        segmentTimePairId: segment?.segmentTimePairId,
        inAllSystems,
      });
      const isAsked = segment === null && status === 'PENDING_DELETE';
      snackbar.show({
        text: text(isAsked ? 'time.deletionAsked' : 'time.deleted'),
        intent: 'success',
      });
      tellChanges();
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      tellChanges();
      const subject = segment && isBreak(segment.pairType) ? 'break' : 'time';
      const answer = await notice(failure, { subject, action: 'deleted' });
      if (!isNotLatest(failure.code)) return;
      if (answer === 'refresh') await reopen();
      else onClose();
    }
  }

  /** Asks again for the latest version; not if it is already deleted. */
  async function reopen(): Promise<void> {
    const latest = await readLatestVersion(api, shift.id).catch(() => null);
    const latestSegment = latest && segment ? segmentIn(segmentsOf(latest), segment) : null;
    if (latest?.deletedDate !== null || (segment && !latestSegment)) {
      snackbar.show({ text: text('time.gone'), intent: 'warning' });
      onClose();
    } else {
      onOpen({ kind: 'DELETE', shift: latest, ...(latestSegment && { segment: latestSegment }) });
    }
  }

  return { isDeleting: mutation.isPending, remove };
}

function segmentIn(segments: readonly SegmentTimePair[], { segmentTimePairId }: SegmentTimePair) {
  return (
    segments.find(
      (each) =>
        each.segmentTimePairId === segmentTimePairId ||
        each.previousVersionId === segmentTimePairId,
    ) ?? null
  );
}

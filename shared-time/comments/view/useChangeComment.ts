import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useCommandKey, useMutation, useSnackbar } from 'shared-ui';
import { changeComment, readLatestVersion, type CommentChange } from '../../data/timeCommands.ts';
import { useText } from '../../messages/useText.ts';
import { isNotLatest } from '../../rules/isNotLatest.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { useFailureNotice } from '../../view/useFailureNotice.ts';
import { useTellChanges } from '../../view/useTellChanges.ts';

export interface ChangeComment {
  /** The version that is commented on: after a refresh, the latest one. */
  readonly shift: TimePair;
  readonly isSaving: boolean;
  /** Null clears it. Resolves to true once saved. */
  readonly change: (isClockIn: boolean, comment: string | null) => Promise<boolean>;
}

/** Saves and clears comments; a stale shift can be refreshed (spec §8), which keeps the input. */
export function useChangeComment(
  props: TimeDialogProps & { readonly shift: TimePair },
): ChangeComment {
  const { person, onClose } = props;
  const [shift, setShift] = useState(props.shift);
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const keyOf = useCommandKey();
  const tellChanges = useTellChanges(person.id);
  const notice = useFailureNotice();
  const mutation = useMutation({
    mutationFn: (wanted: CommentChange) => changeComment(api, wanted, keyOf(wanted)),
  });

  async function change(isClockIn: boolean, comment: string | null): Promise<boolean> {
    const action = comment === null ? 'deleted' : 'saved';
    try {
      const wanted = { timePairId: shift.id, isClockIn, comment };
      const { commentSummary } = await mutation.mutateAsync(wanted);
      setShift({ ...shift, commentSummary });
      snackbar.show({ text: text(`time.comments.${action}`), intent: 'success' });
      tellChanges();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      tellChanges();
      const answer = await notice(failure, { subject: 'comment', action });
      if (!isNotLatest(failure.code)) return false;
      const latest =
        answer === 'refresh' ? await readLatestVersion(api, shift.id).catch(() => null) : null;
      if (latest?.deletedDate === null) setShift(latest);
      else onClose();
      return false;
    }
  }

  return { shift, isSaving: mutation.isPending, change };
}

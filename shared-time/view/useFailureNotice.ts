import type { ApiFailure } from 'shared-contracts';
import { useDialogs } from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { isNotLatest } from '../rules/isNotLatest.ts';

export interface FailedCommand {
  readonly subject: 'time' | 'break' | 'comment';
  readonly action: 'saved' | 'deleted';
}

/**
 * Explains a failed save or deletion (spec §8); returns whether the person wants to reload the
 * entry.
 */
export function useFailureNotice() {
  const text = useText();
  const dialogs = useDialogs();

  function words(failure: ApiFailure, { subject, action }: FailedCommand): string {
    if (failure.status === undefined) return text('time.failed.noAnswer');
    if (failure.status === 429) return text('time.failed.tooMany');
    if (failure.status === 403) {
      return failure.detail || text('time.failed.notAllowed', { subject });
    }
    const isKnown = failure.status === 400 || failure.status === 409 || failure.status === 404;
    return isKnown && failure.detail
      ? failure.detail
      : text('time.failed.unknown', { status: failure.status, subject, action });
  }

  /** Settles when the notice is closed. */
  return async (failure: ApiFailure, command: FailedCommand): Promise<'refresh' | 'close'> => {
    const title = text(command.action === 'saved' ? 'time.failed.save' : 'time.failed.delete');
    const told = words(failure, command);
    if (!isNotLatest(failure.code)) {
      await dialogs.error({ title, text: told });
      return 'close';
    }
    const answer = await dialogs.choose({
      kind: 'error',
      title,
      text: told,
      choices: [
        { value: 'refresh', label: text('time.refresh'), look: 'primary' },
        { value: 'close', label: text('time.close') },
      ],
    });
    return answer ?? 'close';
  };
}

import { useEffect, useEffectEvent } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { useDialogs, useFailureText } from 'shared-ui';

/** Reports a failed read once, in a dialog (spec §8). */
export function useFailureDialog(failure: ApiFailure | null, title: string): void {
  const dialogs = useDialogs();
  const failureText = useFailureText();
  const tell = useEffectEvent(
    (fault: ApiFailure) => void dialogs.error({ title, text: failureText(fault) }),
  );
  useEffect(() => {
    if (failure) tell(failure);
  }, [failure]);
}

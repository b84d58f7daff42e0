import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useCommandKey, useQueryClient, useSnackbar } from 'shared-ui';
import { type PayCycleHours, refreshSignOffs, signOff } from '../data/signOff.ts';
import { useSignOffText } from '../messages/useText.ts';

/** Signs hours off once and reports it; `range` names the days. */
export function useSigning(range: string, onDone: () => void) {
  const api = useApi();
  const text = useSignOffText();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const keyOf = useCommandKey();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function sign(hours: PayCycleHours): Promise<void> {
    setIsSending(true);
    setFailure(null);
    try {
      await signOff(api, hours, keyOf(hours));
      snackbar.show({ text: text('signOff.done', { range }), intent: 'success' });
      onDone();
    } catch (fault) {
      if (!(fault instanceof ApiFailure)) throw fault;
      setFailure(fault);
    } finally {
      setIsSending(false);
      // Also reloads what prevented the sign-off.
      refreshSignOffs(api, client);
    }
  }

  return { isSending, failure, sign };
}

import { useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useCommandKey,
  useDialogs,
  useFailureText,
  useHost,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { settleKeptPunch, type WaitingPunch } from '../data/keptPunches.ts';

/** The recipient of a punch. */
export interface Receiver {
  readonly employeeId: number;
  readonly assignmentId: number;
  readonly name: string;
}

/** Settles a waiting punch and reports the outcome; `which` names it. */
export function useSettle(punch: WaitingPunch, which: string, onSettled: () => void) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const failureText = useFailureText();
  const keyOf = useCommandKey();
  const [isBusy, setIsBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);

  async function settle(receiver: Receiver | null, done: string): Promise<void> {
    const assignmentId = receiver?.assignmentId ?? null;
    // Only an unanswered request reuses its key: after a refusal its cause may have been fixed.
    const key = keyOf({ assignmentId, refusals });
    setIsBusy(true);
    try {
      await settleKeptPunch(api, punch.id, assignmentId, key);
      snackbar.show({ text: done, intent: 'success' });
      if (receiver) bus.emit('time-pairs-changed', { employeeIds: [receiver.employeeId] });
      onSettled();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setIsBusy(false);
      if (failure.status !== undefined && failure.status < 500) setRefusals(refusals + 1);
      void dialogs.error({
        title: text('kept.failed', { which }),
        text: failure.detail || failureText(failure),
      });
    } finally {
      // Also after a refusal, in case somebody else settled it. Includes their count.
      void client.invalidateQueries({ queryKey: api.query.key('/api/kept-punches') });
    }
  }

  async function askToSetAside(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('kept.aside.ask', { which }),
      text: text('kept.aside.text'),
      confirm: text('kept.aside'),
      danger: true,
    });
    if (isSure) await settle(null, text('kept.aside.done', { which }));
  }

  return {
    isBusy,
    give: (receiver: Receiver) =>
      void settle(receiver, text('kept.given', { which, name: receiver.name })),
    setAside: () => void askToSetAside(),
  };
}

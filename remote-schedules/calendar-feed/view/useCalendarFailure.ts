import type { ApiFailure } from 'shared-contracts';
import { useDialogs, useFailureText } from 'shared-ui';
import { useCalendarText } from '../messages/useText.ts';

/** Reports that a calendar could not be made. */
export function useCalendarFailure() {
  const text = useCalendarText();
  const dialogs = useDialogs();
  const failureText = useFailureText();
  return (failure: ApiFailure) =>
    void dialogs.error({ title: text('calendar.failed'), text: failureText(failure) });
}

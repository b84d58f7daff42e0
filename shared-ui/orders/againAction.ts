import type { ApiFailure } from 'shared-contracts';
import type { SnackbarMessage } from 'shared-ui';

/** Whether a retry can succeed: the server's refusals are final. */
export function mayPass({ status }: ApiFailure): boolean {
  return status === undefined || status >= 500;
}

/** The button that sends the rest again, if that can succeed. */
export function againAction(
  failure: ApiFailure,
  label: string,
  onSelect: () => void,
): Pick<SnackbarMessage, 'action'> {
  return mayPass(failure) ? { action: { label, onSelect } } : {};
}

import { ApiFailure } from 'shared-contracts';
import { useFailureText } from 'shared-ui';
import { AuthenticatorFault } from '../data/askAuthenticator.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';

/** Why an authenticator, or the server, did not do what was asked. */
export function useFaultWords(fault: Error | null): string | undefined {
  const text = usePasskeyText();
  const failureText = useFailureText();
  if (fault instanceof AuthenticatorFault) return text(`passkey.fault.${fault.reason}`);
  return fault instanceof ApiFailure ? failureText(fault) : undefined;
}

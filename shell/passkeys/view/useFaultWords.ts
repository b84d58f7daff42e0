import { ApiFailure } from 'shared-contracts';
import { useFailureText } from 'shared-ui';
import { AuthenticatorFault } from '../data/askAuthenticator.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';

/** Explains a fault of the authenticator or the server. */
export function useFaultWords(fault: Error | null): string | undefined {
  const text = usePasskeyText();
  const failureText = useFailureText();
  if (fault instanceof AuthenticatorFault) return text(`passkey.fault.${fault.reason}`);
  return fault instanceof ApiFailure ? failureText(fault) : undefined;
}

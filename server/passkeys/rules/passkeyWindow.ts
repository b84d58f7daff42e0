import { toInstant, toMillis } from 'shared-contracts';

const days = 14;

/**
 * Until when a person without a passkey can register the first one with the password alone: 14 days
 * after the switch was turned on, rights were given, or an administrator has reset the passkeys.
 */
export function passkeyWindowEnd(openFrom: string): string {
  return toInstant(toMillis(openFrom) + days * 86_400_000);
}

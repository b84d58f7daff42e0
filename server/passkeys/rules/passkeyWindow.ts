import { toInstant, toMillis } from 'shared-contracts';

const days = 14;

/**
 * Until when somebody without a passkey may register the first one by the password alone: 14 days
 * after the switch was turned on, rights were given, or an administrator has reset them.
 */
export function passkeyWindowEnd(openFrom: string): string {
  return toInstant(toMillis(openFrom) + days * 86_400_000);
}

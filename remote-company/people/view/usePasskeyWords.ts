import { useMinute } from 'shared-ui';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { useText } from '../../messages/useText.ts';
import type { Account } from '../data/accountCalls.ts';

/** The number of passkeys, or the deadline for registering the first. */
export function usePasskeyWords({ passkeys, passkeyUntil }: Account): string {
  const text = useText();
  const when = useWhen();
  const now = useMinute();
  if (passkeys > 0) return text('account.passkeys', { count: passkeys });
  const isOpen = passkeyUntil !== null && Date.parse(passkeyUntil) > now.getTime();
  return isOpen
    ? text('account.passkeys.until', { when: when(passkeyUntil) })
    : text('account.passkeys.over');
}

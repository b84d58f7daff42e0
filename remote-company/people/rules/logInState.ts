import type { components } from 'shared-contracts';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';

type Account = components['schemas']['CompanyEntryFacts']['account'];

export type LogInState =
  | { readonly kind: 'CLOSED' }
  /** Has no user name. */
  | { readonly kind: 'NONE' }
  | { readonly kind: 'NEVER' }
  | { readonly kind: 'USED'; readonly at: string };

/** Whether a person logs in. */
export function logInState(
  { closed, username }: Pick<PersonEntry, 'closed' | 'username'>,
  account: Account,
): LogInState {
  if (closed === true) return { kind: 'CLOSED' };
  if (username === undefined) return { kind: 'NONE' };
  const at = account?.lastUsedAt ?? null;
  return at === null ? { kind: 'NEVER' } : { kind: 'USED', at };
}

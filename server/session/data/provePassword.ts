import { networkOf } from '../../calls/networkOf.ts';
import { comparePassword, inTurn } from './passwords.ts';
import type { FailedLogIns, LogInAttempt } from './failedLogIns.ts';

/**
 * Whether the password matches the hash (never without one). A failure counts against account and
 * address; after too many, the attempt is refused with TOO_MANY_REQUESTS, unread.
 */
export function provePassword(
  failures: FailedLogIns,
  attempt: LogInAttempt,
  { password, passwordHash }: { readonly password: string; readonly passwordHash: string | null },
): Promise<boolean> {
  return proveInTurn(failures, attempt, () => comparePassword(password, passwordHash));
}

/** The same for any secret. */
export async function proveInTurn(
  failures: FailedLogIns,
  attempt: LogInAttempt,
  prove: () => Promise<boolean>,
): Promise<boolean> {
  await failures.refuseTooMany(attempt);
  return inTurn(networkOf(attempt.address), async () => {
    // Attempts that waited in parallel are judged again, one after another.
    await failures.refuseTooMany(attempt);
    const proven = await prove();
    await (proven ? failures.forgive(attempt) : failures.note(attempt));
    return proven;
  });
}

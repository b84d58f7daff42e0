import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import type { SignIn } from './createSignIn.ts';
import { readAccount, useOneTimePassword } from './data/accounts.ts';
import type { LogInAttempt } from './data/failedLogIns.ts';
import { openSession, type NewSession } from './openSession.ts';

/**
 * Opens the session of a person who has proven the password and, if required, a passkey. Checks the
 * current state of the account, and uses a one-time password up.
 */
export async function finishLogIn(
  database: Database,
  signIn: SignIn,
  attempt: LogInAttempt,
  session: Omit<NewSession, 'way'>,
) {
  const { employeeId } = session;
  const about = { subject: `employee ${employeeId}` } as const;
  const [account] = await database.run(readAccount, { employeeId });
  if (account?.closed_at !== null) throw new Refusal('ACCOUNT_CLOSED', about);
  if (account.one_time_password !== null) {
    const [used] = await database.run(useOneTimePassword, { employeeId, now: attempt.now });
    if (used === undefined) throw new Refusal('ONE_TIME_PASSWORD_USED', about);
  }
  const opened = await openSession(signIn, attempt, { ...session, way: 'PASSWORD' });
  if (opened === null) throw new Refusal('WRONG_CREDENTIALS', about);
  return { status: 200, ...opened, ...about } as const;
}

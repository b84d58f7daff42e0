import { fold } from 'shared-contracts';
import type { Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { SignIn } from '../createSignIn.ts';
import { findAccount, type AccountRow } from '../data/accounts.ts';
import { provePassword } from '../data/provePassword.ts';
import { finishLogIn } from '../finishLogIn.ts';

/**
 * Log-in of a person, or its first step if a passkey is required. Neither the answer nor its time
 * reveals whether a user name exists.
 */
export function logIn(database: Database, signIn: SignIn): Handler<'logIn'> {
  return async ({ body: { username, password }, address, host, now, tokens, userAgent }) => {
    const [account] = await database.run(findAccount, { username });
    const subject = account ? (`employee ${account.id}` as const) : null;
    const about = subject === null ? {} : { subject };
    const passwordHash = account?.password_hash ?? null;
    const name = subject ?? `name ${fold(username)}`;
    const attempt = { account: name, subject, address, device: tokens.device, now };
    const proven = await provePassword(signIn.failures, attempt, { password, passwordHash });
    if (!proven || account === undefined) throw new Refusal('WRONG_CREDENTIALS', about);
    if (account.closed_at !== null) throw new Refusal('ACCOUNT_CLOSED', about);
    if (!canOpen(account, now)) throw new Refusal('ONE_TIME_PASSWORD_USED', about);
    const step = await signIn.secondFactor.ask(attempt, account.id, host);
    if (step !== null) return { status: 202, body: step, ...about };
    const session = { employeeId: account.id, userAgent, before: tokens.employee };
    return finishLogIn(database, signIn, attempt, session);
  };
}

/** Whether the password is no one-time password, or one that was not used and has not expired. */
function canOpen(account: AccountRow, now: Date): boolean {
  const { one_time_password: once, one_time_password_until: until } = account;
  return once === null || (once === 'FRESH' && (until === null || until > now.toISOString()));
}

import type { Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import { findAccount, useOneTimePassword } from '../data/accounts.ts';
import type { SessionStore } from '../data/createSessions.ts';
import type { FailedLogIns } from '../data/failedLogIns.ts';
import { provePassword } from '../data/provePassword.ts';
import { longestSessionInSeconds } from '../rules/sessionLife.ts';

interface LogInParts {
  readonly database: Database;
  readonly failures: FailedLogIns;
  readonly sessions: SessionStore;
}

/** Log-in of a person. Whether a user name exists shows neither in the answer nor in its time. */
export function logIn({ database, failures, sessions }: LogInParts): Handler<'logIn'> {
  return async ({ body: { username, password }, address, now, tokens }) => {
    const [account] = await database.run(findAccount, [username]);
    const subject = account ? (`employee ${account.id}` as const) : null;
    const about = subject === null ? {} : { subject };
    const passwordHash = account?.password_hash ?? null;
    const name = subject ?? `name ${username.toLowerCase()}`;
    const attempt = { account: name, subject, address, device: tokens.device, now };
    const proven = await provePassword(failures, attempt, { password, passwordHash });
    if (!proven || account === undefined) throw new Refusal('WRONG_CREDENTIALS', about);
    if (account.closed_at !== null) throw new Refusal('ACCOUNT_CLOSED', about);
    if (account.one_time_password !== null) {
      const [used] = await database.run(useOneTimePassword, [account.id]);
      if (used === undefined) throw new Refusal('ONE_TIME_PASSWORD_USED', about);
    }

    if (tokens.employee !== null) await sessions.end(tokens.employee);
    const token = await sessions.open({ employeeId: account.id }, now);
    const opened = await sessions.readEmployee(token, now);
    if (opened === null) throw new Refusal('WRONG_CREDENTIALS');
    return {
      status: 200,
      body: opened.session,
      ...about,
      cookies: [
        { name: 'access-token', value: token, maxAgeInSeconds: longestSessionInSeconds },
        await failures.remember(attempt),
      ],
    };
  };
}

import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import { listPasskeys } from '../../passkeys/data/passkeys.ts';
import { confirmToken } from '../data/accessTokens.ts';
import { readAccount } from '../data/accounts.ts';
import { requireOwnPassword } from '../data/requireOwnPassword.ts';
import type { SignIn } from '../createSignIn.ts';
import { passkeyName } from '../rules/passkeyName.ts';
import { requireProof } from './logInByPasskey.ts';

/**
 * Before switching on a second factor, the person confirms their own session by password and
 * passkey, as a log-in would, and so is not signed out (docs/decisions/passkeys.md).
 */
export function enrolment(
  database: Database,
  signIn: SignIn,
  isSecondFactorOn: () => Promise<boolean>,
): Pick<Handlers, 'beginEnrolment' | 'confirmSession' | 'registerFirstPasskey'> {
  const { passkeys, failures } = signIn;

  return {
    beginEnrolment: async (request) => {
      const { employee, host, now } = request;
      // While it is on, every session that needs a confirmation has one, or has ended.
      if (await isSecondFactorOn()) throw new Refusal('NOT_FOUND');
      const site = passkeys.siteAt(host);
      const [account] = await database.run(readAccount, { employeeId: employee.id });
      await requireOwnPassword(failures, request, account?.password_hash ?? null);
      const known = await database.run(listPasskeys, { employeeId: employee.id });
      const kind = known.length === 0 ? 'REGISTER' : 'PROVE';
      const asked = { kind, employeeId: employee.id, sessionId: employee.sessionId } as const;
      return { status: 200, body: await passkeys.ask(asked, site, now) };
    },

    confirmSession: async (request) => {
      const { sessionId } = request.employee;
      await requireProof(signIn, request, sessionId);
      await database.run(confirmToken, { sessionId });
      return { status: 204 };
    },

    registerFirstPasskey: async ({ employee, body, host, userAgent, now }) => {
      const { sessionId } = employee;
      const site = passkeys.siteAt(host);
      const taken = await passkeys.take(body.ticket, { kind: 'REGISTER', sessionId }, now);
      const made = { body, name: passkeyName(body.name, userAgent), fewest: 0, most: 0 };
      const isKept = await database.transaction(async (transaction) => {
        if (!(await passkeys.register(transaction, taken, made, site, now))) return false;
        await transaction.run(confirmToken, { sessionId });
        return true;
      });
      if (!isKept) throw new Refusal('PASSKEY_REFUSED');
      return { status: 204 };
    },
  };
}

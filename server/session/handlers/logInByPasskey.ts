import type { CallRequest, Handlers, OperationId } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { SignIn } from '../createSignIn.ts';
import { passkeyAttempt } from '../createSecondFactor.ts';
import { finishLogIn } from '../finishLogIn.ts';
import { passkeyName } from '../rules/passkeyName.ts';

/** The second step of a log-in: one of the person's passkeys, or the first one. */
export function logInByPasskey(
  database: Database,
  signIn: SignIn,
): Pick<Handlers, 'logInByPasskey' | 'logInWithNewPasskey'> {
  const { passkeys, failures, secondFactor } = signIn;

  /** As after the password: the device is remembered for the account, not for its passkeys. */
  function finish({ address, now, tokens, userAgent }: Caller, employeeId: number) {
    const subject = `employee ${employeeId}` as const;
    return finishLogIn(
      database,
      signIn,
      { account: subject, subject, address, device: tokens.device, now },
      { employeeId, userAgent, before: tokens.employee, isByPasskey: true },
    );
  }

  return {
    logInByPasskey: async (request) => {
      return finish(request, await requireProof(signIn, request, null));
    },

    logInWithNewPasskey: async (request) => {
      const { body, now, host, userAgent } = request;
      const site = passkeys.siteAt(host);
      const taken = await passkeys.take(body.ticket, { kind: 'REGISTER', sessionId: null }, now);
      await secondFactor.requireOpenWindow(taken.employeeId, now);
      const name = passkeyName(body.name, userAgent);
      await failures.refuseTooMany(passkeyAttempt(attemptOf(request), taken.employeeId));
      const isKept = await database.transaction((transaction) =>
        passkeys.register(transaction, taken, { body, name, fewest: 0, most: 0 }, site, now),
      );
      if (!isKept) {
        throw new Refusal('PASSKEY_REFUSED', { subject: `employee ${taken.employeeId}` });
      }
      return finish(request, taken.employeeId);
    },
  };
}

type Caller = Pick<CallRequest<OperationId>, 'address' | 'now' | 'tokens' | 'userAgent'>;

function attemptOf({ address, now, tokens }: Omit<Caller, 'userAgent'>) {
  return { address, now, device: tokens.device };
}

/**
 * The person who proves a passkey for this session, null for a log-in. Counts a failed proof, and
 * refuses it: PASSKEY_REFUSED, or TOO_MANY_REQUESTS unread.
 */
export async function requireProof(
  { passkeys, failures }: Pick<SignIn, 'passkeys' | 'failures'>,
  request: CallRequest<'logInByPasskey' | 'confirmSession' | 'provePasskey'>,
  sessionId: number | null,
): Promise<number> {
  const { body, host, now } = request;
  const site = passkeys.siteAt(host);
  const taken = await passkeys.take(body.ticket, { kind: 'PROVE', sessionId }, now);
  const { employeeId } = taken;
  const attempt = passkeyAttempt(attemptOf(request), employeeId);
  await failures.refuseTooMany(attempt);
  if (!(await passkeys.isProof(taken, body, site, now))) {
    await failures.note(attempt);
    throw new Refusal('PASSKEY_REFUSED', { subject: `employee ${employeeId}` });
  }
  await failures.forgive(attempt);
  return employeeId;
}

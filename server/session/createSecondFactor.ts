import type { components } from 'shared-contracts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import type { Features } from '../features/createFeatures.ts';
import type { Passkeys } from '../passkeys/createPasskeys.ts';
import { listPasskeys, readPasskeyOwner } from '../passkeys/data/passkeys.ts';
import { passkeyWindowEnd } from '../passkeys/rules/passkeyWindow.ts';
import type { FailedLogIns, LogInAttempt } from './data/failedLogIns.ts';

/**
 * The log-ins that need a passkey, and who can register the first one (docs/decisions/passkeys.md).
 */
export interface SecondFactor {
  isAskedFor(employeeId: number): Promise<boolean>;
  /**
   * The second step after the password; null if none is needed.
   * @throws Refusal PASSKEY_WINDOW_OVER for people who have no passkey and can no longer register
   * one
   */
  ask(attempt: LogInAttempt, employeeId: number, host: string | null): Promise<Step | null>;
  /** @throws Refusal PASSKEY_WINDOW_OVER */
  requireOpenWindow(employeeId: number, now: Date): Promise<void>;
}

type Step = components['schemas']['PasskeyStep'];

export function createSecondFactor(parts: {
  readonly database: Database;
  readonly features: Pick<Features, 'isOn'>;
  readonly passkeys: Passkeys;
  readonly failures: FailedLogIns;
}): SecondFactor {
  const { database, features, passkeys, failures } = parts;

  async function isAskedFor(employeeId: number): Promise<boolean> {
    if (!(await features.isOn('SECOND_FACTOR'))) return false;
    const [owner] = await database.run(readPasskeyOwner, { employeeId });
    return owner?.asksForPasskey === true;
  }

  async function requireOpenWindow(employeeId: number, now: Date): Promise<void> {
    const [owner] = await database.run(readPasskeyOwner, { employeeId });
    const end = owner?.openFrom == null ? null : passkeyWindowEnd(owner.openFrom);
    if (end !== null && now.toISOString() < end) return;
    throw new Refusal('PASSKEY_WINDOW_OVER', { subject: `employee ${employeeId}` });
  }

  return {
    isAskedFor,
    requireOpenWindow,
    ask: async (attempt, employeeId, host) => {
      if (!(await isAskedFor(employeeId))) return null;
      const site = passkeys.siteAt(host);
      await failures.refuseTooMany(passkeyAttempt(attempt, employeeId));
      const known = await database.run(listPasskeys, { employeeId });
      if (known.length === 0) await requireOpenWindow(employeeId, attempt.now);
      const kind = known.length === 0 ? 'REGISTER' : 'PROVE';
      return passkeys.ask({ kind, employeeId, sessionId: null }, site, attempt.now);
    },
  };
}

/** The same attempt for the person's passkeys: their failures are counted separately. */
export function passkeyAttempt(
  attempt: Pick<LogInAttempt, 'address' | 'device' | 'now'>,
  employeeId: number,
): LogInAttempt {
  const { address, device, now } = attempt;
  const subject = `employee ${employeeId}` as const;
  return { account: `passkeys of ${subject}`, subject, address, device, now };
}

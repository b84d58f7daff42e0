import { createHash } from 'node:crypto';
import type { components } from 'shared-contracts';
import type { TerminalActor } from '../../calls/actor.ts';
import type { Database } from '../../database/database.ts';
import type { FailedLogIns, LogInAttempt } from '../../session/data/failedLogIns.ts';
import { provePassword } from '../../session/data/provePassword.ts';
import { findByBadge, findByNumber, type Identity } from '../data/identities.ts';

type Who = components['schemas']['PinProof'] | components['schemas']['BadgeProof'];

/** Where somebody says it, and when. */
interface Said {
  readonly terminal: TerminalActor;
  readonly now: Date;
}

export type Proven =
  | { readonly person: Identity; readonly fault: null }
  | { readonly person: Identity; readonly fault: 'WRONG_PIN' }
  | { readonly person: null; readonly fault: 'UNKNOWN_NUMBER' | 'UNKNOWN_BADGE' };

export type ProveIdentity = (who: Who, said: Said) => Promise<Proven>;

/**
 * Who somebody at a terminal is, by number and PIN or by badge. Failures count for the person at this
 * terminal; many of them at one terminal make it wait (TOO_MANY_REQUESTS), and lock nobody else out.
 */
export function createProveIdentity(database: Database, failures: FailedLogIns): ProveIdentity {
  return async (who, said) => {
    if ('badge' in who) {
      const digest = createHash('sha256').update(who.badge).digest('base64url');
      const attempt = attemptOf(said, `badge ${digest}`);
      await failures.refuseTooMany(attempt);
      const [person] = await database.run(findByBadge, [who.badge]);
      if (person !== undefined) return { person, fault: null };
      await failures.note(attempt);
      return { person: null, fault: 'UNKNOWN_BADGE' };
    }
    const [person] = await database.run(findByNumber, [who.employeeNumber]);
    const attempt: LogInAttempt = {
      ...attemptOf(said, `PIN of ${person?.id ?? who.employeeNumber.toLowerCase()}`),
      subject: person === undefined ? null : `employee ${person.id}`,
    };
    const proof = { password: who.pin, passwordHash: person?.pin_hash ?? null };
    const isProven = await provePassword(failures, attempt, proof);
    if (person === undefined) return { person: null, fault: 'UNKNOWN_NUMBER' };
    return { person, fault: isProven ? null : 'WRONG_PIN' };
  };
}

/** A terminal is what an address is for log-ins: where guesses come from. */
function attemptOf({ terminal, now }: Said, account: string): LogInAttempt {
  const address = `terminal ${terminal.id}` as const;
  return { account: `${account} at ${address}`, subject: null, address, device: null, now };
}

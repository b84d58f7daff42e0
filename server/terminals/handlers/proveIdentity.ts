import { createHash } from 'node:crypto';
import { fold, type components } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import type { Limits } from '../../configuration/configuration.ts';
import type { LogInAttempt } from '../../session/data/failedLogIns.ts';
import { provePassword } from '../../session/data/provePassword.ts';
import { attemptAt, createTerminalFailures, type AttemptPlace } from '../createTerminalFailures.ts';
import { findByBadge, findByNumber, type Identity } from '../data/identities.ts';

type Who = components['schemas']['PinProof'] | components['schemas']['BadgeProof'];

export type Proven =
  | { readonly person: Identity; readonly fault: null }
  | { readonly person: Identity; readonly fault: 'WRONG_PIN' }
  | { readonly person: null; readonly fault: 'UNKNOWN_NUMBER' | 'UNKNOWN_BADGE' };

export type ProveIdentity = (who: Who, place: AttemptPlace) => Promise<Proven>;

/**
 * Identifies a person at a terminal by number and PIN or by badge. Failures count per person and
 * terminal; many at one terminal slow the next attempts down (TOO_MANY_REQUESTS) and lock nobody
 * else out. PIN and badge failures are counted separately.
 */
export function createProveIdentity(database: Database, limits: Limits): ProveIdentity {
  const failures = createTerminalFailures(database, limits);
  return async (who, place) => {
    if ('badge' in who) {
      const digest = createHash('sha256').update(who.badge).digest('base64url');
      const attempt = attemptAt(place, 'badge', digest);
      await failures.refuseTooMany(attempt);
      const [person] = await database.run(findByBadge, { badge: who.badge });
      if (person !== undefined) return { person, fault: null };
      await failures.note(attempt);
      return { person: null, fault: 'UNKNOWN_BADGE' };
    }
    const [person] = await database.run(findByNumber, { employeeNumber: who.employeeNumber });
    // A new PIN resets the count.
    const whose = person ? `${person.id} ${person.pin_hash}` : fold(who.employeeNumber);
    const attempt: LogInAttempt = {
      ...attemptAt(place, 'PIN', whose),
      subject: person === undefined ? null : `employee ${person.id}`,
    };
    const proof = { password: who.pin, passwordHash: person?.pin_hash ?? null };
    const isProven = await provePassword(failures, attempt, proof);
    if (person === undefined) return { person: null, fault: 'UNKNOWN_NUMBER' };
    return { person, fault: isProven ? null : 'WRONG_PIN' };
  };
}

import type { Keys } from '../calls/actor.ts';
import { createTokenBuckets } from '../calls/createTokenBuckets.ts';
import { Refusal } from '../calls/refusal.ts';
import type { SecuritySubject } from '../calls/securityEvent.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { hashKey, useApiKey } from './data/apiKeys.ts';
import { keyState } from './rules/keyState.ts';

const pattern = /^punctual-key-[0-9a-f]{64}$/;
const mostRemembered = 1_000;

interface Limit {
  readonly subject: SecuritySubject;
  secondsToWait(now: number, taken?: 0 | 1): number;
}

/**
 * Opens keys for programs. Each request reads its key from the database, so that a revoked one is
 * refused at once by every server; the requests of a key are counted by each server for itself.
 */
export function createKeys({
  database,
  goodTokens,
}: Pick<ServerContext, 'database' | 'goodTokens'>): Keys {
  /** By digest, for keys that were valid, the last used one at the end. */
  const limits = new Map<string, Limit>();

  function limitOf(digest: string, id: number, perMinute: number): Limit {
    const limit = limits.get(digest) ?? newLimit(id, perMinute);
    limits.delete(digest);
    limits.set(digest, limit);
    const [oldest] = limits.keys();
    if (limits.size > mostRemembered && oldest !== undefined) limits.delete(oldest);
    return limit;
  }

  return {
    open: async (key, now) => {
      if (!pattern.test(key)) throw new Refusal('KEY_NOT_VALID');
      const digest = hashKey(key);
      const name = digest.toString('hex');
      const known = limits.get(name);
      // Too many are refused without the database.
      if (known !== undefined) requireAllowance(known, now, 0);
      const [found] = await database.run(useApiKey, { digest, now });
      if (found === undefined || keyState(found, now.toISOString()) !== 'VALID') {
        goodTokens.forget(key);
        limits.delete(name);
        const subject = found === undefined ? {} : { subject: `api-key ${found.id}` as const };
        throw new Refusal('KEY_NOT_VALID', subject);
      }
      const { id, authorities, perMinute } = found;
      requireAllowance(limitOf(name, id, perMinute), now, 1);
      goodTokens.note(key, now);
      return { kind: 'api-key', id, authorities: new Set(authorities) };
    },
  };
}

function newLimit(id: number, perMinute: number): Limit {
  const subject = `api-key ${id}` as const;
  const wait = createTokenBuckets({ perSecond: perMinute / 60, burst: perMinute });
  return { subject, secondsToWait: (now, taken) => wait(subject, now, taken) };
}

function requireAllowance({ subject, secondsToWait }: Limit, now: Date, taken: 0 | 1): void {
  const retryAfterInSeconds = secondsToWait(now.getTime(), taken);
  if (retryAfterInSeconds === 0) return;
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds, subject });
}

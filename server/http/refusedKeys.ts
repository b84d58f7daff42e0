import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-contracts';

/** So many refusals of one key, or of one network's unknown keys, are an event. */
export const refusalsToTell = 20;
/** Within so many milliseconds, and once in them. */
export const refusalsWithin = 10 * 60_000;
const mostCounted = 10_000;

const ofUnknownKeys: readonly ErrorCode[] = ['KEY_NOT_VALID', 'KEY_IN_ADDRESS'];

/** Counts the refused requests of programs, for the security log. */
export function createRefusedKeys() {
  const counts = new Map<string, { since: number; count: number }>();
  return {
    /** Whether this refusal makes them too many. */
    isTooOften(who: string, now: number): boolean {
      const known = counts.get(who);
      const isOver = known === undefined || now - known.since >= refusalsWithin;
      const counted = isOver ? { since: now, count: 0 } : known;
      counted.count += 1;
      counts.delete(who);
      counts.set(who, counted);
      const [oldest] = counts.keys();
      if (counts.size > mostCounted && oldest !== undefined) counts.delete(oldest);
      return counted.count === refusalsToTell;
    },
  };
}

/**
 * The key whose request was refused, or the network of an unknown one; null for other requests and
 * for answers.
 */
export function refusedKeyOf(
  { refusedWith, actor, subject }: Pick<FastifyRequest, 'refusedWith' | 'actor' | 'subject'>,
  network: string,
): string | null {
  if (refusedWith === null) return null;
  if (actor?.kind === 'api-key') return `api-key ${actor.id}`;
  if (subject?.startsWith('api-key ') === true) return subject;
  return ofUnknownKeys.some((code) => code === refusedWith) ? network : null;
}

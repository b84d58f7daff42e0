import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../calls/bearerToken.ts';
import type { GoodTokens } from '../calls/goodTokens.ts';
import { createRequestLimiter } from '../calls/limitRequests.ts';
import { tokensOf } from './call.ts';

/** Seconds' worth of requests that may come at once from one network. */
const burst = {
  /** 2,000 as usual: whole companies come from one address. */
  people: 10,
  /** 600 as usual: 300 people open the page and log in, and what anybody may send keeps nobody waiting. */
  strangers: 3,
} as const;

/**
 * Judges requests: 0 lets one through, else the seconds to wait. Whoever brings a token that has just
 * been good counts apart from the strangers of the same network, who cannot use up what people have.
 */
export function createAllowances(perSecond: number, goodTokens: GoodTokens) {
  const limit = (seconds: number) =>
    createRequestLimiter({ perSecond, burst: perSecond * seconds });
  const ofPeople = limit(burst.people);
  const ofStrangers = limit(burst.strangers);

  return function secondsToWait(request: FastifyRequest, now: Date): number {
    const { employee, terminal } = tokensOf(request);
    const tokens = [employee, terminal, bearerToken(request.headers)];
    const isKnown = tokens.some((token) => token !== null && goodTokens.has(token, now));
    return (isKnown ? ofPeople : ofStrangers)(request.ip, now.getTime());
  };
}

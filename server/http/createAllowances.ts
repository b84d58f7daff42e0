import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../calls/bearerToken.ts';
import type { GoodTokens } from '../calls/goodTokens.ts';
import { createTokenBuckets } from '../calls/createTokenBuckets.ts';
import { hashedName } from './hashedName.ts';
import { tokensOf } from './call.ts';

/**
 * The address of the server's own requests, which are not counted: no connection has it, and
 * headers of a proxy are ignored.
 */
export const theServerItself = 'the server itself';

/** Burst of requests from one network, in seconds. */
const burst = {
  /** 2,000 by default: whole companies share one address. */
  people: 10,
  /**
   * 600 by default: 120 people who open the page for the first time and log in, with five requests
   * each.
   */
  strangers: 3,
} as const;

/**
 * Judges requests. Those with a recently valid token are counted apart from strangers in the same
 * network, who cannot use up people's allowance.
 */
export function createAllowances(perSecond: number, goodTokens: GoodTokens) {
  const limits = () => {
    const limit = (seconds: number) =>
      createTokenBuckets({ perSecond, burst: perSecond * seconds });
    return { people: limit(burst.people), strangers: limit(burst.strangers) };
  };
  const ofRequests = limits();
  const ofMissingFiles = limits();
  /** Requests for a file whose content never changes. */
  const forFiles = new WeakSet<FastifyRequest>();

  function whose(request: FastifyRequest, now: Date): keyof typeof burst {
    const { employee, terminal } = tokensOf(request);
    const tokens = [employee, terminal, bearerToken(request.headers)];
    const isKnown = tokens.some((token) => token !== null && goodTokens.has(token, now));
    return isKnown ? 'people' : 'strangers';
  }

  return {
    /** 0 lets a request through. */
    secondsToWait: (request: FastifyRequest, now: Date): number => {
      if (request.socket.remoteAddress === theServerItself) return 0;
      const who = whose(request, now);
      if (!isForFile(request)) return ofRequests[who](request.ip, now.getTime());
      forFiles.add(request);
      return ofMissingFiles[who](request.ip, now.getTime(), 0);
    },
    /** Call it for everything that was not found: a file counts once it is known to be missing. */
    countMissing: (request: FastifyRequest, now: Date): void => {
      if (forFiles.has(request)) ofMissingFiles[whose(request, now)](request.ip, now.getTime());
    },
  };
}

/** A first visit loads about forty such files. They are cheap, and browsers cache them. */
function isForFile({ routeOptions, url }: FastifyRequest): boolean {
  const [address = ''] = url.split('?');
  return routeOptions.url?.endsWith('/*') === true && hashedName.test(address);
}

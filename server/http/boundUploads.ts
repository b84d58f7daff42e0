import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../calls/networkOf.ts';
import { Refusal } from '../calls/refusal.ts';

/** Bytes of all bodies in flight: 200 face captures from wall terminals. */
const mostOfUploads = 64 * 1024 * 1024;
/** Bytes of a face capture; longer bodies, such as company files, have an account of their own. */
const longestCapture = 4 * 1024 * 1024;
/** Bytes of bodies from people who are not logged in, so that they cannot keep the others out. */
const mostOfStrangers = 16 * 1024 * 1024;
/** Bytes of such bodies from one network: a dozen face captures, and the longest of them. */
export const mostOfNetwork = 6 * 1024 * 1024;

/**
 * Limits the total size of bodies that can be longer than usual, since a call's own limit does not
 * restrict how many arrive at once. Refuses more with TOO_MANY_REQUESTS.
 *
 * @param usual bytes of bodies that are not counted
 */
export function boundUploads(app: FastifyInstance, usual: number): void {
  /** Bytes of bodies that are being read or answered: of people, of strangers, of each network. */
  const held = new Map<string, number>();
  const heldBy = (account: string) => held.get(account) ?? 0;

  function hold(account: string, bytes: number): void {
    const sum = heldBy(account) + bytes;
    if (sum === 0) held.delete(account);
    else held.set(account, sum);
  }

  app.addHook('preParsing', async (request, reply, body) => {
    if (request.routeOptions.bodyLimit <= usual) return body;
    const isKnown = request.actor !== null || request.subject !== null;
    const isLong = request.routeOptions.bodyLimit > longestCapture;
    const limits: readonly (readonly [account: string, most: number])[] = isKnown
      ? [[isLong ? 'files of people' : 'people', mostOfUploads]]
      : [
          ['strangers', mostOfStrangers],
          [networkOf(request.ip), mostOfNetwork],
        ];
    let taken = 0;
    reply.raw.once('close', () => limits.forEach(([account]) => hold(account, -taken)));
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        if (limits.some(([account, most]) => heldBy(account) + part.length > most)) {
          done(new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: 5 }));
          return;
        }
        taken += part.length;
        for (const [account] of limits) hold(account, part.length);
        done(null, part);
      },
    });
    body.once('error', (error) => counted.destroy(error));
    return body.pipe(counted);
  });
}

import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { network } from '../calls/limitRequests.ts';
import { Refusal } from '../calls/refusal.ts';

/** Bytes of all bodies that are read at the same time: 200 captures of a face as walls take them. */
const mostOfUploads = 64 * 1024 * 1024;
/** Bytes of those from people who are not logged in, so that none of them keeps the others out. */
const mostOfStrangers = 16 * 1024 * 1024;
/** Bytes of those from one network: a dozen captures of a face, and the longest of them. */
export const mostOfNetwork = 6 * 1024 * 1024;

interface Account {
  /** Bodies that are being read, or answered. */
  open: number;
  /** Their bytes. */
  held: number;
  readonly most: number;
}

/**
 * Bounds what the bodies that may be longer than usual take together, since each call's own limit says
 * nothing about how many of them come at once. What goes beyond is refused with TOO_MANY_REQUESTS.
 *
 * @param usual bytes of bodies that are not counted
 */
export function boundUploads(app: FastifyInstance, usual: number): void {
  const known: Account = { open: 0, held: 0, most: mostOfUploads };
  const strangers: Account = { open: 0, held: 0, most: mostOfStrangers };
  const networks = new Map<string, Account>();
  app.addHook('preParsing', async (request, reply, body) => {
    if (request.routeOptions.bodyLimit <= usual) return body;
    const isKnown = request.actor !== null || request.subject !== null;
    const from = network(request.ip);
    const own = networks.get(from) ?? { open: 0, held: 0, most: mostOfNetwork };
    if (!isKnown) networks.set(from, own);
    const accounts = isKnown ? [known] : [strangers, own];
    let taken = 0;
    for (const account of accounts) account.open += 1;
    reply.raw.once('close', () => {
      for (const account of accounts) {
        account.open -= 1;
        account.held -= taken;
      }
      if (own.open === 0) networks.delete(from);
    });
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        if (accounts.some(({ held, most }) => held + part.length > most)) {
          done(new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: 5 }));
          return;
        }
        taken += part.length;
        for (const account of accounts) account.held += part.length;
        done(null, part);
      },
    });
    body.once('error', (error) => counted.destroy(error));
    return body.pipe(counted);
  });
}

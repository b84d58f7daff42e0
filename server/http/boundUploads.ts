import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

/** Bytes of all bodies that are read at the same time: 200 captures of a face as walls take them. */
const mostOfUploads = 64 * 1024 * 1024;
/** Bytes of those from people who are not logged in, so that none of them keeps the others out. */
export const mostOfStrangers = 16 * 1024 * 1024;

/**
 * Bounds what the bodies that may be longer than usual take together, since each call's own limit says
 * nothing about how many of them come at once. What goes beyond is refused with TOO_MANY_REQUESTS.
 *
 * @param usual bytes of bodies that are not counted
 */
export function boundUploads(app: FastifyInstance, usual: number): void {
  const held = { known: 0, strange: 0 };
  app.addHook('preParsing', async (request, reply, body) => {
    if (request.routeOptions.bodyLimit <= usual) return body;
    const [who, most] = request.actor
      ? (['known', mostOfUploads] as const)
      : (['strange', mostOfStrangers] as const);
    let own = 0;
    reply.raw.once('close', () => (held[who] -= own));
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        if (held[who] + part.length > most) {
          done(new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: 5 }));
          return;
        }
        own += part.length;
        held[who] += part.length;
        done(null, part);
      },
    });
    body.once('error', (error) => counted.destroy(error));
    return body.pipe(counted);
  });
}

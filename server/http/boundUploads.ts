import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

/** Bytes of all bodies that are read at the same time: 200 captures of a face as walls take them. */
export const mostOfUploads = 64 * 1024 * 1024;

/**
 * Bounds what the bodies that may be longer than usual take together, since each call's own limit says
 * nothing about how many of them come at once. What goes beyond is refused with TOO_MANY_REQUESTS.
 *
 * @param usual bytes of bodies that are not counted
 */
export function boundUploads(app: FastifyInstance, usual: number): void {
  let held = 0;
  app.addHook('preParsing', async (request, reply, body) => {
    if (request.routeOptions.bodyLimit <= usual) return body;
    let own = 0;
    reply.raw.once('close', () => (held -= own));
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        if (held + part.length > mostOfUploads) {
          done(new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: 5 }));
          return;
        }
        own += part.length;
        held += part.length;
        done(null, part);
      },
    });
    body.once('error', (error) => counted.destroy(error));
    return body.pipe(counted);
  });
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts.ts';

const pack = promisify(gzip);

/** A text that never changes, encoded once and compressed once for each encoding. */
export function createPackedText(text: string, type: string) {
  const plain = Buffer.from(text);
  let packed: Promise<Buffer> | null = null;

  return async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type(type);
    if (!accepts(request, 'gzip')) return reply.send(plain);
    packed ??= pack(plain);
    return reply.header('content-encoding', 'gzip').send(await packed);
  };
}

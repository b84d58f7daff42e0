import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipInThread = promisify(gzip);

/** Smaller answers fit in one network packet anyway. */
const leastBytes = 1_400;

/** Compresses longer JSON answers at the fastest level, off the event loop. */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < leastBytes) return payload;
  if (reply.hasHeader('content-encoding')) return payload;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
  const packed = await gzipInThread(payload, { level: constants.Z_BEST_SPEED });
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  return packed;
}

import type { FastifyRequest } from 'fastify';

/** Whether the answer to the request can be compressed in this way. */
export function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const header = request.headers['accept-encoding'] ?? '';
  return new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0+)?\b)`).test(header);
}

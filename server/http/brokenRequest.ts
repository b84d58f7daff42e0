import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, problemType } from './problem.ts';
import { Refusal } from '../calls/refusal.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Answers requests that are not valid HTTP (broken headers, too long) or time out, then
 * disconnects. A timeout can be the server's fault, so the client can retry (`UNAVAILABLE`).
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Browsers open connections ahead: they would take an answer there for that to their first request.
  const isUnused = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || !socket.writable || isUnused) {
    socket.destroy();
    return;
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const refusal = new Refusal(isLate ? 'UNAVAILABLE' : 'UNREADABLE_REQUEST');
  const body = JSON.stringify(problemOf(refusal, 'en', 'none'));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Passes on requests that Node would answer with a bare 417, so that they get a problem document.
 */
export function takeExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Refuses (UNREADABLE_REQUEST) a client that has disconnected: it has no address to count by. */
export function requireSender({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) throw new Refusal('UNREADABLE_REQUEST');
}

/**
 * Refuses (UNREADABLE_REQUEST) requests that Node would answer with a bare 400 or 417: HTTP/1.1
 * without a host, and an unknown expectation.
 */
export function requireSaneHead({ headers, raw }: FastifyRequest): void {
  const hasHost = headers.host !== undefined || raw.httpVersion === '1.0';
  const isExpected = headers.expect === undefined || /\b100-continue\b/i.test(headers.expect);
  if (!hasHost || !isExpected) throw new Refusal('UNREADABLE_REQUEST');
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, problemType } from './problem.ts';
import { Refusal } from '../calls/refusal.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Answers what is not even HTTP (broken headers, too long) and what has not come in time, then hangs
 * up. Time may have passed here and not there: whoever came too late may ask again (`UNAVAILABLE`).
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
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

/** Lets what Node would answer with a bare 417 come to the chain, which refuses it in words. */
export function takeExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Refuses (UNREADABLE_REQUEST) whoever hung up before: they have no address that could be counted. */
export function requireSender({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) throw new Refusal('UNREADABLE_REQUEST');
}

/**
 * Refuses (UNREADABLE_REQUEST) what Node would answer with a bare 400 or 417: a request of HTTP/1.1
 * that names no host, and one that expects what nobody knows.
 */
export function requireSaneHead({ headers, raw }: FastifyRequest): void {
  const hasHost = headers.host !== undefined || raw.httpVersion === '1.0';
  const isExpected = headers.expect === undefined || /\b100-continue\b/i.test(headers.expect);
  if (!hasHost || !isExpected) throw new Refusal('UNREADABLE_REQUEST');
}

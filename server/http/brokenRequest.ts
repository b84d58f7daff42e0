import type { Socket } from 'node:net';
import { problemOf, problemType } from './problem.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Answers what is not even HTTP (broken headers, too long, too slow), then hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal('UNREADABLE_REQUEST');
  const body = JSON.stringify(problemOf(refusal, 'en', 'none'));
  const head = [
    `HTTP/1.1 ${refusal.status} Bad Request`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

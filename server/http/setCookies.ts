import net from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCookie } from '../calls/calls.ts';

/** Sets cookies that scripts and other sites cannot access; Secure except on loopback. */
export function setCookies(
  cookies: readonly AnswerCookie[],
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  for (const { name, value, maxAgeInSeconds } of cookies) {
    reply.setCookie(name, value ?? '', {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: !isLoopback(request.hostname),
      ...(value === null ? { maxAge: 0 } : {}),
      ...(maxAgeInSeconds === undefined ? {} : { maxAge: maxAgeInSeconds }),
    });
  }
}

function isLoopback(hostname: string): boolean {
  const isIpv4 = net.isIPv4(hostname) && hostname.startsWith('127.');
  return hostname === 'localhost' || hostname === '[::1]' || isIpv4;
}

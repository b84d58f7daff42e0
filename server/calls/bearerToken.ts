import type { IncomingHttpHeaders } from 'node:http';

/** The bearer token (RFC 6750) of a request; null if there is none, or it cannot be one of ours. */
export function bearerToken({ authorization = '' }: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S{20,200})$/i.exec(authorization)?.[1] ?? null;
}

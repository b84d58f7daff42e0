import type { IncomingHttpHeaders } from 'node:http';

/** Begins every key for programs, so that scanners find leaked ones. */
export const keyPrefix = 'punctual-key-';

/** The bearer token (RFC 6750) of a request; null if there is none, or it cannot be one of ours. */
export function bearerToken({ authorization = '' }: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S{20,200})$/i.exec(authorization)?.[1] ?? null;
}

/** A bearer token that is meant as a key for programs. */
export function keyOf(headers: IncomingHttpHeaders): string | null {
  const token = bearerToken(headers);
  return token?.startsWith(keyPrefix) === true ? token : null;
}

import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits, 43 characters that a cookie can carry. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: nobody who reads the database can use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

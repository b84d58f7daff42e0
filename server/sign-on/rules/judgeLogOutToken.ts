import { toInstant } from 'shared-contracts';
import { logOutLifetime } from './logOutLifetime.ts';
import { SignOnFault } from './signOnFault.ts';
import type { ProviderLogOut } from './signOnProvider.ts';
import { clockSkew, requireTime } from './timeWindow.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * Judges a log-out token whose signature, issuer, audience and expiry were verified (OpenID Connect
 * Back-Channel Logout 1.0, 2.6). @throws SignOnFault
 */
export function judgeLogOutToken(
  claims: Readonly<Record<string, unknown>>,
  now: Date,
): ProviderLogOut {
  const { jti, iat, sub = null, sid = null, events } = claims;
  const isLogOut = typeof events === 'object' && events !== null && event in events;
  // With a nonce it could be an ID token passed off as a log-out token.
  if (!isLogOut || 'nonce' in claims || typeof jti !== 'string' || typeof iat !== 'number') {
    throw new SignOnFault('unreadable');
  }
  const end = iat * 1000 + logOutLifetime;
  requireTime({ from: toInstant(iat * 1000), until: toInstant(end) }, now);
  if (!isName(sub) || !isName(sid)) throw new SignOnFault('unreadable');
  if (sub === null && sid === null) throw new SignOnFault('no-name');
  const sessionIndexes = sid === null ? [] : [sid];
  return { id: jti, nameId: sub, sessionIndexes, uselessFrom: toInstant(end + 2 * clockSkew) };
}

function isName(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value !== '');
}

import type { FastifyRequest } from 'fastify';
import type { Actor } from '../calls/actor.ts';
import { bearerToken, keyOf } from '../calls/bearerToken.ts';
import type { OperationId } from '../calls/calls.ts';
import { tokensOf } from './call.ts';
import type { Operation } from './contract.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Domains } from './domains.ts';

/** The calls that are allowed before a one-time password is changed; log-out needs no session. */
const openToAll: ReadonlySet<OperationId> = new Set(['getSession', 'changePassword']);

type Doors = Pick<Domains, 'sessions' | 'keys' | 'isFeatureOn' | 'opensByToken'>;

/**
 * Authorizes a request for a call, or refuses it: NO_SESSION without the required session or a
 * token that opens the call, KEY_NOT_VALID or KEY_NOT_ALLOWED with a key that does not,
 * PASSWORD_CHANGE_REQUIRED before a one-time password is changed, FEATURE_OFF if a switch is off,
 * ACCESS_DENIED if the actor has none of its authorities.
 */
export async function authorise(
  operation: Operation,
  request: FastifyRequest,
  domains: Doors,
  now: Date,
): Promise<Actor | null> {
  const token = bearerToken(request.headers);
  if (token !== null && domains.opensByToken?.(operation.id, token) === true) return null;
  const actor = await authenticate(operation, request, domains, now);
  request.actor = actor;
  if (actor?.kind === 'employee' && actor.mustChangePassword && !openToAll.has(operation.id)) {
    throw new Refusal('PASSWORD_CHANGE_REQUIRED');
  }
  const isKey = actor?.kind === 'api-key';
  if (isKey && !holdsAny(actor, operation.keyAuthorities ?? [])) {
    throw new Refusal('KEY_NOT_ALLOWED');
  }
  for (const feature of operation.features) {
    if (!(await domains.isFeatureOn(feature))) throw new Refusal('FEATURE_OFF');
  }
  if (!isKey && operation.authorities.length > 0 && !holdsAny(actor, operation.authorities)) {
    throw new Refusal('ACCESS_DENIED');
  }
  return actor;
}

async function authenticate(
  { session }: Operation,
  request: FastifyRequest,
  { sessions, keys }: Doors,
  now: Date,
): Promise<Actor | null> {
  if (session === 'public') return null;
  const key = keyOf(request.headers);
  // A key counts alone: what it does not open no cookie opens beside it.
  if (key !== null && keys !== undefined) return keys.open(key, now);
  if (key !== null || session === 'key') throw new Refusal('KEY_NOT_VALID');
  const { employee, terminal } = tokensOf(request);
  const token = session === 'employee' ? employee : terminal;
  const find = session === 'employee' ? sessions.findEmployee : sessions.findTerminal;
  const actor = token === null ? null : await find(token, now);
  if (actor === null) throw new Refusal('NO_SESSION');
  return actor;
}

function holdsAny(actor: Actor | null, authorities: Operation['authorities']): boolean {
  if (actor === null || actor.kind === 'terminal') return false;
  return authorities.some((authority) => actor.authorities.has(authority));
}

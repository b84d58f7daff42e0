import type { FastifyRequest } from 'fastify';
import type { Actor } from '../calls/actor.ts';
import { bearerToken } from '../calls/bearerToken.ts';
import type { OperationId } from '../calls/calls.ts';
import { tokensOf } from './call.ts';
import type { Operation } from './contract.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Domains } from './domains.ts';

/** The calls that are allowed before a one-time password is changed; log-out needs no session. */
const openToAll: ReadonlySet<OperationId> = new Set(['getSession', 'changePassword']);

/**
 * Authorizes a request for a call, or refuses it: NO_SESSION without the required session or a
 * token that opens the call, PASSWORD_CHANGE_REQUIRED before a one-time password is changed,
 * FEATURE_OFF if a switch is off, ACCESS_DENIED if the actor has none of its authorities.
 */
export async function authorise(
  operation: Operation,
  request: FastifyRequest,
  domains: Pick<Domains, 'sessions' | 'isFeatureOn' | 'opensByToken'>,
  now: Date,
): Promise<Actor | null> {
  const token = bearerToken(request.headers);
  if (token !== null && domains.opensByToken?.(operation.id, token) === true) return null;
  const actor = await authenticate(operation, request, domains.sessions, now);
  request.actor = actor;
  if (actor?.kind === 'employee' && actor.mustChangePassword && !openToAll.has(operation.id)) {
    throw new Refusal('PASSWORD_CHANGE_REQUIRED');
  }
  for (const feature of operation.features) {
    if (!(await domains.isFeatureOn(feature))) throw new Refusal('FEATURE_OFF');
  }
  if (operation.authorities.length > 0 && !holdsAny(actor, operation)) {
    throw new Refusal('ACCESS_DENIED');
  }
  return actor;
}

async function authenticate(
  { session }: Operation,
  request: FastifyRequest,
  sessions: Domains['sessions'],
  now: Date,
): Promise<Actor | null> {
  if (session === 'public') return null;
  const { employee, terminal } = tokensOf(request);
  const token = session === 'employee' ? employee : terminal;
  const find = session === 'employee' ? sessions.findEmployee : sessions.findTerminal;
  const actor = token === null ? null : await find(token, now);
  if (actor === null) throw new Refusal('NO_SESSION');
  return actor;
}

function holdsAny(actor: Actor | null, { authorities }: Operation): boolean {
  return (
    actor?.kind === 'employee' && authorities.some((authority) => actor.authorities.has(authority))
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestedLocale } from '../../http/locale.ts';
import type { AccountState, createScimUsers, ScimUser } from '../data/createScimUsers.ts';
import type { Delivery } from '../data/deliverPerson.ts';
import { attributesOf } from '../rules/attributes.ts';
import { mostOfPage } from '../rules/descriptions.ts';
import { readFilter } from '../rules/readFilter.ts';
import { readPatch } from '../rules/readPatch.ts';
import { ScimFault, wrong } from '../rules/scimFault.ts';
import {
  changedUser,
  replacedUser,
  userChangeOf,
  wholeUser,
  type UserValues,
} from '../rules/userValues.ts';
import { chosenOf, presentUser, versionOf } from './presentUser.ts';
import { baseOf, listOf, queryOf } from './serveDescriptions.ts';

const usualPage = 100;

interface OfOne {
  Params: { readonly id: string };
}

/** `/Users`: people with accounts (RFC 7644, 3). */
export function serveUsers(
  scope: FastifyInstance,
  users: ReturnType<typeof createScimUsers>,
  now: () => Date,
): void {
  scope.get('/Users', async (request) => {
    const { filter, startIndex, count, ...chosen } = queryOf(request);
    const first = Math.max(1, wholeNumber('startIndex', startIndex ?? '1'));
    const limit = Math.min(mostOfPage, Math.max(0, wholeNumber('count', count ?? `${usualPage}`)));
    const asked = filter === undefined ? {} : readFilter(filter);
    const found = await users.list(asked, { offset: first - 1, limit });
    const shown = found.users.map((user) => chosenOf(presentUser(user, baseOf(request)), chosen));
    return listOf(shown, { total: found.total, startIndex: first });
  });

  scope.get<OfOne>('/Users/:id', async (request, reply) => {
    const user = await users.read(idOf(request.params.id));
    if (request.headers['if-none-match'] === versionOf(user)) {
      return reply.code(304).header('etag', versionOf(user)).send();
    }
    return show(user, request, reply);
  });

  scope.post('/Users', async (request, reply) => {
    const attributes = attributesOf(request.body);
    const language = attributes.get('preferredlanguage');
    const locale = requestedLocale(undefined, typeof language === 'string' ? language : undefined);
    const user = await users.add(wholeUser(userChangeOf(attributes)), locale, deliveryOf(request));
    note(request, user.id, user.active ? 'opened' : 'closed');
    reply.code(201).header('location', `${baseOf(request)}/Users/${user.id}`);
    return show(user, request, reply);
  });

  scope.put<OfOne>('/Users/:id', (request, reply) => {
    const asked = userChangeOf(attributesOf(request.body));
    // Omitted attributes are removed, but an omitted `active` does not reopen a closed account.
    return change(request, reply, (before) =>
      replacedUser(before, { active: before.active, ...asked }),
    );
  });

  scope.patch<OfOne>('/Users/:id', (request, reply) => {
    const asked = userChangeOf(readPatch(request.body));
    return change(request, reply, (before) => changedUser(before, asked));
  });

  scope.delete<OfOne>('/Users/:id', async (request, reply) => {
    const id = idOf(request.params.id);
    request.target = { id };
    await users.remove(id, (before) => requireVersion(request, before), deliveryOf(request));
    note(request, id, 'removed');
    return reply.code(204).send();
  });

  const deliveryOf = ({ subject }: FastifyRequest): Delivery => ({
    tokenId: subject?.startsWith('scim-token ') === true ? Number(subject.slice(11)) : null,
    now: now(),
  });

  async function change(
    request: FastifyRequest<OfOne>,
    reply: FastifyReply,
    after: (before: ScimUser) => UserValues,
  ): Promise<FastifyReply> {
    const judged = (before: ScimUser) => {
      requireVersion(request, before);
      return after(before);
    };
    const id = idOf(request.params.id);
    // A refusal names the person too.
    request.target = { id };
    const { user, state } = await users.change(id, judged, deliveryOf(request));
    if (state !== null) note(request, id, state);
    return show(user, request, reply);
  }
}

function show(user: ScimUser, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const resource = chosenOf(presentUser(user, baseOf(request)), queryOf(request));
  return reply.header('etag', versionOf(user)).send(resource);
}

/** For the security log. */
function note(request: FastifyRequest, id: number, state: AccountState): void {
  request.securityEvent = 'account-changed';
  request.target = { id, state };
}

/** Requires that `If-Match`, if present, names the current version. */
function requireVersion(request: FastifyRequest, user: ScimUser): void {
  const { 'if-match': wanted = '*' } = request.headers;
  const versions = wanted.split(',').map((version) => version.trim());
  if (versions.includes('*') || versions.includes(versionOf(user))) return;
  throw new ScimFault(412, 'The user has changed since it was read.');
}

/** An invalid id matches nobody. */
function idOf(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new ScimFault(404, 'There is no such user.');
}

function wholeNumber(name: string, text: string): number {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw wrong('invalidValue', `${name} must be a whole number.`);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../calls/bearerToken.ts';
import { createTokenBuckets } from '../calls/createTokenBuckets.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { readJson } from '../http/readJson.ts';
import { createScimUsers } from './data/createScimUsers.ts';
import { hashScimToken, useScimToken } from './data/scimTokens.ts';
import { answerScimError, scimType } from './routes/answerScimError.ts';
import { serveDescriptions } from './routes/serveDescriptions.ts';
import { serveUsers } from './routes/serveUsers.ts';
import { ScimFault } from './rules/scimFault.ts';

/** Per address; Entra ID sends about 25 requests a second. */
const rate = { perSecond: 50, burst: 1_000 };

/** A resource with everything that a directory knows is a few kilobytes. */
export const longestBody = 131_072;

/**
 * SCIM 2.0 (RFC 7643, 7644; docs/guides/scim.md): an identity provider opens, changes and closes
 * accounts under `/scim/v2`, with its own token. Without a token every request is rejected.
 */
export async function serveScim(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { database, now, goodTokens } = context;
  const secondsToWait = createTokenBuckets(rate);

  async function letIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store');
    const wait = secondsToWait(request.ip, now().getTime());
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
    const token = bearerToken(request.headers);
    const [found] =
      token === null
        ? []
        : await database.run(useScimToken, { digest: hashScimToken(token), now: now() });
    if (found === undefined) {
      request.refusedWith = 'ACCESS_DENIED';
      reply.header('www-authenticate', 'Bearer');
      throw new ScimFault(401, 'A valid bearer token is required.');
    }
    if (token !== null) goodTokens.note(token, now());
    request.subject = `scim-token ${found.id}`;
  }

  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser<Buffer>(
        ['application/scim+json', 'application/json'],
        { parseAs: 'buffer', bodyLimit: longestBody },
        async (_request: FastifyRequest, body: Buffer) => (body.length === 0 ? {} : readJson(body)),
      );
      scope.setErrorHandler(answerScimError);
      scope.addHook('onRequest', letIn);
      scope.addHook('onSend', async (_request, reply, payload) => {
        if (payload !== null && payload !== '') reply.type(scimType);
        return payload;
      });
      scope.setNotFoundHandler((request, reply) =>
        answerScimError(new ScimFault(404, 'There is no such resource.'), request, reply),
      );
      serveDescriptions(scope);
      // Tokens are not users (RFC 7644, 3.11).
      scope.all('/Me', () => {
        throw new ScimFault(501, 'A token is not a user, so there is no /Me.');
      });
      serveUsers(scope, createScimUsers(context), now);
    },
    { prefix: '/scim/v2' },
  );
}

import type { FastifyInstance } from 'fastify';
import type { OpenIdProvider } from '../data/connectOpenId.ts';
import type { SignOnVisits } from '../data/createSignOnVisits.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import { formOf, noteRefusal, orFailed, page, queryOf, takeAnswer } from './leadOn.ts';

/** Routes to which an OpenID Connect provider sends browsers, and that it calls itself. */
export function serveOpenId(
  open: FastifyInstance,
  provider: OpenIdProvider,
  visits: SignOnVisits,
  now: () => Date,
): void {
  open.get('/oidc/callback', (request, reply) =>
    orFailed(request, reply, async () => {
      request.securityEvent = 'log-in';
      const id = queryOf(request)['state'] ?? '';
      const secrets = await visits.takeSecrets(id, now());
      const query = request.url.split('?')[1] ?? '';
      const answer = await provider.readAnswer(query, id, secrets);
      return takeAnswer(request, reply, visits, answer, now());
    }),
  );

  // The provider redirects here after its log-out.
  open.get('/oidc/logged-out', (_request, reply) =>
    reply.redirect(page('/logged-out?everywhere'), 303),
  );

  open.post('/oidc/back-channel-logout', async (request, reply) => {
    request.securityEvent = 'log-out';
    try {
      const logOut = await provider.readLogOut(formOf(request)['logout_token'] ?? '', now());
      const [first] = await visits.endHere(logOut);
      if (first !== undefined) request.subject = `employee ${first}`;
      return await reply.code(200).send();
    } catch (fault) {
      if (!(fault instanceof SignOnFault)) throw fault;
      noteRefusal(request, fault.reason);
      return reply.code(400).send({ error: 'invalid_request' });
    }
  });
}

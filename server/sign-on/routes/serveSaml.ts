import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../calls/networkOf.ts';
import type { SignOnVisits } from '../data/createSignOnVisits.ts';
import type { Message, SamlProvider } from '../data/openSaml.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import { formOf, orFailed, page, queryOf, takeAnswer, type Form } from './leadOn.ts';

const foreign = { config: { takesForeignForms: true } } as const;
const loggedOut = page('/logged-out');

/** Routes for messages of a SAML provider. */
export function serveSaml(
  open: FastifyInstance,
  provider: SamlProvider,
  visits: SignOnVisits,
  now: () => Date,
): void {
  open.addHook('onClose', () => provider.close());
  open.post('/saml/acs', foreign, (request, reply) =>
    orFailed(request, reply, async () => {
      request.securityEvent = 'log-in';
      const from = {
        who: networkOf(request.ip),
        requireAsked: (id: string) => visits.requireAsked(id, now()),
      };
      const answer = await provider.readAnswer(formOf(request), from, now());
      return takeAnswer(request, reply, visits, answer, now());
    }),
  );

  const take = (request: FastifyRequest, reply: FastifyReply, message: Message, asked: Form) =>
    'SAMLResponse' in asked
      ? afterLogOut(request, reply, message)
      : orFailed(request, reply, async () => {
          request.securityEvent = 'log-out';
          const logOut = await provider.readLogOut(message, networkOf(request.ip), now());
          const [first] = await visits.endHere(logOut);
          if (first !== undefined) request.subject = `employee ${first}`;
          const address = await provider.logOutAnswerUrl(logOut, asked['RelayState']);
          return reply.redirect(address ?? loggedOut, 303);
        });
  open.get('/saml/slo', (request, reply) => {
    const query = request.url.split('?')[1] ?? '';
    return take(request, reply, { query }, queryOf(request));
  });
  open.post('/saml/slo', foreign, (request, reply) => {
    const form = formOf(request);
    return take(request, reply, { form }, form);
  });

  /**
   * The person is logged out here already, whatever the message is; the page says whether the
   * provider's session has ended.
   */
  async function afterLogOut(
    request: FastifyRequest,
    reply: FastifyReply,
    message: Message,
  ): Promise<FastifyReply> {
    try {
      const isEnded = await provider.readLogOutAnswer(message, networkOf(request.ip));
      return await reply.redirect(isEnded ? page('/logged-out?everywhere') : loggedOut, 303);
    } catch (fault) {
      if (!(fault instanceof SignOnFault)) throw fault;
      return await reply.redirect(loggedOut, 303);
    }
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from 'shared-contracts/error-messages';
import type { ServerContext } from '../calls/serverContext.ts';
import { createRequestLimiter } from '../calls/limitRequests.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Features } from '../features/createFeatures.ts';
import { tokensOf } from '../http/call.ts';
import { requestedLocale } from '../http/locale.ts';
import { setCookies } from '../http/setCookies.ts';
import { newToken } from '../session/data/accessTokens.ts';
import { longestSessionInSeconds } from '../session/rules/sessionLife.ts';
import { escapeHtml } from '../static/html.ts';
import { createSignOnVisits } from './data/createSignOnVisits.ts';
import type { Form, Message } from './data/openProvider.ts';
import { SignOnFault, type SignOnReason } from './rules/signOnFault.ts';
import { wantedPage } from './rules/wantedPage.ts';

/** Of one address: whole companies come from one, but nobody makes rows and verifications without end. */
const rate = { perSecond: 20, burst: 600 };

/** A signed and encrypted answer with many attributes is some 20 kB. */
const longestForm = 262_144;

const page = (path: string) => `/#${path}`;
const failed = page('/login?signOn=failed');
const loggedOut = page('/logged-out');

/**
 * Single sign-on by SAML (docs/decisions/sign-on.md): its addresses under `/saml`. Nothing is served
 * without a provider; while it is switched off, its metadata alone.
 *
 * @throws StartRefused for files that cannot be used
 */
export async function serveSignOn(
  app: FastifyInstance,
  context: ServerContext,
  features: Pick<Features, 'isOn'>,
): Promise<void> {
  const { configuration, now } = context;
  if (configuration.signOn === null) return;
  // Its libraries take memory and time that a server without sign-on has no use for.
  const { openProvider } = await import('./data/openProvider.ts');
  const provider = await openProvider(configuration.signOn);
  const visits = createSignOnVisits(context, configuration.signOn, provider);

  const secondsToWait = createRequestLimiter(rate);

  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wait = secondsToWait(request.ip, now().getTime());
      if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
    });

    scope.get('/saml/metadata', (_request, reply) =>
      reply.type('application/samlmetadata+xml').send(provider.metadata),
    );

    await scope.register(async (open) => {
      open.addHook('onRequest', async () => {
        if (!(await features.isOn('SAML_AUTH'))) throw new Refusal('FEATURE_OFF');
      });
      serveLogIn(open);
      serveLogOut(open);
    });
  });

  function serveLogIn(open: FastifyInstance): void {
    open.get('/saml/login', async (request, reply) => {
      const browser = tokensOf(request).browser ?? newToken();
      const address = await visits.begin(browser, wantedPage(queryOf(request)['to']), now());
      setCookies([{ name: 'sign-on', value: browser }], request, reply);
      return reply.redirect(address, 303);
    });

    open.post('/saml/acs', foreign, (request, reply) =>
      orFailed(request, reply, async () => {
        request.securityEvent = 'log-in';
        const { id, subject, fault } = await visits.answer(formOf(request), now());
        request.subject = subject;
        if (fault !== null) return refuse(request, reply, fault, page('/unauthorized'));
        // The log-in itself is noted where it is done.
        request.securityEvent = null;
        return reply.type('text/html; charset=utf-8').send(wayOn(request, id));
      }),
    );

    open.get('/saml/arrive', (request, reply) =>
      orFailed(request, reply, async () => {
        request.securityEvent = 'log-in';
        const { browser, employee } = tokensOf(request);
        const id = queryOf(request)['id'] ?? '';
        const arrived = await visits.arrive({ id, browser, ended: employee }, now());
        request.subject = `employee ${arrived.employeeId}`;
        const maxAgeInSeconds = longestSessionInSeconds;
        const session = { name: 'access-token', value: arrived.token, maxAgeInSeconds } as const;
        setCookies([session], request, reply);
        return reply.redirect(page(arrived.wanted), 303);
      }),
    );
  }

  function serveLogOut(open: FastifyInstance): void {
    open.get('/saml/logout', async (request, reply) => {
      const { browser } = tokensOf(request);
      const address = browser === null ? null : await visits.logOutThere(browser, now());
      return reply.redirect(address ?? loggedOut, 303);
    });

    const take = (request: FastifyRequest, reply: FastifyReply, message: Message, asked: Form) =>
      'SAMLResponse' in asked
        ? afterLogOut(reply, message)
        : orFailed(request, reply, async () => {
            request.securityEvent = 'log-out';
            const { people, address } = await visits.endHere(message, asked['RelayState'], now());
            const [first] = people;
            if (first !== undefined) request.subject = `employee ${first}`;
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
  }

  /** The person is logged out here in any case; the page says whether that is all. */
  async function afterLogOut(reply: FastifyReply, message: Message): Promise<FastifyReply> {
    try {
      const isEnded = await provider.readLogOutAnswer(message);
      return await reply.redirect(isEnded ? page('/logged-out?everywhere') : loggedOut, 303);
    } catch (fault) {
      if (!(fault instanceof SignOnFault)) throw fault;
      return await reply.redirect(loggedOut, 303);
    }
  }
}

const foreign = { config: { takesForeignForms: true } } as const;

/** What is not believed leads to a page that says so; the reason is for operators. */
async function orFailed(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof SignOnFault)) throw fault;
    return refuse(request, reply, fault.reason, failed);
  }
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: SignOnReason,
  leadsTo: string,
): FastifyReply {
  request.refusedWith = 'SIGN_ON_REFUSED';
  request.target = { reason };
  return reply.redirect(leadsTo, 303);
}

/**
 * The step that makes the browser come from our own site: cookies of sessions go nowhere with what
 * another site's page sends.
 */
function wayOn(request: FastifyRequest, id: string): string {
  const locale = requestedLocale(undefined, request.headers['accept-language']);
  const address = escapeHtml(`/saml/arrive?id=${encodeURIComponent(id)}`);
  const words = escapeHtml(serverMessages[locale].signOnGoesOn);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Punctual</title>
<link rel="icon" href="data:,">
</head>
<body><main><p><a href="${address}">${words}</a></p></main></body>
</html>`;
}

/** What comes twice, or is no text, is left out. */
function queryOf({ query }: FastifyRequest): Form {
  return textsOf(query);
}

function formOf({ body }: FastifyRequest): Form {
  return textsOf(body);
}

function textsOf(values: unknown): Form {
  const entries: [string, unknown][] = Object.entries(values ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignOnSettings } from '../configuration/configuration.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { createTokenBuckets } from '../calls/createTokenBuckets.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Features } from '../features/createFeatures.ts';
import { requireOn } from '../features/requireOn.ts';
import { tokensOf, userAgentOf } from '../http/call.ts';
import { setCookies } from '../http/setCookies.ts';
import { newToken } from '../session/data/accessTokens.ts';
import { longestSessionInSeconds } from '../session/rules/sessionLife.ts';
import { createSignOnVisits, type SignOnVisits } from './data/createSignOnVisits.ts';
import { orFailed, page, queryOf } from './routes/leadOn.ts';
import { serveOpenId } from './routes/serveOpenId.ts';
import { serveSaml } from './routes/serveSaml.ts';
import { SignOnFault } from './rules/signOnFault.ts';
import { wantedPage } from './rules/wantedPage.ts';

/** Per address: whole companies share one, but rows and verifications must be limited. */
const rate = { perSecond: 20, burst: 600 };

/** A signed and encrypted answer with many attributes is about 20 kB. */
export const longestForm = 262_144;
/** SAML sends up to four fields, OpenID Connect a few more. */
const mostFields = 20;

const loggedOut = page('/logged-out');

/**
 * Single sign-on (docs/decisions/sign-on.md): its addresses, under `/saml` for every provider, and
 * `/oidc` for requests of an OpenID Connect provider. Serves nothing without a provider; while
 * sign-on is switched off, only SAML metadata.
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
  const provider = await openProvider(configuration.signOn);
  const visits = createSignOnVisits(context, configuration.signOn, provider);

  const secondsToWait = createTokenBuckets(rate);

  await app.register(async (scope) => {
    // `boundUploads` counts bodies by the limit of their route.
    scope.addHook('onRoute', (route) => {
      if (route.method === 'POST') route.bodyLimit = longestForm;
    });
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => readFields(body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const wait = secondsToWait(request.ip, now().getTime());
      if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
    });

    if (provider.kind === 'saml') {
      scope.get('/saml/metadata', (_request, reply) =>
        reply.type('application/samlmetadata+xml').send(provider.metadata),
      );
    }

    await scope.register(async (open) => {
      open.addHook('onRequest', async () => {
        await requireOn(features, 'SAML_AUTH');
      });
      serveVisits(open, visits, now);
      if (provider.kind === 'saml') serveSaml(open, provider, visits, now);
      else serveOpenId(open, provider, visits, now);
    });
  });
}

/** Counts the fields first: parsing 131,000 fields of one letter took 0.35 s. */
function readFields(form: string): object {
  if (form.split('&', mostFields + 1).length > mostFields) throw new Refusal('UNREADABLE_REQUEST');
  return Object.fromEntries(new URLSearchParams(form));
}

/**
 * Imported on demand: the libraries take memory and time that a server without this kind of sign-on
 * need not spend.
 */
async function openProvider(settings: SignOnSettings) {
  if (settings.kind === 'saml') {
    const { openSaml } = await import('./data/openSaml.ts');
    return openSaml(settings);
  }
  const { connectOpenId } = await import('./data/connectOpenId.ts');
  return connectOpenId(settings);
}

/** Where browsers leave for the provider and where they return. */
function serveVisits(open: FastifyInstance, visits: SignOnVisits, now: () => Date): void {
  open.get('/saml/login', (request, reply) =>
    orFailed(request, reply, async () => {
      request.securityEvent = 'log-in';
      const browser = tokensOf(request).browser ?? newToken();
      const query = queryOf(request);
      const wanted = wantedPage(query['to']);
      const address = await visits.begin({ browser, wanted, anew: 'anew' in query }, now());
      request.securityEvent = null;
      setCookies([{ name: 'sign-on', value: browser }], request, reply);
      return reply.redirect(address, 303);
    }),
  );

  open.get('/saml/arrive', (request, reply) =>
    orFailed(request, reply, async () => {
      request.securityEvent = 'log-in';
      const { browser, employee } = tokensOf(request);
      const id = queryOf(request)['id'] ?? '';
      const arrived = await visits.arrive(
        { id, browser, ended: employee, userAgent: userAgentOf(request) },
        now(),
      );
      request.subject = `employee ${arrived.employeeId}`;
      const maxAgeInSeconds = longestSessionInSeconds;
      const session = { name: 'access-token', value: arrived.token, maxAgeInSeconds } as const;
      setCookies([session], request, reply);
      return reply.redirect(page(arrived.wanted), 303);
    }),
  );

  open.get('/saml/logout', async (request, reply) => {
    const { browser } = tokensOf(request);
    const address = browser === null ? null : await logOutThere(visits, browser, now());
    return reply.redirect(address ?? loggedOut, 303);
  });
}

/**
 * Null also if the provider is unreachable: the page then says that the session there may still be
 * open.
 */
async function logOutThere(visits: SignOnVisits, browser: string, now: Date) {
  try {
    return await visits.logOutThere(browser, now);
  } catch (fault) {
    if (fault instanceof SignOnFault) return null;
    throw fault;
  }
}

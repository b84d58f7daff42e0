import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { createMetrics } from '../telemetry/metrics.ts';
import type { Traces } from '../telemetry/traces.ts';
import { serveEvents } from './serveEvents.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { keyPrefix } from '../calls/bearerToken.ts';
import type { Domains } from './domains.ts';
import { answerError, answerErrors } from './answerErrors.ts';
import { compressAnswer } from './compressAnswers.ts';
import { readQuery, requireShortAddress } from './boundAddresses.ts';
import { boundNetworks } from './boundNetworks.ts';
import { boundUploads } from './boundUploads.ts';
import {
  answerBrokenRequest,
  requireSaneHead,
  requireSender,
  takeExpectations,
} from './brokenRequest.ts';
import { createAllowances } from './createAllowances.ts';
import { createHttpServer } from './createHttpServer.ts';
import { createGoodTokens } from '../calls/goodTokens.ts';
import { formType } from './contract.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { Refusal } from '../calls/refusal.ts';
import { registerCalls } from './registerCalls.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import { writeSecurityLog } from './securityLog.ts';
import { securityHeaders, strictTransport } from './securityHeaders.ts';
import { validatorCompiler } from './validation.ts';
import { warnWhenFull } from './warnWhenFull.ts';

export interface AppParts {
  readonly context: Omit<ServerContext, 'log' | 'metrics' | 'goodTokens'>;
  /** Creates the domains; see `createDomains.ts`. */
  readonly domains: (context: ServerContext) => Domains;
  readonly traces?: Pick<Traces, 'watch'>;
  /** Serves pages and files in addition to the calls of the contract. */
  readonly serve?: (app: FastifyInstance) => Promise<void>;
}

/** The app, ready to listen, and the domains in it. */
export interface App {
  readonly app: FastifyInstance;
  readonly domains: Domains;
}

/** Five times the size of 200 decisions; validating much more would block everybody. */
const longestBody = 65_536;

/**
 * Our cookies are never escaped, and an invalid escape costs an error: 2,500 of them took 40 ms.
 */
const ofCookies = { path: '/', decode: (value: string) => value };

/**
 * Assembles the server's app. Each call of the contract goes through the same chain
 * (docs/architecture.md, "A request's way through the server").
 */
export async function createApp(parts: AppParts): Promise<App> {
  const { configuration, now, push, life } = parts.context;
  const app = fastify({
    logger: { level: configuration.logLevel, base: null, serializers: { req: () => ({}) } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustedProxies.length > 0 ? [...configuration.trustedProxies] : false,
    bodyLimit: longestBody,
    serverFactory: (handle) => {
      const server = createHttpServer(handle);
      if (configuration.trustedProxies.length === 0) boundNetworks(server);
      return server;
    },
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, querystringParser: readQuery },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
  });
  const metrics = createMetrics();
  const goodTokens = createGoodTokens();
  const domains = parts.domains({ ...parts.context, log: app.log, metrics, goodTokens });
  metrics.watch(app, now);
  parts.traces?.watch(app);

  warnWhenFull(app, now);
  takeExpectations(app);
  answerErrors(app);
  writeSecurityLog(app, (event) => domains.note?.(event, now()), now);
  app.setValidatorCompiler(validatorCompiler);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (_request, body, done) => readBody(body, done),
  );
  app.addContentTypeParser<Buffer>(
    formType,
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      readForm(body, headers['content-type'] ?? ''),
  );
  await app.register(cookie, { parseOptions: ofCookies });

  const allowances = createAllowances(configuration.limits.requestsPerSecond, goodTokens);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // Proxies reuse connections, also one that is about to be closed.
    if (life.isLeaving()) reply.header('connection', 'close');
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    requireSender(request);
    const wait = allowances.secondsToWait(request, now());
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
    requireSaneHead(request);
    requireShortAddress(request.url);
    if (request.url.includes(keyPrefix)) throw new Refusal('KEY_IN_ADDRESS');
    requireSameOrigin(request);
    if (request.url.includes('%00')) throw new Refusal('UNREADABLE_REQUEST');
  });
  boundUploads(app, longestBody);
  app.addHook('onSend', compressAnswer);
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 404) allowances.countMissing(request, now());
    // The rest of a refused body is not read; a client over the limit has to reconnect each time.
    if ([413, 429].includes(reply.statusCode) || isUnbounded(request.raw))
      reply.header('connection', 'close');
  });

  registerCalls(app, domains, now);
  await serveEvents(app, domains, { push, now, metrics });
  await domains.serve?.(app);
  await parts.serve?.(app);
  await app.ready();
  return { app, domains };
}

/** Whether more of the body is left than the usual limit: Node would read all of it. */
function isUnbounded({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > longestBody;
}

function readBody(body: Buffer, done: (error: Error | null, body?: unknown) => void): void {
  let value: unknown;
  try {
    value = readJson(body);
  } catch (error) {
    return done(error instanceof Error ? error : new Refusal('UNREADABLE_REQUEST'));
  }
  done(null, value);
}

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { createMetrics } from '../telemetry/metrics.ts';
import type { Traces } from '../telemetry/traces.ts';
import { serveEvents } from './serveEvents.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Domains } from './domains.ts';
import { answerError, answerErrors } from './answerErrors.ts';
import { compressAnswer } from './compressAnswers.ts';
import { readQuery, requireShortAddress } from './boundAddresses.ts';
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
import { createValidatorCompiler } from './validation.ts';
import { warnWhenFull } from './warnWhenFull.ts';

export interface AppParts {
  readonly context: Omit<ServerContext, 'log' | 'metrics' | 'goodTokens'>;
  /** Puts the domains together; see `createDomains.ts`. */
  readonly domains: (context: ServerContext) => Domains;
  readonly traces?: Pick<Traces, 'watch'>;
  /** What the app serves beside the calls of the contract: pages and files. */
  readonly serve?: (app: FastifyInstance) => Promise<void>;
}

/** The app, ready to listen, and the domains in it. */
export interface App {
  readonly app: FastifyInstance;
  readonly domains: Domains;
}

/** Five times what 200 decisions take; faults in much more would keep everybody waiting. */
const longestBody = 65_536;

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
    serverFactory: (handle) => createHttpServer(handle),
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
  writeSecurityLog(app, (event) => domains.note?.(event, now()));
  app.setValidatorCompiler(createValidatorCompiler());
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
  await app.register(cookie);

  const secondsToWait = createAllowances(configuration.limits.requestsPerSecond, goodTokens);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // Proxies keep connections, and would go on using one that is about to be closed.
    if (life.isLeaving()) reply.header('connection', 'close');
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    requireSender(request);
    const wait = secondsToWait(request, now());
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
    requireSaneHead(request);
    requireShortAddress(request.url);
    requireSameOrigin(request);
    if (request.url.includes('%00')) throw new Refusal('UNREADABLE_REQUEST');
  });
  boundUploads(app, longestBody);
  app.addHook('onSend', compressAnswer);
  app.addHook('onSend', async (_request, reply) => {
    // The rest of a body that is refused is not read; who asks too often connects anew each time.
    if ([413, 429].includes(reply.statusCode)) reply.header('connection', 'close');
  });

  await registerCalls(app, domains, now);
  await serveEvents(app, domains, { push, now, metrics });
  await domains.serve?.(app);
  await parts.serve?.(app);
  await app.ready();
  return { app, domains };
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

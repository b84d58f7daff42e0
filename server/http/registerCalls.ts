import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../calls/actor.ts';
import type { SecuritySubject } from '../calls/securityEvent.ts';
import { authorise } from './authorise.ts';
import { Call } from './call.ts';
import type { AnswerCookie, AnswerFile, OperationId } from '../calls/calls.ts';
import { isIdempotent } from '../calls/commands.ts';
import { formType, operations, type Operation } from './contract.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Domains } from './domains.ts';
import { requestSchema } from './requestSchema.ts';
import { requireUsualNumbers } from './requireUsualNumbers.ts';
import { setCookies } from './setCookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the chain before validation. */
    actor: Actor | null;
    arrivedAt: Date;
  }
}

/** The answer of any handler. */
interface AnyAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly cookies?: readonly AnswerCookie[];
  readonly subject?: SecuritySubject;
  readonly target?: Readonly<Record<string, string | number>>;
  readonly concerned?: readonly number[];
  readonly file?: AnswerFile;
}
type AnyHandler = (call: Call) => Promise<AnyAnswer>;

/** Adds a route for every call of the contract that a domain handles. */
export function registerCalls(app: FastifyInstance, domains: Domains, now: () => Date): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('arrivedAt');
  const underWay = createUnderWay();
  app.addHook('onClose', () => underWay.settled());
  for (const operation of operations.values()) {
    if (!(operation.id in domains.handlers)) continue;
    const handler = handlerOf(domains, operation);
    const requireUsual = requireUsualNumbers(operation);
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: requestSchema(operation),
      ...(operation.longestBody === null ? {} : { bodyLimit: operation.longestBody }),
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store');
        request.operationId = operation.id;
        request.arrivedAt = now();
        request.actor = await underWay.follow(
          authorise(operation, request, domains, request.arrivedAt),
        );
        // Checked before the body is read: only some calls accept files.
        const type = request.headers['content-type']?.toLowerCase();
        if (type !== undefined && type.startsWith(formType) !== operation.takesForm)
          throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
      },
      preValidation: async (request: FastifyRequest) => {
        requireUsual(request.params, request.query);
        if (operation.definition.requestBody === undefined) return;
        if (request.body === undefined) throw new Refusal('UNREADABLE_REQUEST');
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const call = new Call(operation.id, request, request.actor, request.arrivedAt);
        const answer = await underWay.follow(handler(call));
        request.subject = answer.subject ?? null;
        request.target = answer.target ?? null;
        request.concerned = answer.concerned ?? null;
        return present(answer, operation, request, reply);
      },
    });
  }
}

/**
 * Calls in flight. A call continues after its caller has disconnected, which closing the server
 * would not wait for; so the database stays open until it is done.
 */
function createUnderWay() {
  const works = new Set<Promise<unknown>>();
  return {
    follow: async <Done>(work: Promise<Done>): Promise<Done> => {
      works.add(work);
      try {
        return await work;
      } finally {
        works.delete(work);
      }
    },
    settled: async () => {
      await Promise.allSettled(works);
    },
  };
}

/** The contract types each handler by its call; the chain passes it exactly such a call. */
function handlerOf({ handlers }: Domains, { id, isCommand }: Operation): AnyHandler {
  const byId: Partial<Record<OperationId, unknown>> = handlers;
  const handler = byId[id];
  if (typeof handler !== 'function') throw new Error(`The call ${id} has no handler.`);
  if (isCommand && !isIdempotent(handler)) {
    throw new Error(
      `The command ${id} does not store its Idempotency-Key: wrap its handler in command().`,
    );
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- typed by its call in the domain
  return handler as AnyHandler;
}

function present(
  { status, body, cookies = [], file }: AnyAnswer,
  { definition }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  setCookies(cookies, request, reply);
  const type = Object.keys(definition.responses[status]?.content ?? {})[0];
  reply.code(status);
  if (type === undefined) return reply.send();
  if (file !== undefined) {
    reply.header('content-disposition', attachment(file.name));
    if (file.size !== null) reply.header('content-length', file.size);
    return reply.type(type).send(body);
  }
  reply.type(`${type}; charset=utf-8`);
  return reply.send(type === 'application/json' ? JSON.stringify(body) : body);
}

/** RFC 6266: the name unchanged, and an ASCII version for old programs. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007E]|["\\%]/g, '-');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

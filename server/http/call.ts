import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../calls/actor.ts';
import type { CallRequest, OperationId } from '../calls/calls.ts';
import { requestedLocale } from './locale.ts';

/** A request of the framework as the domains see it; its parts are typed by the contract. */
export class Call {
  readonly operationId: OperationId;
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly actor: Actor | null;
  readonly now: Date;
  readonly tokens: CallRequest<OperationId>['tokens'];
  readonly #request: FastifyRequest;

  constructor(operationId: OperationId, request: FastifyRequest, actor: Actor | null, now: Date) {
    this.operationId = operationId;
    this.path = request.params;
    this.query = request.query;
    this.body = request.body;
    this.actor = actor;
    this.now = now;
    this.tokens = tokensOf(request);
    this.#request = request;
  }

  get employee() {
    return this.actor?.kind === 'employee' ? this.actor : this.#lacks("an employee's session");
  }

  get terminal() {
    return this.actor?.kind === 'terminal' ? this.actor : this.#lacks("a terminal's session");
  }

  get locale() {
    const { query } = this;
    const lang = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : null;
    return requestedLocale(lang, this.#request.headers['accept-language']);
  }

  get idempotencyKey() {
    const key = this.#request.headers['idempotency-key'];
    return typeof key === 'string' ? key.toLowerCase() : this.#lacks('an Idempotency-Key');
  }

  get address() {
    return this.#request.ip;
  }

  get forwarded() {
    const { headers, ips = [] } = this.#request;
    if (headers['x-forwarded-for'] === undefined) return null;
    return ips.length > 1 ? ('BELIEVED' as const) : ('IGNORED' as const);
  }

  get host() {
    return this.#request.headers.host ?? null;
  }

  get userAgent() {
    return userAgentOf(this.#request);
  }

  #lacks(what: string): never {
    throw new Error(`The contract gives ${this.operationId} no call with ${what}.`);
  }
}

export function userAgentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent']?.slice(0, 500) ?? null;
}

/** These cookies are given out with 43 characters; what is much longer is not ours. */
function shortEnough(cookie: string | undefined): string | null {
  return cookie !== undefined && cookie.length <= 100 ? cookie : null;
}

/** The session tokens among the request's cookies, and what device and browser are known by. */
export function tokensOf({ cookies }: FastifyRequest): CallRequest<OperationId>['tokens'] {
  return {
    employee: cookies['access-token'] ?? null,
    terminal: cookies['terminal-access-token'] ?? null,
    device: shortEnough(cookies['device']),
    browser: shortEnough(cookies['sign-on']),
  };
}

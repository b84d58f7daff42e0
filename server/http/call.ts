import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../calls/actor.ts';
import type { CallRequest, OperationId } from '../calls/calls.ts';
import { requestedLocale } from './locale.ts';

/** A request of the framework as the domains see it, with types from the contract. */
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

  get key() {
    return this.actor?.kind === 'api-key' ? this.actor : this.#lacks('a key for programs');
  }

  get reader() {
    return this.actor?.kind === 'api-key' ? this.actor : this.employee;
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
    throw new Error(`The contract defines ${this.operationId} without ${what}.`);
  }
}

export function userAgentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent']?.slice(0, 500) ?? null;
}

/** Our cookies have 43 characters; a much longer one is not ours. */
function shortEnough(cookie: string | undefined): string | null {
  return cookie !== undefined && cookie.length <= 100 ? cookie : null;
}

/** The tokens in the request's cookies: of the session, the device and the browser. */
export function tokensOf({
  cookies,
}: Pick<FastifyRequest, 'cookies'>): CallRequest<OperationId>['tokens'] {
  return {
    employee: cookies['access-token'] ?? null,
    terminal: cookies['terminal-access-token'] ?? null,
    device: shortEnough(cookies['device']),
    browser: shortEnough(cookies['sign-on']),
  };
}

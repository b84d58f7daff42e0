import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { checkAnswer } from 'shared-contracts/testing/checkAnswer.ts';
import type { CallRequest, OperationId, Answer } from '../calls/calls.ts';
import { operations } from '../http/contract.ts';
import type { Problem } from '../http/problem.ts';

/** Parts of a call; path, query and body are typed by the contract. */
export interface CallOptions<Id extends OperationId> {
  readonly path?: CallRequest<Id>['path'];
  readonly query?: CallRequest<Id>['query'];
  readonly body?: CallRequest<Id>['body'];
  /** Any value in place of the body, to test its refusal. */
  readonly rawBody?: unknown;
  /** Any path or query values, to test their refusal. */
  readonly rawPath?: Readonly<Record<string, string>>;
  readonly rawQuery?: Readonly<Record<string, string>>;
  /** Token of the employee's session. */
  readonly as?: string;
  /** Token of the terminal's session. */
  readonly asTerminal?: string;
  /** Commands get a new key each time unless one is given. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type SuccessBody<Id extends OperationId> = Extract<Answer<Id>, { body: unknown }>['body'];

export interface TestAnswer<Id extends OperationId> {
  readonly status: number;
  /** The body of a success; throws if the call was refused. */
  readonly body: SuccessBody<Id>;
  /** The problem document of a refusal; throws if the call succeeded. */
  readonly problem: Problem;
  /** The raw body, for files. */
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Cookies in the answer, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

export async function callOf<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  options: CallOptions<Id> = {},
): Promise<TestAnswer<Id>> {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no call ${id}.`);
  const { as, asTerminal, body, rawBody = body, headers } = options;
  const path: Readonly<Record<string, unknown>> = { ...toRecord(options.path), ...options.rawPath };
  const query = { ...toRecord(options.query), ...options.rawQuery };
  const cookies = {
    ...(as === undefined ? {} : { 'access-token': as }),
    ...(asTerminal === undefined ? {} : { 'terminal-access-token': asTerminal }),
  };
  const sent = await contentOf(rawBody);
  const key = operation.isCommand
    ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() }
    : {};
  const request: InjectOptions = {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(path[name])),
    ),
    query: queryText(query),
    cookies,
    headers: { ...key, ...sent.headers, ...headers },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  };
  const answer = await app.inject(request);
  const parsed: unknown = /json/.test(String(answer.headers['content-type']))
    ? answer.json()
    : answer.body;
  const failed = answer.statusCode >= 400;
  checkAnswer(operation.definition, answer.statusCode, parsed);
  return {
    status: answer.statusCode,
    bytes: answer.rawPayload,
    headers: answer.headers,
    cookies: new Map(answer.cookies.map(({ name, value }) => [name, value])),
    get body() {
      if (failed) throw new Error(`${id} was refused: ${answer.body}`);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- checkAnswer compared it
      return parsed as SuccessBody<Id>;
    },
    get problem() {
      if (!failed) throw new Error(`${id} succeeded: ${answer.body}`);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- checkAnswer compared it
      return parsed as Problem;
    },
  };
}

/** The encoding of a body: JSON, or a form if it contains files. */
export async function contentOf(body: unknown) {
  if (body === undefined) return {};
  const fields = Object.entries(toRecord(body));
  if (!fields.some(([, value]) => Buffer.isBuffer(value))) {
    const headers = { 'content-type': 'application/json' };
    return { headers, payload: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of fields) {
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), `${name}.jpg`);
    else form.append(name, String(value));
  }
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await response.arrayBuffer()) };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function queryText(query: Readonly<Record<string, unknown>>): Record<string, string | string[]> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}

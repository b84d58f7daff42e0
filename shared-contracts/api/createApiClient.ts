import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { errorStatus, type ErrorCode } from '../openapi/errors.gen.ts';
import type { Locale } from '../rules/locales.ts';
import { ApiFailure } from './ApiFailure.ts';
import { isRead, limitRead } from './limitRead.ts';
import type { components, paths } from '../openapi/schema.gen.ts';

type WithOptionalKey<Operation> = Operation extends {
  parameters: { header: { 'idempotency-key': string } };
}
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'header'> & {
        header?: { 'idempotency-key'?: string };
      };
    }
  : Operation;

export type ClientPaths = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: WithOptionalKey<paths[Path][Method]>;
  };
};

/** The possible bodies of an answer. */
type Body = ConstructorParameters<typeof Response>[0];

export interface ApiClient extends Client<ClientPaths> {
  /** The same client, reporting the number of bytes while an answer arrives. */
  counting(onBytes: (bytes: number) => void): Client<ClientPaths>;
}

export interface ApiClientOptions {
  readonly baseUrl: string;
  /** The network boundary: any rejection means that there was no answer. */
  readonly fetch: typeof globalThis.fetch;
  /** Runs before each call; false if the server is unreachable. */
  readonly before?: () => Promise<boolean>;
  readonly locale: () => Locale;
  /** A new UUID; a command that can be retried passes its own key. */
  readonly newKey: () => string;
  /** Called with every failure except cancellations. */
  readonly onFailure?: (failure: ApiFailure, request: { method: string; path: string }) => void;
}

/**
 * The one way to the server. Calls can be cancelled with `signal`, use the user's language, time
 * out if they are reads (`limitRead`), carry an idempotency key if they are commands, and reject
 * only with an `ApiFailure` (or the `AbortError` of a cancelled call).
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const clientOf = (whole: (response: Response) => Promise<Body>) => {
    const client = createClient<ClientPaths>({
      baseUrl: options.baseUrl,
      fetch: (request) => fetchWhole(options, request, whole),
      credentials: 'same-origin',
      bodySerializer,
      querySerializer: { array: { style: 'form', explode: true } },
    });
    client.use(completeRequest(options), rejectFailures(options));
    return client;
  };
  return {
    ...clientOf(wholeBody),
    counting: (onBytes) => clientOf((response) => countedBody(response, onBytes)),
  };
}

/** The body of a call's answer: `const session = await answer(api.GET('/api/session'))`. */
export async function answer<Answer>(
  call: Promise<{ data?: Answer; response: Response }>,
): Promise<Answer> {
  const { data, response } = await call;
  if (hasBody(data, response)) return data;
  throw new ApiFailure({ code: 'UNKNOWN_RESPONSE', status: response.status });
}

/** A 204 has no body, and its declared type is undefined. */
function hasBody<Answer>(data: Answer | undefined, { status }: Response): data is Answer {
  return data !== undefined || status === 204;
}

/** JSON; a form if the body contains files. */
function bodySerializer(body: unknown): string | FormData {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!entries.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of entries)
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * There was no answer; distinguishes network failures from errors in our own code, which are often
 * `TypeError`s too.
 */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  static from(this: void, cause: unknown): never {
    throw new NoAnswer('', { cause });
  }
}

/** A truncated answer counts as none: it fails like a call that never reached the server. */
async function fetchWhole(
  { fetch, before }: ApiClientOptions,
  request: Request,
  whole: (response: Response) => Promise<Body>,
): Promise<Response> {
  if (before && !(await before())) throw new NoAnswer();
  const response = await fetch(request).catch(NoAnswer.from);
  const { status, statusText, headers } = response;
  const body = await whole(response).catch(NoAnswer.from);
  return new Response(body, { status, statusText, headers });
}

async function wholeBody(response: Response): Promise<Body> {
  const body = await response.arrayBuffer();
  return body.byteLength === 0 ? null : body;
}

/** As a blob, which browsers need not keep in memory. */
async function countedBody({ body }: Response, onBytes: (bytes: number) => void): Promise<Body> {
  if (body === null) return null;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      stream.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counted)).blob();
}

function completeRequest({ locale, newKey, onFailure }: ApiClientOptions): Middleware {
  return {
    onRequest({ request, schemaPath, options }) {
      try {
        request.headers.set('accept-language', locale());
        if (request.method !== 'GET' && !request.headers.has('idempotency-key')) {
          request.headers.set('idempotency-key', newKey());
        }
        return isRead(request.method, schemaPath, options.parseAs)
          ? new Request(request, { signal: limitRead(request.signal) })
          : request;
      } catch (cause) {
        const failure = new ApiFailure({ code: 'PAGE_FAULT', cause });
        onFailure?.(failure, { method: request.method, path: schemaPath });
        throw failure;
      }
    },
  };
}

function rejectFailures({ onFailure }: ApiClientOptions): Middleware {
  return {
    async onResponse({ request, response, schemaPath, options }) {
      if (response.ok && (options.parseAs !== 'json' || mayBeJson(response))) return;
      const failure = await readFailure(response);
      onFailure?.(failure, { method: request.method, path: schemaPath });
      throw failure;
    },
    onError({ error, request, schemaPath }) {
      const isUnanswered = error instanceof NoAnswer;
      const cause = isUnanswered ? error.cause : error;
      if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
      const failure = new ApiFailure({ code: isUnanswered ? 'NO_RESPONSE' : 'PAGE_FAULT', cause });
      onFailure?.(failure, { method: request.method, path: schemaPath });
      return failure;
    },
  };
}

/** A proxy's page in place of the API's answer is not JSON. */
function mayBeJson({ status, headers }: Response): boolean {
  return status === 204 || (headers.get('content-type') ?? '').includes('json');
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isProblem(body))
    return new ApiFailure({ code: 'UNKNOWN_RESPONSE', status: response.status });
  return new ApiFailure({
    code: body.code,
    status: response.status,
    detail: body.detail,
    fields: body.fields ?? [],
    ...(body.results ? { results: body.results } : {}),
    traceId: body.traceId,
  });
}

function isProblem(body: unknown): body is components['schemas']['Problem'] {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'detail' in body &&
    isErrorCode(body.code)
  );
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The most bytes of the answer to read; the default limit if omitted. */
  readonly longestAnswer?: number;
}

export interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
  /** False if it was truncated. */
  readonly isWhole: boolean;
}

/** Sends a request and reads the answer, even a truncated one. Rejects if there is none. */
export type Send = (request: Request, signal: AbortSignal) => Promise<Answer>;

/** Ten times what 50 operations or people are answered with; more would be read for too long. */
export const mostBytes = 512 * 1024;
/**
 * For the metadata of an entity, which has all fields and relations of a tenant and is only
 * searched.
 */
export const mostOfMetadata = 16 * 1024 * 1024;

/** Sends with fetch; with a timeout in milliseconds, and without following redirects. */
export function createSend(timeout: number): Send {
  return async ({ url, longestAnswer = mostBytes, ...request }, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const response = await fetch(url, { ...request, redirect: 'manual', signal: limit });
    const { status, headers } = response;
    return {
      status,
      header: (name) => headers.get(name),
      ...(await read(response, longestAnswer)),
    };
  };
}

async function read({ body }: Response, most: number): Promise<Pick<Answer, 'text' | 'isWhole'>> {
  const decoder = new TextDecoder();
  let text = '';
  if (body === null) return { text, isWhole: true };
  let bytes = 0;
  try {
    for await (const part of chunks(body)) {
      bytes += part.byteLength;
      if (bytes > most) return { text, isWhole: false };
      text += decoder.decode(part, { stream: true });
    }
    return { text: text + decoder.decode(), isWhole: true };
  } catch {
    return { text, isWhole: false };
  }
}

/** Types the chunks as bytes, which the stream's types omit. */
function chunks(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return body;
}

/** The system did not process a request, for a reason that applies to all others too. */
export class SystemFailure extends Error {
  readonly kind: 'BUSY' | 'LOG_IN' | 'UNREACHABLE';
  readonly status: number;
  /** The header of the answer. */
  readonly retryAfter: string | null;

  constructor(kind: SystemFailure['kind'], status: number, retryAfter: string | null = null) {
    super(`The HR system answered ${status}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The failure that an answer reports about the system rather than the request. */
export function systemFailure(
  { status, header }: Pick<Answer, 'status' | 'header'>,
  { isLogIn = false } = {},
): SystemFailure {
  const isBusy = status === 429 || status === 503;
  const isRefused = status === 401 || status === 403 || (isLogIn && status >= 400 && status < 500);
  const kind = isBusy ? 'BUSY' : isRefused ? 'LOG_IN' : 'UNREACHABLE';
  return new SystemFailure(kind, status, header('retry-after'));
}

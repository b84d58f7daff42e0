export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes of the answer that are read; without it as many as of any other. */
  readonly longestAnswer?: number;
}

export interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
  /** False where it was cut off. */
  readonly isWhole: boolean;
}

/** Sends a request and reads the answer, as much as comes of it. Rejects where none begins. */
export type Send = (request: Request, signal: AbortSignal) => Promise<Answer>;

/** Ten times what 50 operations or people are answered with; more would be read for too long. */
export const mostBytes = 512 * 1024;
/** Of the description of an entity, which has all fields and relations of a tenant and is only searched. */
export const mostOfMetadata = 16 * 1024 * 1024;

/** Sends by fetch; nothing lasts longer than so many milliseconds, and no answer leads elsewhere. */
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

/** Of bytes, which the types of the stream do not say. */
function chunks(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return body;
}

/** The system did nothing about a request, for a reason that holds for all others as well. */
export class SystemFailure extends Error {
  readonly kind: 'BUSY' | 'LOG_IN' | 'UNREACHABLE';
  readonly status: number;
  /** As it came with the answer. */
  readonly retryAfter: string | null;

  constructor(kind: SystemFailure['kind'], status: number, retryAfter: string | null = null) {
    super(`The HR system answered ${status}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** What an answer means that is none to the request. */
export function systemFailure(
  { status, header }: Pick<Answer, 'status' | 'header'>,
  { isLogIn = false } = {},
): SystemFailure {
  const isBusy = status === 429 || status === 503;
  const isRefused = status === 401 || status === 403 || (isLogIn && status >= 400 && status < 500);
  const kind = isBusy ? 'BUSY' : isRefused ? 'LOG_IN' : 'UNREACHABLE';
  return new SystemFailure(kind, status, header('retry-after'));
}

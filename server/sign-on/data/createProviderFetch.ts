import { SignOnFault } from '../rules/signOnFault.ts';

/** Bytes; keys and tokens are a few kilobytes, and the libraries copy what they read. */
export const longestAnswer = 131_072;

/**
 * Like `fetch`, with limits on time and size.
 *
 * @param longestWait milliseconds for one answer
 */
export function createProviderFetch(longestWait: number) {
  /** @throws SignOnFault */
  return async (url: string, options: Asked): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(longestWait);
      const answer = await fetch(url, { ...options, body: options.body ?? null, signal });
      const { status, headers } = answer;
      if (status >= 500) throw new SignOnFault('unreachable');
      const body = await read(answer);
      // A status without a body does not allow an empty one either.
      return new Response(body.length === 0 ? null : body, { status, headers });
    } catch {
      throw new SignOnFault('unreachable');
    }
  };
}

/** The options that the libraries pass. */
type Asked = Omit<RequestInit, 'body'> & { readonly body?: RequestInit['body'] | undefined };

async function read({
  body,
}: {
  readonly body: ReadableStream<Uint8Array> | null;
}): Promise<Buffer<ArrayBuffer>> {
  if (body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > longestAnswer) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

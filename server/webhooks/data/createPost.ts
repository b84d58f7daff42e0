import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net, { type LookupFunction } from 'node:net';
import { hostOf, webhookAddress, type IsAllowed } from './allowedNetworks.ts';
import { toInstant, type Instant } from 'shared-contracts';
import type { Outcome, WebhookFailure } from '../rules/afterAttempt.ts';
import { readRetryAfter } from './readRetryAfter.ts';

class AddressRefused extends Error {}

/** Sends a body to an address and tells how it went; never throws. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<Outcome>;

interface PostOptions {
  /** Milliseconds for the whole attempt. */
  readonly timeout: number;
  readonly now: () => Date;
  /** A certificate beside those that the system trusts, PEM. */
  readonly ca?: string;
}

interface Answer {
  readonly status: number;
  /** Its header. */
  readonly retryAfter: string | undefined;
}

const mostBytes = 64 * 1024;

/**
 * Posts to networks that are allowed: what a name leads to is judged in the look-up of the very
 * connection that is made. Redirects are not followed, and of the answer only the status counts, and
 * `Retry-After` of 429 and 503.
 */
export function createPost(isAllowed: IsAllowed, { timeout, now, ca }: PostOptions): Post {
  const lookup: LookupFunction = (host, options, done) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return done(new AddressRefused(), []);
      }
      const [first] = addresses;
      if (options.all === true || first === undefined) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };

  return async (text, headers, body) => {
    const url = new URL(text);
    if ('fault' in webhookAddress(text, isAllowed)) return { failure: 'ADDRESS', status: null };
    const signal = AbortSignal.timeout(timeout);
    try {
      const answer = await send(url, headers, body, { lookup, signal, ...(ca && { ca }) });
      return outcomeOf(answer, toInstant(now().getTime()));
    } catch (error) {
      return { failure: failureOf(error, signal), status: null };
    }
  };
}

function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  options: https.RequestOptions,
): Promise<Answer> {
  return new Promise((done, failed) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const length = String(Buffer.byteLength(body));
    const sent = request(
      url,
      {
        ...options,
        method: 'POST',
        agent: false,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': length,
          'user-agent': 'Punctual',
        },
        ...(net.isIP(hostOf(url)) === 0 ? { servername: hostOf(url) } : {}),
      },
      (answer) => {
        // Read to its end, within bounds, so that the receiver is not cut off within its answer.
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > mostBytes) answer.destroy();
        });
        answer.on('error', () => undefined);
        const { statusCode: status = 0, headers: said } = answer;
        answer.on('close', () => done({ status, retryAfter: said['retry-after'] }));
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer, now: Instant): Outcome {
  if (status >= 200 && status < 300) return { failure: null, status };
  if (status === 410) return { failure: 'GONE', status };
  if (status === 429 || status === 503) {
    return { failure: 'ANSWERED', status, wait: readRetryAfter(retryAfter, now) };
  }
  return { failure: status >= 300 && status < 400 ? 'REDIRECTED' : 'ANSWERED', status };
}

function failureOf(error: unknown, signal: AbortSignal): WebhookFailure {
  if (signal.aborted) return 'TOO_LONG';
  if (error instanceof AddressRefused) return 'ADDRESS';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(CERT_|ERR_TLS|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO|ERR_SSL)/.test(code)) {
    return 'CERTIFICATE';
  }
  return code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')
    ? 'BROKEN'
    : 'UNREACHABLE';
}

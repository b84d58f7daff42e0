import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net, { type LookupFunction } from 'node:net';
import { hostOf, webhookAddress, type IsAllowed } from './allowedNetworks.ts';
import { toInstant } from 'shared-contracts';
import {
  outcomeOf,
  type Answer,
  type DeliveryOutcome,
  type WebhookFailure,
} from '../rules/deliveryOutcome.ts';

class AddressRefused extends Error {}

/** Posts a body to an address and returns the outcome; never throws. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<DeliveryOutcome>;

interface PostOptions {
  /** Milliseconds for the whole attempt. */
  readonly timeout: number;
  readonly now: () => Date;
  /** An additional trusted certificate, PEM. */
  readonly ca?: string;
}

const mostBytes = 64 * 1024;

/**
 * Posts to allowed networks: checks the address in the DNS lookup of the actual connection. Does
 * not follow redirects, and reads only the status of the answer, and `Retry-After` of 429 and 503.
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
    // Node looks up no IP address, so `lookup` never sees one.
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
        // Read to its end, up to a limit, so that the receiver is not interrupted while answering.
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

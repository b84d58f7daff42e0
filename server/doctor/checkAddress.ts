import { isSafeAddress } from '../configuration/parseSignOn.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Address');
/** Milliseconds. */
const patience = 10_000;

interface Address {
  /** `PUBLIC_URL` as it stands. */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

/** Asks a running server by the address that people use, through whatever stands in front of it. */
export async function checkAddress({ publicUrl, trustedProxies }: Address): Promise<Remark[]> {
  if (publicUrl === undefined) {
    return [note('PUBLIC_URL is not set, so what stands in front of the server was not tried.')];
  }
  const url = URL.parse(publicUrl);
  if (url === null || !isSafeAddress(url)) {
    return [
      trouble(
        'PUBLIC_URL must begin with https:// where it is not of this machine: cookies and passwords would be read on the way.',
      ),
    ];
  }
  const answer = await ask(url, '/api/health/ready').catch(wordsOf);
  if (typeof answer === 'string') {
    return [
      trouble(
        `Nobody answers at ${url.origin} (${answer}): start the server, then look at the proxy, its certificate and the name.`,
      ),
    ];
  }
  if (answer.status !== 200) {
    return [
      trouble(
        `${url.origin} answers with ${answer.status}, and not as a server that is ready: look at its log and at where the proxy leads.`,
      ),
    ];
  }
  return passedOn(url, answer.headers, trustedProxies);
}

/** Whether the proxy passes on host and protocol, and is believed. */
async function passedOn(
  url: URL,
  headers: Headers,
  trustedProxies: readonly string[],
): Promise<Remark[]> {
  const isHttps = url.protocol === 'https:';
  const unbelieved =
    trustedProxies.length === 0
      ? 'set TRUST_PROXY to the address of the proxy'
      : 'let the proxy send Host, X-Forwarded-Proto and X-Forwarded-For, and name its address by TRUST_PROXY';
  // Nobody is logged in by it: names and password are missing.
  const foreign = await ask(url, '/api/employees/login', {
    method: 'POST',
    headers: { origin: url.origin, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null);
  const isForeign = foreign?.status === 403;
  if (isForeign) {
    return [
      trouble(
        `The server takes log-ins from ${url.origin} for those of another site: ${unbelieved}.`,
      ),
    ];
  }
  if (isHttps && headers.get('strict-transport-security') === null) {
    return [trouble(`The server does not see that people come by https: ${unbelieved}.`)];
  }
  return [
    well(`${url.origin} leads to a server that is ready and sees host and protocol as they are.`),
  ];
}

async function ask(url: URL, path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(new URL(path, url), {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  await answer.arrayBuffer();
  return answer;
}

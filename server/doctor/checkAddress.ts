import { isSafeAddress } from '../configuration/parseSignOn.ts';
import { askServer } from './askServer.ts';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Address');

interface Address {
  /** `PUBLIC_URL`, unparsed. */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

/** Calls a running server at its public address, through any proxies. */
export async function checkAddress({ publicUrl, trustedProxies }: Address): Promise<Remark[]> {
  if (publicUrl === undefined) {
    return [
      note(
        'PUBLIC_URL is not set, so what stands in front of the server was not tried. From other machines pages open by https alone: plain http shows one sentence that says so.',
      ),
    ];
  }
  const url = URL.parse(publicUrl);
  if (url === null || !isSafeAddress(url)) {
    return [
      trouble(
        'PUBLIC_URL must begin with https:// where it is not of this machine: cookies and passwords would be read on the way.',
      ),
    ];
  }
  const answer = await askServer(url, '/api/health/ready').catch(wordsOf);
  if (typeof answer === 'string') {
    return [
      trouble(
        `Nobody answers at ${url.origin} (${answer}): start the server, then check the proxy, its certificate and the name.`,
      ),
      ...unnamedProxy(url, trustedProxies),
    ];
  }
  if (answer.status !== 200) {
    return [
      trouble(
        `${url.origin} answers with ${answer.status}, but not as a server that is ready: check its log and the proxy's target.`,
      ),
      ...unnamedProxy(url, trustedProxies),
    ];
  }
  return passedOn(url, answer, trustedProxies);
}

/** For a server that does not answer: it does not speak https itself, so a proxy must. */
function unnamedProxy({ protocol }: URL, trustedProxies: readonly string[]): Remark[] {
  if (protocol !== 'https:' || trustedProxies.length > 0) return [];
  return [
    trouble(
      'PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY does not name it: log-ins would be refused, and everybody would count as one address. Set it to its address, such as 127.0.0.1 on the same machine.',
    ),
  ];
}

/** Whether the proxy forwards host and protocol, and is trusted. */
async function passedOn(
  url: URL,
  { headers, body }: Pick<Awaited<ReturnType<typeof askServer>>, 'headers' | 'body'>,
  trustedProxies: readonly string[],
): Promise<Remark[]> {
  const isHttps = url.protocol === 'https:';
  const unbelieved =
    trustedProxies.length === 0
      ? 'set TRUST_PROXY to the address of the proxy, such as 127.0.0.1 on the same machine'
      : 'let the proxy send Host, X-Forwarded-Proto and X-Forwarded-For, and name its address by TRUST_PROXY';
  // Cannot log anybody in: names and password are missing.
  const foreign = await askServer(url, '/api/employees/login', {
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
  if (isIgnored(body)) {
    return [
      trouble(
        `A proxy leads from ${url.origin} to the server, which does not believe what it says of people's addresses: everybody counts as one, and limits shut all of them out together: ${unbelieved}.`,
      ),
    ];
  }
  return [
    well(`${url.origin} leads to a server that is ready and sees host and protocol as they are.`),
  ];
}

/** Whether the server noticed that a proxy forwarded the request, and does not trust it. */
function isIgnored(health: unknown): boolean {
  const isHealth = typeof health === 'object' && health !== null && 'forwarded' in health;
  return isHealth && health.forwarded === 'IGNORED';
}

import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSetting } from './badSetting.ts';
import { logLevels, type Configuration, type LogLevel } from './configuration.ts';
import { parseMail } from './parseMail.ts';
import { parseMapTiles } from './parseMapTiles.ts';
import { parseRemotesUrl } from './parseRemotesUrl.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the server's settings; throws `BadSetting` for the first one that cannot be used. */
export function parseConfiguration(environment: Environment): Configuration {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const folder = (name: string, otherwise: string) => path.resolve(text(name) ?? otherwise);
  const count = (name: string, otherwise: number) =>
    wholeNumber(name, text(name), otherwise, 1, 1_000_000_000);
  const databaseUrl = parseDatabaseUrl(text('DATABASE_URL'));
  const dataDirectory = folder('DATA_DIR', path.join(repository, 'data'));
  return {
    port: wholeNumber('PORT', text('PORT'), 4000, 0, 65_535),
    host: parseHost(text('HOST')),
    dataDirectory,
    databaseUrl,
    demo: parseDemo(text('DEMO'), databaseUrl),
    trustedProxies: parseProxies(text('TRUST_PROXY')),
    logLevel: parseLogLevel(text('LOG_LEVEL')),
    remoteStore: folder('REMOTE_STORE', path.join(dataDirectory, 'remotes')),
    remoteStoreAdapter: text('REMOTE_STORE_ADAPTER') ?? null,
    remotesUrl: parseRemotesUrl(text('REMOTES_URL')),
    remoteOverrides: parseOverrides(text('REMOTE_OVERRIDES')),
    shellDirectory: folder('SHELL_DIRECTORY', path.join(repository, 'shell/dist')),
    builds: text('SHELL_DIRECTORY') === undefined,
    mapTiles: parseMapTiles(text('MAP_TILES'), text('MAP_ATTRIBUTION')),
    mail: parseMail(text('SMTP_URL'), text('MAIL_FROM')),
    hrSimulation: {
      isNamed: parseHrSystem(text('HR_SYSTEM')),
      latency: wholeNumber('HR_LATENCY', text('HR_LATENCY'), 200, 0, 10_000),
      failurePercent: wholeNumber('HR_FAILURES', text('HR_FAILURES'), 0, 0, 100),
      unknownPeople: list(text('HR_UNKNOWN_PEOPLE')),
      unreachablePeople: list(text('HR_UNREACHABLE_PEOPLE')),
    },
    limits: {
      requestsPerSecond: count('LIMIT_REQUESTS_PER_SECOND', 200),
      loginFailuresPerAccount: count('LIMIT_LOGIN_FAILURES_PER_ACCOUNT', 10),
      loginFailuresPerAddress: count('LIMIT_LOGIN_FAILURES_PER_ADDRESS', 100),
      browserLogsPerMinute: count('LIMIT_BROWSER_LOGS_PER_MINUTE', 60),
    },
  };
}

function list(value: string | undefined): readonly string[] | null {
  return value?.split(',').map((part) => part.trim()) ?? null;
}

function wholeNumber(
  name: string,
  value: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (value === undefined) return otherwise;
  const parsed = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (parsed >= least && parsed <= most) return parsed;
  throw new BadSetting(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

function parseHost(value: string | undefined): string | null {
  if (value === undefined) return null;
  const looksLikeAddress = /^[\d.]+$/.test(value) || value.includes(':');
  if (net.isIP(value) !== 0 || (!looksLikeAddress && hostName.test(value))) return value;
  throw new BadSetting(
    `HOST must be an address of this machine such as 127.0.0.1, ::1, 0.0.0.0 or a host name, not "${value}".`,
  );
}

function parseDatabaseUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && ['postgres:', 'postgresql:'].includes(url.protocol)) return value;
  // The value may hold a password: it is not repeated.
  throw new BadSetting(
    'DATABASE_URL must be the address of a PostgreSQL such as postgres://user:password@host:5432/database.',
  );
}

function parseDemo(value: string | undefined, databaseUrl: string | null): Configuration['demo'] {
  if (value === undefined) return databaseUrl === null ? 'auto' : 'off';
  if (value === '0') return 'off';
  if (value === '1') return 'loopback';
  if (value === 'exposed') return 'exposed';
  throw new BadSetting(
    'DEMO must be 1 (demo company, reachable from this machine only), 0 (no demo data) ' +
      `or exposed (demo company, reachable from other machines), not "${value}".`,
  );
}

function parseOverrides(value: string | undefined): boolean | null {
  if (value === undefined) return null;
  if (value === 'allowed' || value === 'refused') return value === 'allowed';
  throw new BadSetting(
    'REMOTE_OVERRIDES must be allowed (pages may take remotes under development from their own ' +
      `machine) or refused, not "${value}".`,
  );
}

function parseHrSystem(value: string | undefined): boolean {
  if (value === undefined || value === 'simulated') return value !== undefined;
  throw new BadSetting(`HR_SYSTEM must be simulated, or not be set, not "${value}".`);
}

function parseProxies(value: string | undefined): readonly string[] {
  const proxies = value?.split(',').map((proxy) => proxy.trim()) ?? [];
  for (const proxy of proxies) {
    const [address = '', bits, ...more] = proxy.split('/');
    const version = net.isIP(address);
    const longest = version === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
    if (version !== 0 && isNetwork && more.length === 0) continue;
    throw new BadSetting(
      'TRUST_PROXY must be a list of addresses or networks with commas, ' +
        `such as 127.0.0.1,10.0.0.0/8; "${proxy}" is neither.`,
    );
  }
  return proxies;
}

function parseLogLevel(value: string | undefined): LogLevel {
  if (value === undefined) return 'info';
  const level = logLevels.find((candidate) => candidate === value.toLowerCase());
  if (level !== undefined) return level;
  throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
}

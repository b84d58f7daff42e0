import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused, type Configuration, type LogLevel } from './configuration.ts';
import { parseMail } from './parseMail.ts';
import { parsePublicUrl, parseSignOn } from './parseSignOn.ts';
import { parseSuccessFactors } from './parseSuccessFactors.ts';
import { parseMapTiles, parseRemotesUrl } from './parsePageAddresses.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const repository = fileURLToPath(new URL('../../', import.meta.url));

const demoWords =
  '1 (demo company, reachable from this machine only), 0 (no demo data) ' +
  'or exposed (demo company, reachable from other machines)';
const overrideWords =
  'allowed (pages may take remotes under development from their own machine) or refused';
const logLevels = {
  fatal: 'fatal',
  error: 'error',
  warn: 'warn',
  info: 'info',
  debug: 'debug',
  trace: 'trace',
  silent: 'silent',
} satisfies Record<LogLevel, LogLevel>;

/** Parses the server's settings; throws `StartRefused` for the first invalid one. */
export function parseConfiguration(environment: Environment): Configuration {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const folder = (name: string, otherwise: string) => path.resolve(text(name) ?? otherwise);
  const whole = (name: string, otherwise: number, least: number, most: number) => {
    const value = text(name) ?? String(otherwise);
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw notOneOf(name, `a whole number from ${least} to ${most}`, value);
  };
  const count = (name: string, otherwise: number) => whole(name, otherwise, 1, 1_000_000_000);
  const choice = <Value>(
    name: string,
    choices: Readonly<Record<string, Value>>,
    expected: string,
  ) => {
    const value = text(name)?.toLowerCase();
    if (value === undefined || Object.hasOwn(choices, value)) return choices[value ?? ''];
    throw notOneOf(name, expected, value);
  };
  const hrSystem = choice(
    'HR_SYSTEM',
    { simulated: 'simulated', successfactors: 'successfactors' } as const,
    'simulated or successfactors, or not be set',
  );
  const publicUrl = parsePublicUrl(text('PUBLIC_URL'));
  const databaseUrl = parseDatabaseUrl('DATABASE_URL', text('DATABASE_URL'));
  const databaseReadUrl = parseDatabaseUrl('DATABASE_READ_URL', text('DATABASE_READ_URL'));
  if (databaseReadUrl !== null && databaseUrl === null) {
    throw new StartRefused('DATABASE_READ_URL needs DATABASE_URL, the PostgreSQL that it follows.');
  }
  const dataDirectory = folder('DATA_DIR', path.join(repository, 'data'));
  return {
    port: whole('PORT', 4000, 0, 65_535),
    publicUrl,
    host: parseHost(text('HOST')),
    drainSeconds: whole('DRAIN_SECONDS', 0, 0, 300),
    dataDirectory,
    databaseUrl,
    databaseReadUrl,
    demo:
      choice('DEMO', { '0': 'off', '1': 'loopback', exposed: 'exposed' } as const, demoWords) ??
      (databaseUrl === null ? 'auto' : 'off'),
    trustedProxies: parseNetworks('TRUST_PROXY', text('TRUST_PROXY')),
    logLevel:
      choice('LOG_LEVEL', logLevels, `one of ${Object.keys(logLevels).join(', ')}`) ?? 'info',
    tracesEndpoint: parseTracesEndpoint(text('OTEL_EXPORTER_OTLP_ENDPOINT')),
    remoteStore: folder('REMOTE_STORE', path.join(dataDirectory, 'remotes')),
    remoteStoreAdapter: text('REMOTE_STORE_ADAPTER') ?? null,
    remotesUrl: parseRemotesUrl(text('REMOTES_URL')),
    remoteOverrides:
      choice('REMOTE_OVERRIDES', { allowed: true, refused: false }, overrideWords) ?? null,
    shellDirectory: folder('SHELL_DIRECTORY', path.join(repository, 'shell/dist')),
    builds: text('SHELL_DIRECTORY') === undefined,
    mapTiles: parseMapTiles(text('MAP_TILES'), text('MAP_ATTRIBUTION')),
    webhookNetworks: parseNetworks('WEBHOOK_NETWORKS', text('WEBHOOK_NETWORKS')),
    metricsToken: parseMetricsToken(text('METRICS_TOKEN')),
    mail: parseMail(text('SMTP_URL'), text('MAIL_FROM')),
    faceKeys: text('FACE_KEYS') ?? null,
    hrSimulation: {
      isNamed: hrSystem === 'simulated',
      latency: whole('HR_LATENCY', 200, 0, 10_000),
      failurePercent: whole('HR_FAILURES', 0, 0, 100),
      unknownPeople: list(text('HR_UNKNOWN_PEOPLE')),
      unreachablePeople: list(text('HR_UNREACHABLE_PEOPLE')),
    },
    successFactors:
      hrSystem === 'successfactors' ? parseSuccessFactors(text, { whole, folder }) : null,
    signOn: parseSignOn({ text, file: (name) => folder(name, ''), choice, publicUrl }),
    limits: {
      requestsPerSecond: count('LIMIT_REQUESTS_PER_SECOND', 200),
      loginFailuresPerAccount: count('LIMIT_LOGIN_FAILURES_PER_ACCOUNT', 10),
      loginFailuresPerAddress: count('LIMIT_LOGIN_FAILURES_PER_ADDRESS', 100),
      browserLogsPerMinute: count('LIMIT_BROWSER_LOGS_PER_MINUTE', 60),
    },
  };
}

/** Requires a token that is too long to guess and valid in a header. */
function parseMetricsToken(value: string | undefined): string | null {
  if (value === undefined || /^[\w.~+/=-]{32,200}$/.test(value)) return value ?? null;
  throw new StartRefused(
    'METRICS_TOKEN must be 32 to 200 random letters and digits, such as the output of openssl rand -hex 32.',
  );
}

function list(value: string | undefined): readonly string[] | null {
  return value?.split(',').map((part) => part.trim()) ?? null;
}

function notOneOf(name: string, expected: string, value: string): StartRefused {
  return new StartRefused(`${name} must be ${expected}, not "${value}".`);
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

function parseHost(value: string | undefined): string | null {
  if (value === undefined) return null;
  const looksLikeAddress = /^[\d.]+$/.test(value) || value.includes(':');
  if (net.isIP(value) !== 0 || (!looksLikeAddress && hostName.test(value))) return value;
  throw new StartRefused(
    `HOST must be an address of this machine such as 127.0.0.1, ::1, 0.0.0.0 or a host name, not "${value}".`,
  );
}

function parseDatabaseUrl(name: string, value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && ['postgres:', 'postgresql:'].includes(url.protocol)) return value;
  // The value may contain a password, so it is not quoted.
  throw new StartRefused(
    `${name} must be the address of a PostgreSQL such as postgres://user:password@host:5432/database.`,
  );
}

function parseTracesEndpoint(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return value;
  throw new StartRefused(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector (OTLP over HTTP) such as http://localhost:4318.',
  );
}

function parseNetworks(name: string, value: string | undefined): readonly string[] {
  const networks = value?.split(',').map((network) => network.trim()) ?? [];
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/');
    const version = net.isIP(address);
    const longest = version === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
    if (version !== 0 && isNetwork && more.length === 0) continue;
    throw new StartRefused(
      `${name} must be a list of addresses or networks with commas, ` +
        `such as 127.0.0.1,10.0.0.0/8; "${network}" is neither.`,
    );
  }
  return networks;
}

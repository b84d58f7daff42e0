/** How this server was told to run; see `parseConfiguration` for the settings behind it. */
export interface Configuration {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Null where nothing was said: loopback with demo data, every address otherwise. */
  readonly host: string | null;
  readonly dataDirectory: string;
  /** Address of a PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** `auto` makes demo data in an empty data directory of the embedded database. */
  readonly demo: 'auto' | 'off' | 'loopback' | 'exposed';
  /** Proxies whose forwarded addresses are believed: addresses or networks. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  readonly remoteStore: string;
  /** A module that opens another kind of store, to which releases go instead. */
  readonly remoteStoreAdapter: string | null;
  /** Where pages get the files of remotes, ending with a slash; null: from this server. */
  readonly remotesUrl: string | null;
  /** Whether pages may take remotes from their own machine; null: with demo data on loopback. */
  readonly remoteOverrides: boolean | null;
  readonly shellDirectory: string;
  /** Shell and remotes are built from their sources first, unless `SHELL_DIRECTORY` names a built one. */
  readonly builds: boolean;
  /** Null leaves maps without pictures of the land. */
  readonly mapTiles: MapTiles | null;
  readonly mail: MailSettings;
  readonly hrSimulation: HrSimulationSettings;
  readonly limits: Limits;
}

export interface MailSettings {
  /** With user and password in it; null keeps mail as files in the data directory. */
  readonly smtpUrl: string | null;
  /** Address that mail comes from. */
  readonly from: string;
}

/** How the simulated external HR system behaves. */
export interface HrSimulationSettings {
  /** Whether it was asked for by name (`HR_SYSTEM=simulated`); the demo company has it anyway. */
  readonly isNamed: boolean;
  /** Milliseconds. */
  readonly latency: number;
  /** How many records of a hundred it has no time for. */
  readonly failurePercent: number;
  /** Employee numbers; null where nothing was said. */
  readonly unknownPeople: readonly string[] | null;
  /** Employee numbers; null where nothing was said. */
  readonly unreachablePeople: readonly string[] | null;
}

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Where the browser may load pictures from, for the security policy. */
  readonly origin: string;
  readonly attribution: string | null;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface Limits {
  /** Calls a second that one address may make over time; ten times as many at once. */
  readonly requestsPerSecond: number;
  /** Failed log-ins within 15 minutes after which an account must wait. */
  readonly loginFailuresPerAccount: number;
  /** Failed log-ins within 15 minutes after which an address must wait. */
  readonly loginFailuresPerAddress: number;
  /** Reports of browsers that one address may send in a minute. */
  readonly browserLogsPerMinute: number;
}

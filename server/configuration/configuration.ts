/** The server's settings, parsed; `parseConfiguration` reads them from the environment. */
export interface Configuration {
  /** Origin at which people open the product, such as `https://time.example.com`; null when unset. */
  readonly publicUrl: string | null;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Null when unset: loopback with demo data, every address otherwise. */
  readonly host: string | null;
  /** For how long a server that was told to stop still answers, so that load balancers notice. */
  readonly drainSeconds: number;
  readonly dataDirectory: string;
  /** Address of a PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Address of a hot standby of it, from which reports are read; null: none. */
  readonly databaseReadUrl: string | null;
  /** `auto` creates demo data when the embedded database is empty. */
  readonly demo: 'auto' | 'off' | 'loopback' | 'exposed';
  /** Proxies whose forwarded addresses are trusted: addresses or networks. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Origin of a collector of traces (OTLP over HTTP); null: nobody is told. */
  readonly tracesEndpoint: string | null;
  readonly remoteStore: string;
  /** A module that opens another kind of store for releases. */
  readonly remoteStoreAdapter: string | null;
  /** Base URL of the remotes' files, ending with a slash; null: this server. */
  readonly remotesUrl: string | null;
  /** Whether pages may load remotes from the developer's machine; null: only with demo data on loopback. */
  readonly remoteOverrides: boolean | null;
  readonly shellDirectory: string;
  /** Whether to build shell and remotes first; false when `SHELL_DIRECTORY` names a built shell. */
  readonly builds: boolean;
  /** Null leaves maps without tiles. */
  readonly mapTiles: MapTiles | null;
  /** By which a scraper reads the metrics; null: only a session does. */
  readonly metricsToken: string | null;
  readonly mail: MailSettings;
  /** Networks that are not public to which webhooks may be sent all the same. */
  readonly webhookNetworks: readonly string[];
  /** Keys that seal faces, as `parseFaceKeys` reads them; null keeps one in the data directory. */
  readonly faceKeys: string | null;
  readonly hrSimulation: HrSimulationSettings;
  /** Null unless `HR_SYSTEM=successfactors`. */
  readonly successFactors: SuccessFactorsSettings | null;
  /** Null without single sign-on. */
  readonly signOn: SignOnSettings | null;
  readonly limits: Limits;
}

export interface MailSettings {
  /** Includes user and password; null keeps mail as files in the data directory. */
  readonly smtpUrl: string | null;
  /** Sender's address. */
  readonly from: string;
}

/** How the simulated external HR system behaves. */
export interface HrSimulationSettings {
  /** Whether it was requested (`HR_SYSTEM=simulated`); the demo company always has it. */
  readonly isNamed: boolean;
  /** Milliseconds. */
  readonly latency: number;
  /** Percentage of records that it fails to take. */
  readonly failurePercent: number;
  /** Employee numbers; null when unset. */
  readonly unknownPeople: readonly string[] | null;
  /** Employee numbers; null when unset. */
  readonly unreachablePeople: readonly string[] | null;
}

/** How SAP SuccessFactors is reached (docs/decisions/successfactors.md). */
export interface SuccessFactorsSettings {
  /** Origin of the API server, such as `https://api4.successfactors.com`. */
  readonly url: string;
  readonly company: string;
  readonly logIn: SuccessFactorsLogIn;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Time type of breaks there; null leaves breaks as gaps between the times of work. */
  readonly breakTimeType: string | null;
}

export type SuccessFactorsLogIn =
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  | {
      readonly kind: 'oauth';
      readonly user: string;
      /** The API key of the registered client. */
      readonly clientId: string;
      /** A file with its private key in PEM. */
      readonly privateKeyFile: string;
    };

/** Single sign-on (docs/decisions/sign-on.md). */
export type SignOnSettings = SamlSettings | OpenIdSettings;

interface OwnSide {
  /** Origin at which people open the product, such as `https://time.example.com`. */
  readonly publicUrl: string;
  /** What the provider names people by. */
  readonly personBy: 'username' | 'employeeNumber';
}

/** OpenID Connect. */
export interface OpenIdSettings extends OwnSide {
  readonly kind: 'openid';
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecretFile: string;
  /** The claim that names the person. */
  readonly claim: string;
}

/** SAML 2.0. */
export interface SamlSettings extends OwnSide {
  readonly kind: 'saml';
  /** Metadata of the provider, XML. */
  readonly metadataFile: string;
  /** Own private key, PEM: signs what is asked, opens what is encrypted. */
  readonly keyFile: string;
  readonly certificateFile: string;
  /** The attribute that names the person; null: the assertion's NameID does. */
  readonly attribute: string | null;
}

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Where the browser may load pictures from, for the security policy. */
  readonly origin: string;
  readonly attribution: string | null;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

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

/**
 * The server cannot start for a reason that its operator can mend, such as a setting that cannot be
 * used; the message says it in a sentence.
 */
export class StartRefused extends Error {}

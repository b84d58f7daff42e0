/** The server's settings, parsed; `parseConfiguration` reads them from the environment. */
export interface Configuration {
  /** Public origin of the product, such as `https://time.example.com`; null if unset. */
  readonly publicUrl: string | null;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Null if unset: loopback with demo data, otherwise every address. */
  readonly host: string | null;
  /** How long a server still answers after it was told to stop, so that load balancers notice. */
  readonly drainSeconds: number;
  readonly dataDirectory: string;
  /** Address of PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Address of a hot standby for reports; null if there is none. */
  readonly databaseReadUrl: string | null;
  /** `auto` creates demo data if the embedded database is empty. */
  readonly demo: 'auto' | 'off' | 'loopback' | 'exposed';
  /** Proxies whose forwarded addresses are trusted: addresses or networks. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Origin of a trace collector (OTLP over HTTP); null if traces are off. */
  readonly tracesEndpoint: string | null;
  readonly remoteStore: string;
  /** A module that opens another kind of store for releases. */
  readonly remoteStoreAdapter: string | null;
  /** Base URL of the remotes' files, ending with a slash; null for this server. */
  readonly remotesUrl: string | null;
  /** Whether pages may load remotes from the developer's machine; null: only with demo data on loopback. */
  readonly remoteOverrides: boolean | null;
  readonly shellDirectory: string;
  /** Whether to build shell and remotes first; false when `SHELL_DIRECTORY` names a built shell. */
  readonly builds: boolean;
  /** Null leaves maps without tiles. */
  readonly mapTiles: MapTiles | null;
  /** Bearer token of a metrics scraper; null if only a session can read them. */
  readonly metricsToken: string | null;
  readonly mail: MailSettings;
  /** Private networks to which webhooks can be sent. */
  readonly webhookNetworks: readonly string[];
  /** Keys that seal faces, as `parseFaceKeys` reads them; null for a key in the data directory. */
  readonly faceKeys: string | null;
  readonly hrSimulation: HrSimulationSettings;
  /** Null unless `HR_SYSTEM=successfactors`. */
  readonly successFactors: SuccessFactorsSettings | null;
  /** Null without single sign-on. */
  readonly signOn: SignOnSettings | null;
  readonly limits: Limits;
}

export interface MailSettings {
  /** Includes user and password; null stores mail as files in the data directory. */
  readonly smtpUrl: string | null;
  /** Sender's address. */
  readonly from: string;
}

/** The behaviour of the simulated external HR system. */
export interface HrSimulationSettings {
  /** Whether it was requested (`HR_SYSTEM=simulated`); the demo company always has it. */
  readonly isNamed: boolean;
  /** Milliseconds. */
  readonly latency: number;
  /** Percentage of records that it fails to accept. */
  readonly failurePercent: number;
  /** Employee numbers; null when unset. */
  readonly unknownPeople: readonly string[] | null;
  /** Employee numbers; null when unset. */
  readonly unreachablePeople: readonly string[] | null;
}

/** The connection to SAP SuccessFactors (docs/decisions/successfactors.md). */
export interface SuccessFactorsSettings {
  /** Origin of the API server, such as `https://api4.successfactors.com`. */
  readonly url: string;
  readonly company: string;
  readonly logIn: SuccessFactorsLogIn;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Its time type for breaks; null leaves breaks as gaps between work times. */
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
  /** Public origin of the product, such as `https://time.example.com`. */
  readonly publicUrl: string;
  /** The identifier that the provider sends. */
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
  /** Our private key, PEM: signs requests and decrypts answers. */
  readonly keyFile: string;
  readonly certificateFile: string;
  /** The attribute with the person's identifier; null for the assertion's NameID. */
  readonly attribute: string | null;
}

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** The origin of the tiles, for the security policy. */
  readonly origin: string;
  readonly attribution: string | null;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface Limits {
  /** Calls per second that one address can make on average, with bursts of ten times as many. */
  readonly requestsPerSecond: number;
  /** Failed log-ins within 15 minutes after which an account is locked for a while. */
  readonly loginFailuresPerAccount: number;
  /** Failed log-ins within 15 minutes after which an address is locked for a while. */
  readonly loginFailuresPerAddress: number;
  /** Browser reports per minute from one address. */
  readonly browserLogsPerMinute: number;
}

/**
 * The server cannot start for a reason that the operator can fix, such as an invalid setting; the
 * message says it in a sentence.
 */
export class StartRefused extends Error {}

import type {
  Locale,
  MessagesModule,
  PageModule,
  RemoteManifest,
  RemoteRegistry,
  Session,
  StartModule,
} from 'shared-contracts';
import type { TrustedRegistry } from './registryReader.ts';

export interface PageRequest {
  /** For example `remote-employee`. */
  readonly remote: string;
  /** The route's `module`, for example `./Clock`. */
  readonly module: string;
  readonly locale: Locale;
  /** Versions whose page has just failed while starting or rendering. */
  readonly avoidVersions?: readonly string[];
  /** A newer version would disturb work in progress: keep the one in use. */
  readonly keepsVersion?: boolean;
  /** The person asked to retry: versions that failed before are tried again. */
  readonly isRetry?: boolean;
}

/** The code of a page in one version. */
export interface PageCode {
  readonly manifest: RemoteManifest;
  readonly Page: PageModule['Page'];
  readonly messages: MessagesModule['messages'];
  /** Must run once for each container, before the page is rendered. */
  readonly start?: StartModule['start'];
}

export interface LoadedPage extends PageCode {
  /**
   * Call when the page is on the screen. After three seconds the version counts as a fallback; call
   * the returned function when the page goes.
   */
  shown(): () => void;
  /** Call when it failed; returns whether it was on trial and another version should be shown. */
  failed(): boolean;
}

export interface RemoteLoader {
  /** The newest registry known, for display: possibly not verified yet. */
  registry(): RemoteRegistry;
  /** The newest verified registry, whose code may run. */
  trusted(): Promise<TrustedRegistry>;
  /** Asks the server for a newer one; returns the known one if it does not answer. */
  refresh(): Promise<TrustedRegistry>;
  /**
   * Code and messages of a page, loaded in parallel. Every call but the first reads the registry
   * again, so that a new release reaches an open page. On failure, falls back to the newest
   * release, then to the version that last worked here; after two seconds without a result, that
   * version is raced against the first.
   *
   * @throws RemoteFailure if no version loads; calling again retries
   */
  load(page: PageRequest): Promise<LoadedPage>;
  /**
   * The page in a version newer than the one shown, if it loads; undefined otherwise, also if it
   * has just failed here.
   */
  loadNewer(page: PageRequest, shown: RemoteManifest): Promise<LoadedPage | undefined>;
  /** Assigns this device to the cohort of this session, which determines its canaries. */
  keepCohort(session: Session): void;
}

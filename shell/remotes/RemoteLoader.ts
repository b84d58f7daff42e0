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
  /** Something is going on that a newer version would disturb: the one in use is wanted. */
  readonly keepsVersion?: boolean;
  /** Somebody asks to try again: what failed before gets its turn. */
  readonly isRetry?: boolean;
}

/** The code of a page in one version. */
export interface PageCode {
  readonly manifest: RemoteManifest;
  readonly Page: PageModule['Page'];
  readonly messages: MessagesModule['messages'];
  /** To be run once for each container, before the page is rendered. */
  readonly start?: StartModule['start'];
}

export interface LoadedPage extends PageCode {
  /**
   * To be called when the page is on the screen. The version is one to fall back to once it has
   * stood for three seconds; what this returns is to be called when the page goes.
   */
  shown(): () => void;
  /** To be called when it failed; whether it was on trial, and another version is to be shown. */
  failed(): boolean;
}

export interface RemoteLoader {
  /** The newest registry known, to be shown: it may not be checked yet. */
  registry(): RemoteRegistry;
  /** The newest registry that was checked, whose code may run. */
  trusted(): Promise<TrustedRegistry>;
  /** Asks the server for a newer one; what is known when it does not answer. */
  refresh(): Promise<TrustedRegistry>;
  /**
   * Code and messages of a page, side by side. On every call but the first the registry is read
   * again, so that a new release reaches an open page. What fails is answered by the newest
   * release, then by the version that last worked here; so is what has not come after two seconds,
   * if that one comes sooner.
   *
   * @throws RemoteFailure when no version of it comes; calling again tries again
   */
  load(page: PageRequest): Promise<LoadedPage>;
  /**
   * The page in a version newer than the one shown, if there is one and it comes; undefined
   * otherwise, also for what has just failed here.
   */
  loadNewer(page: PageRequest, shown: RemoteManifest): Promise<LoadedPage | undefined>;
  /** From now on this device belongs to the cohort of this session: it says which canaries it gets. */
  keepCohort(session: Session): void;
}

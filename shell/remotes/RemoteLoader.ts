import type {
  Locale,
  MessagesModule,
  PageModule,
  RemoteManifest,
  RemoteRegistry,
  Session,
  StartModule,
} from 'shared-contracts';

export interface PageRequest {
  /** For example `remote-employee`. */
  readonly remote: string;
  /** The route's `module`, for example `./Clock`. */
  readonly module: string;
  readonly locale: Locale;
  /** A version that was loaded and whose page then failed while rendering. */
  readonly avoidVersion?: string;
}

export interface LoadedPage {
  /** The version that came: the key for its element is `manifest.container`. */
  readonly manifest: RemoteManifest;
  readonly Page: PageModule['Page'];
  readonly messages: MessagesModule['messages'];
  /** To be run once for each container, before the page is rendered. */
  readonly start?: StartModule['start'];
  /** To be called when the page is on the screen: from then on this version is one to fall back to. */
  worked(): void;
}

export interface RemoteLoader {
  /** The newest registry known. */
  registry(): RemoteRegistry;
  /**
   * Code and messages of a page, side by side. On every call but the first the registry is read
   * again, so that a new release reaches an open page. What fails is answered by the newest
   * release, then by the last version that worked here.
   *
   * @throws RemoteFailure when no version of it comes; calling again tries again
   */
  load(page: PageRequest): Promise<LoadedPage>;
  /** From now on this device belongs to the cohort of this session: it says which canaries it gets. */
  keepCohort(session: Session): void;
}

import type { ApiClient } from '../api/createApiClient.ts';
import type { components } from '../openapi/schema.gen.ts';
import type { EventBus } from '../events/createEventBus.ts';
import type { FeatureName, PropertyName } from '../openapi/features.gen.ts';
import type { Authority } from '../rules/authorities.ts';
import type { Locale } from '../rules/locales.ts';
import type { Message } from '../words/message.ts';

/**
 * The number by which a shell and a remote know that they fit. The major part rises when a remote
 * built for the old one would break, the minor part when something is added.
 */
export const remoteContractVersion = '2.4.0';

/** Who may open a route; the server decides again on every call (spec §2, §6). */
export type RouteAccess = (
  | { readonly session: 'public' }
  | { readonly session: 'terminal' }
  | {
      readonly session: 'employee';
      /** At least one of them, held by the person or on one of the person's assignments. */
      readonly anyAuthority?: readonly Authority[];
    }
) & {
  /** All of them switched on. */
  readonly features?: readonly FeatureName[];
  /** All of them true. */
  readonly properties?: readonly PropertyName[];
};

export type LocalizedText = Readonly<Record<Locale, string>>;

export interface NavigationItem {
  readonly group: 'work' | 'team';
  /** Position in its group, ascending. */
  readonly order: number;
  readonly icon: NavigationIcon;
  /** What is counted beside its title in the drawer; since remote contract 1.3. */
  readonly count?: NavigationCount;
}

/** What the shell can count for a page: how it asks and when it asks again is the shell's. */
export const navigationCounts = ['timeToDecide', 'keptPunches'] as const;
export type NavigationCount = (typeof navigationCounts)[number];

export const navigationIcons = [
  'clock',
  'history',
  'schedule',
  'approvals',
  'clocking',
  'teamSchedules',
  'faces',
  'other',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];

export interface RouteDescription {
  /** The spec's route name, for example `EmployeeTimePairs` (spec §2). */
  readonly name: string;
  /** Hash path, for example `/time/clock`. */
  readonly path: string;
  /** The exposed module whose `Page` is rendered, for example `./Clock`. */
  readonly module: `./${string}`;
  readonly title: LocalizedText;
  readonly access: RouteAccess;
  /** `application` has top bar, drawer and tabs; `bare` has the whole window. */
  readonly chrome: 'application' | 'bare';
  readonly navigation?: NavigationItem;
  /** Somebody clocks here: with `LOCATION` on, the top bar offers the map of where they are (spec §2). */
  readonly isClocking?: boolean;
  /**
   * The page has a bar at its foot, on phones above the tabs or instead of them: there is room for it
   * before the page has come. Since remote contract 2.1.
   */
  readonly bar?: 'above-tabs' | 'instead-of-tabs';
  /**
   * The page is a board of people and days, which needs the width: the drawer is folded to its rail.
   * Since remote contract 2.2.
   */
  readonly board?: true;
}

/** What a remote says of itself without any of its code being loaded. */
export interface RemoteDescription {
  readonly name: `remote-${string}`;
  readonly routes: readonly RouteDescription[];
  /** The API operations it calls, by operationId. */
  readonly operations: readonly string[];
  /** Whether it exposes `./start`, run once when one of its routes is first opened. */
  readonly hasStart: boolean;
}

/** `remote.json`: the description, and what its build adds to it. */
export interface RemoteManifest extends RemoteDescription {
  readonly version: string;
  /** Range of remote contract versions that it works with, for example `^1.0.0`. */
  readonly remoteContract: string;
  /** The federation container's name, unique for each version. */
  readonly container: string;
  /** File name of the container's entry. */
  readonly entry: string;
  /** Subresource integrity (`sha384-…`) of every file by its name. */
  readonly integrity: Readonly<Record<string, string>>;
  /**
   * Files by exposed module (`./Clock`, `./messages.de`), in the order of need, for preload hints.
   * The name of a library of `shared` stands for the shell's file that holds it.
   */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Shared libraries needed from the shell, with version ranges. */
  readonly shared: Readonly<Record<string, string>>;
  /** What it uses of each of our own shared libraries, by exported name. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The events of the bus that its code names; told by builds since remote contract 1.1. */
  readonly events?: readonly string[];
  /** Digest of `api.json` beside it: the operations with the schemas that it was built with. */
  readonly api: string;
}

/** `/remotes/registry.json`, also inlined in the page. */
export interface RemoteRegistry {
  /** Rises with every release; an older registry never replaces a newer one. */
  readonly sequence: number;
  readonly remotes: readonly RemoteManifest[];
  readonly canaries?: readonly CanaryRelease[];
  /** Digests (`manifestDigest`) of the earlier versions that a page may go back to. */
  readonly former?: readonly string[];
}

/** A version that some get before all do. */
export interface CanaryRelease {
  /** Who gets it: whose session belongs to one of them. */
  readonly cohorts: readonly string[];
  readonly remote: RemoteManifest;
}

/** The registry as it is kept, sent and inlined. */
export interface SignedRegistry extends RemoteRegistry {
  /** Ed25519 over everything but `signature` and `refused`, in base64. */
  readonly signature: string;
  /** Added by the server: why a version does not fit what is served now, by its container. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** What a page, a message file and a start module of a remote export. */
export interface PageModule {
  readonly Page: () => unknown;
}
export interface MessagesModule {
  /** Compiled since remote contract 1.5; texts in ICU's syntax are read as before. */
  readonly messages: Readonly<Record<string, Message>>;
}
export interface StartModule {
  /** Returns what undoes it. */
  readonly start: (host: RemoteHost) => () => void;
}

/**
 * The start module that the remote which keeps punches on the device exposes beside its pages. The
 * shell runs it where some wait and no page of that remote is open.
 */
export const waitingPunchesModule = './WaitingPunches';

/** What the shell hands to every remote. */
export interface RemoteHost {
  readonly api: ApiClient;
  readonly bus: EventBus;
  readonly locale: Locale;
  readonly features: components['schemas']['FeatureInfo'];
  readonly session: Session;
}

export type Session = NoSession | EmployeeSession | TerminalSession;

export interface NoSession {
  readonly kind: 'none';
}

export interface EmployeeSession {
  readonly kind: 'employee';
  readonly employeeId: number;
  readonly authorities: readonly Authority[];
  readonly assignAuths: components['schemas']['Session']['assignAuths'];
  readonly employee: components['schemas']['Employee'];
  readonly configuration: components['schemas']['UserConfiguration'];
}

export interface TerminalSession {
  readonly kind: 'terminal';
  readonly terminalId: string;
  readonly description: string;
  readonly timeZone: string;
}

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ApiClient } from '../api/createApiClient.ts';
import type { components } from '../openapi/schema.gen.ts';
import type { EventBus } from '../events/createEventBus.ts';
import type { FeatureName, PropertyName } from '../features/features.gen.ts';
import type { Authority } from '../rules/authorities.ts';
import type { Locale } from '../rules/locales.ts';

/**
 * The version by which shell and remotes determine that they fit. The major part increases if a
 * remote built for the old version would break, the minor part for additions.
 */
export const remoteContractVersion = '3.2.0';

/** Who can open a route; the server decides again on every call (spec §2, §6). */
export type RouteAccess = (
  | { readonly session: 'public' }
  | { readonly session: 'terminal' }
  | {
      readonly session: 'employee';
      /** At least one of them, held by the person or on one of the person's assignments. */
      readonly anyAuthority?: readonly Authority[];
    }
) & {
  /** All of them are on. */
  readonly features?: readonly FeatureName[];
  /** All of them are true. */
  readonly properties?: readonly PropertyName[];
};

export type LocalizedText = Readonly<Record<Locale, string>>;

/** `administration` has no heading: its pages stand above the developer admin. */
export const navigationGroups = ['work', 'team', 'administration'] as const;

export interface NavigationItem {
  readonly group: (typeof navigationGroups)[number];
  /** Position in its group, ascending. */
  readonly order: number;
  readonly icon: NavigationIcon;
  /** The counter next to its title in the drawer. */
  readonly count?: NavigationCount;
}

/** Counters that the shell offers to pages; the shell decides how and when to update them. */
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
  'company',
  'other',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];

export interface RouteDescription {
  /** The spec's route name, for example `EmployeeTimePairs` (spec §2). */
  readonly name: string;
  /** Hash path, for example `/time/clock`. Everything below it also belongs to the page. */
  readonly path: string;
  /** The exposed module whose `Page` is rendered, for example `./Clock`. */
  readonly module: `./${string}`;
  readonly title: LocalizedText;
  readonly access: RouteAccess;
  /** `application` has top bar, drawer and tabs; `bare` has the whole window. */
  readonly chrome: 'application' | 'bare';
  readonly navigation?: NavigationItem;
  /**
   * A clocking page: with `LOCATION` on, the top bar offers the map of the person's position (spec
   * §2).
   */
  readonly isClocking?: boolean;
  /**
   * The page has a bar at the bottom, on phones above the tabs or instead of them: its space is
   * reserved before the page is loaded.
   */
  readonly bar?: 'above-tabs' | 'instead-of-tabs';
  /**
   * The page is a board of people and days, which needs the width: the drawer is collapsed to its
   * rail.
   */
  readonly board?: true;
}

/** A remote's description, available without loading its code. */
export interface RemoteDescription {
  readonly name: `remote-${string}`;
  readonly routes: readonly RouteDescription[];
  /** The API operations that it calls, by operationId. */
  readonly operations: readonly string[];
  /** Whether it exposes `./start`, which runs once when one of its routes is first opened. */
  readonly hasStart: boolean;
}

/** `remote.json`: the description with the additions of the build. */
export interface RemoteManifest extends RemoteDescription {
  readonly version: string;
  /** The range of remote contract versions that it supports, for example `^1.0.0`. */
  readonly remoteContract: string;
  /** The federation container's name, unique for each version. */
  readonly container: string;
  /** File name of the container's entry. */
  readonly entry: string;
  /** Subresource integrity (`sha384-…`) of every file, by name. */
  readonly integrity: Readonly<Record<string, string>>;
  /**
   * Files by exposed module (`./Clock`, `./messages.de`), in the order of need, for preload hints.
   * The name of a library in `shared` stands for the shell's file that contains it.
   */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /**
   * Scripts that load after a page is shown. Those that neither this nor `preload` names count
   * towards every page.
   */
  readonly later?: readonly string[];
  /** Shared libraries required from the shell, with version ranges. */
  readonly shared: Readonly<Record<string, string>>;
  /** The used exports of our own shared libraries and of React Router. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The events of the bus that its code uses. */
  readonly events?: readonly string[];
  /**
   * Digest of `api.json` in the same folder: the operations with the schemas that it was built
   * with.
   */
  readonly api: string;
}

/** `/remotes/registry.json`, also inlined in the page. */
export interface RemoteRegistry {
  /** Increases with every release; an older registry never replaces a newer one. */
  readonly sequence: number;
  readonly remotes: readonly RemoteManifest[];
  readonly canaries?: readonly CanaryRelease[];
  /** Digests (`manifestDigest`) of the earlier versions to which a page can go back. */
  readonly former?: readonly string[];
}

/** A version that some people get before everybody does. */
export interface CanaryRelease {
  /** The cohorts that get it: a session must belong to one of them. */
  readonly cohorts: readonly string[];
  readonly remote: RemoteManifest;
}

/** The registry as it is stored, sent and inlined. */
export interface SignedRegistry extends RemoteRegistry {
  /** Ed25519 signature over everything except `signature` and `refused`, in base64. */
  readonly signature: string;
  /** Added by the server: why a version does not fit the current shell and server, by container. */
  readonly refused?: Readonly<Record<string, string>>;
}

/** The exports of a remote's page, message file and start module. */
export interface PageModule {
  readonly Page: () => unknown;
}
export interface MessagesModule {
  /** Sources contain texts in ICU syntax; the build compiles them like `formatjs compile --ast`. */
  readonly messages:
    | Readonly<Record<string, string>>
    | Readonly<Record<string, MessageFormatElement[]>>;
}
export interface StartModule {
  /** Returns a function that undoes it. */
  readonly start: (host: RemoteHost) => () => void;
}

/**
 * The start module that the remote with unsent punches exposes in addition to its pages. The shell
 * runs it if there are unsent punches and no page of that remote is open.
 */
export const waitingPunchesModule = './WaitingPunches';

/** The shell's services for every remote. */
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

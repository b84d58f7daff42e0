import { eventRules } from '../events/events.ts';
import type { RemoteManifest } from '../remote/remoteContract.ts';
import type { ShellWeight } from './pageWeight.ts';
import type { PlacedRoute } from './ownRoutes.ts';
import { satisfies } from './satisfies.ts';

/** The shell's offer to remotes: `shell.json` of its build. */
export interface ShellOffer {
  /** The version of the remote contract. */
  readonly remoteContract: string;
  /** Version of each shared library. */
  readonly shared: Readonly<Record<string, string>>;
  /** The exports of our own shared libraries and of React Router. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The events of its bus. Not checked if an older shell omits them. */
  readonly events?: readonly string[];
  /** Its own routes, which remotes cannot use. */
  readonly routes?: readonly PlacedRoute[];
  /** Its part of a page's size on the wire, and the limits of a page. */
  readonly page?: ShellWeight;
}

type Needs = Pick<
  RemoteManifest,
  'name' | 'version' | 'remoteContract' | 'shared' | 'names' | 'events'
>;

/**
 * The remote's needs that the shell does not meet, a sentence each that names both sides; empty if
 * they match. Libraries without listed names are checked only by version.
 */
export function findMissing(remote: Needs, offer: ShellOffer): string[] {
  const who = `${remote.name} ${remote.version}`;
  const contract = satisfies(offer.remoteContract, remote.remoteContract)
    ? []
    : [
        `${who} is made for remote contract ${remote.remoteContract}, the shell has ${offer.remoteContract}.`,
      ];
  const libraries = Object.entries(remote.shared)
    .filter(([name, range]) => !satisfies(offer.shared[name] ?? '', range))
    .map(
      ([name, range]) =>
        `${who} needs ${name} ${range}, the shell has ${offer.shared[name] ?? 'none'}.`,
    );
  const names = Object.entries(remote.names).flatMap(([library, used]) => {
    const offered = offer.names[library];
    const missing = offered ? used.filter((name) => !offered.includes(name)) : [];
    return missing.length === 0
      ? []
      : [`${who} uses ${missing.join(', ')} of ${library}, which the shell's does not have.`];
  });
  const unknown = offer.events
    ? (remote.events ?? []).filter((event) => !offer.events?.includes(event))
    : [];
  const events = unknown.map(
    (event) => `${who} uses the event ${event}, which the shell's bus does not have.`,
  );
  return [...contract, ...libraries, ...names, ...events];
}

/** Every event of the bus: those that the current shell offers, and that a remote can use. */
export const eventNames: readonly string[] = Object.keys(eventRules).toSorted();

import { eventRules } from '../events/events.ts';
import type { RemoteManifest } from '../remote/remoteContract.ts';
import type { ShellWeight } from './pageWeight.ts';
import type { PlacedRoute } from './ownRoutes.ts';
import { satisfies } from './satisfies.ts';

/** What a shell gives to remotes: `shell.json` of its build. */
export interface ShellOffer {
  /** The version of the remote contract. */
  readonly remoteContract: string;
  /** Version of each shared library. */
  readonly shared: Readonly<Record<string, string>>;
  /** What each of our own shared libraries exports. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The events of its bus. Where an older shell tells none, they are not judged. */
  readonly events?: readonly string[];
  /** Its own routes, which no remote may take. */
  readonly routes?: readonly PlacedRoute[];
  /** What it costs a page on the wire, and what a page may cost. */
  readonly page?: ShellWeight;
}

type Needs = Pick<
  RemoteManifest,
  'name' | 'version' | 'remoteContract' | 'shared' | 'names' | 'events'
>;

/**
 * What the remote needs and the shell does not have, a sentence each that names both sides; empty
 * when they fit. Libraries of which the shell tells no names are judged by their version alone.
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

/** Every event of the bus: what a shell built now tells remotes of, and what a remote may name. */
export const eventNames: readonly string[] = Object.keys(eventRules).toSorted();

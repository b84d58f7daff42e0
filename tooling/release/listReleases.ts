import { readNewest } from 'shared-releases/history/records.ts';
import { readReleases, type Releases } from 'shared-releases/history/readReleases.ts';
import { readRegistry } from 'shared-releases/history/storedRegistry.ts';
import { whyStopped } from 'shared-releases/history/releaseState.ts';
import type { Installation } from 'shared-releases/changeReleases.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';

/** Prints the live releases, and the last changes. */
export async function listReleases({ store, say }: Installation): Promise<void> {
  tellReleases(await readReleases(store), say);
  const { record } = await readNewest(store);
  const served = await readRegistry(store);
  if (record && served?.sequence !== record.sequence) {
    say('The last change was interrupted; the next command finishes it.');
  }
}

export function tellReleases({ state, changes }: Releases, say: (line: string) => void): void {
  for (const [name, remote] of Object.entries(state.remotes)) {
    const { version, from, previous, canary, stopped } = remote;
    const origin = from === 'start' ? 'follows the sources' : 'released';
    say(`${name}  ${version}  ${origin}, ${previous.length} before`);
    if (canary) say(`  canary ${canary.version} for ${canary.who}`);
    if (stopped) say(`  canary ${stopped.version} was stopped by itself: ${whyStopped(stopped)}`);
  }
  for (const name of state.retired ?? []) say(`${name}  retired`);
  if (changes.length > 0) say('\nLast changes:');
  for (const { at, by, action, remote, from, to } of changes) {
    say(`${at}  ${by}  ${action} ${remote}  ${[from, to].filter(Boolean).join(' → ')}`);
  }
}

/** Every version in the store, `<name>/<version>`, complete or not. */
export async function listVersions(store: RemoteStore): Promise<string[]> {
  const names = (await store.list('')).filter((name) => name.startsWith('remote-'));
  const versions = await Promise.all(
    names.map(async (name) => (await store.list(name)).map((version) => `${name}/${version}`)),
  );
  return versions.flat();
}

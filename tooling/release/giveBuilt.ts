import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { findMismatches, type Deployed } from 'shared-contracts/registry/findMismatches.ts';
import { findRouteConflicts } from 'shared-contracts/registry/routeConflicts.ts';
import type { BuiltRemote } from '../build/build.ts';
import { release, retire } from 'shared-releases/history/changes.ts';
import { finishLast, RouteConflict } from 'shared-releases/history/commit.ts';
import { readNewest } from 'shared-releases/history/records.ts';
import type { ReleaseState } from 'shared-releases/history/releaseState.ts';
import { checkOwner } from 'shared-releases/history/storedRegistry.ts';
import { changeReleases, type Installation } from 'shared-releases/changeReleases.ts';
import { copyRemote } from './copyRemote.ts';
import { readJson } from 'shared-releases/store/RemoteStore.ts';

/**
 * Releases what was built, except remotes that their teams have released or retired: a start never
 * changes those, but reports if they differ from the sources here or no longer fit the shell.
 *
 * @param builds the folder with `<name>/<version>/` of every build
 */
export async function giveBuilt(
  installation: Installation,
  built: readonly BuiltRemote[],
  builds: string,
  deployed: Deployed,
): Promise<void> {
  const { store, key, say } = installation;
  await checkOwner(store, key);
  const newest = await readNewest(store);
  if (!isUpToDate(newest.state, built)) await follow(installation, built, builds);
  else if (await finishLast(store, newest, key)) say('Finished what an earlier command had left');
  for (const line of await remarks(installation, built, deployed)) say(line);
}

async function follow(
  installation: Installation,
  built: readonly BuiltRemote[],
  builds: string,
): Promise<void> {
  const { store, say } = installation;
  for (const { name, version } of built) {
    try {
      const changed = await changeReleases(installation, 'start', async (state) => {
        if (isKept(state, name)) return null;
        await copyRemote(store, join(builds, name, version));
        return release(state, name, version, 'start');
      });
      if (changed) say(`${name} is now ${version}`);
    } catch (fault) {
      // The others start anyway.
      if (!(fault instanceof RouteConflict)) throw fault;
      say(fault.message);
    }
  }
  const { state } = await readNewest(store);
  for (const name of goneFrom(state, built)) {
    await changeReleases(installation, 'start', (current) => retire(current, name, 'start'));
    say(`${name} is no longer there`);
  }
}

function isUpToDate(state: ReleaseState, built: readonly BuiltRemote[]): boolean {
  const isFollowed = ({ name, version }: BuiltRemote) =>
    isKept(state, name) || state.remotes[name]?.version === version;
  return built.every(isFollowed) && goneFrom(state, built).length === 0;
}

/** Its team decides which version is live, if any. */
function isKept(state: ReleaseState, name: string): boolean {
  return state.remotes[name]?.from === 'release' || isRetired(state, name);
}

function isRetired({ retired = [] }: ReleaseState, name: string): boolean {
  return retired.includes(name);
}

/** Remotes that an earlier start released and that are no longer in the sources. */
function goneFrom(state: ReleaseState, built: readonly BuiltRemote[]): string[] {
  return Object.keys(state.remotes).filter(
    (name) => !isKept(state, name) && !built.some((remote) => remote.name === name),
  );
}

async function remarks(
  { store }: Installation,
  built: readonly BuiltRemote[],
  deployed: Deployed,
): Promise<readonly string[]> {
  const { state } = await readNewest(store);
  const remotes = Object.entries(state.remotes).filter(([name]) => isKept(state, name));
  const lines = built
    .filter(({ name }) => isRetired(state, name))
    .map(
      ({ name }) =>
        `${name} stays away: it is retired ("npm run release -- ${name}" brings it back).`,
    );
  for (const [name, { version }] of remotes) {
    const own = built.find((remote) => remote.name === name);
    if (own && own.version !== version) {
      lines.push(
        `${name} stays at ${version}, which was released; the sources here are ${own.version} ("npm run release -- ${name}" changes that).`,
      );
    }
    const remote = await readJson<RemoteManifest>(store, `${name}/${version}/remote.json`);
    const readUse = () => readJson<ApiUse>(store, `${name}/${version}/api.json`);
    if (!remote) continue;
    lines.push(
      ...(await findMismatches(remote, deployed, readUse)),
      ...findRouteConflicts(remote, [], deployed.shell.routes),
    );
  }
  return lines;
}

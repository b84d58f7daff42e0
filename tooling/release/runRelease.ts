import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { buildChecked } from './buildChecked.ts';
import { canaryFor, type ReleaseCommand } from './parseRelease.ts';
import { checkInstallation } from './openInstallation.ts';
import { checkSite } from './gate/checkSite.ts';
import { checkUpgrade } from './gate/checkUpgrade.ts';
import { isServed, readBuilt, readDeployed } from './gate/readDeployed.ts';
import { readRemoteHost, waitForHost } from './gate/remoteHost.ts';
import { canary, promote, takeBackCanary } from 'shared-releases/history/canaryChanges.ts';
import { release, renew, retire, rollback } from 'shared-releases/history/changes.ts';
import type { Change } from 'shared-releases/history/releaseState.ts';
import { changeReleases, type Changed, type Installation } from 'shared-releases/changeReleases.ts';
import { listReleases, listVersions } from './listReleases.ts';
import { checkFit } from 'shared-releases/checkFit.ts';
import { withLock } from 'shared-releases/withLock.ts';
import { recordsToFold, versionsToPrune } from './prune.ts';
import { auditPath, foldHistory } from 'shared-releases/history/foldHistory.ts';
import { readHistory } from 'shared-releases/history/records.ts';
import { copyRemote } from './copyRemote.ts';
import { readJson } from 'shared-releases/store/RemoteStore.ts';

/**
 * Runs the command and reports each step.
 *
 * @param server address of the server to check against, such as `http://localhost:4000`
 * @returns whether the server serves the requested state
 * @throws Refusal if that is not possible; the live releases are unchanged
 */
export async function runRelease(
  command: ReleaseCommand,
  installation: Installation,
  server: string,
): Promise<boolean> {
  if (!isOnlyTheStores(command)) await checkInstallation(installation.key, server);
  switch (command.command) {
    case 'list':
      await listReleases(installation);
      return true;
    case 'prune':
      await prune(installation, command.days);
      return true;
    case 'check': {
      const { buildShellOnly } = await import('../build/build.ts');
      await buildShellOnly();
      const count = await checkUpgrade(await readBuilt(), server);
      installation.say(`All ${count} versions that are live at ${server} fit shell and API here`);
      return true;
    }
    case 'renew':
      return await tell(installation, server, await changeReleases(installation, 'renew', renew));
    case 'release':
      return await releaseRemote(installation, server, command.remote, (state, version) =>
        release(state, command.remote, version),
      );
    case 'canary': {
      const { remote, audience } = command;
      if ('site' in audience) await checkSite(audience.site, server, installation);
      return await releaseRemote(installation, server, remote, (state, version) =>
        canary(state, remote, canaryFor(audience, version)),
      );
    }
    case 'retire': {
      const changed = await changeReleases(installation, 'retire', (state) =>
        retire(state, command.remote),
      );
      return await tell(installation, server, changed);
    }
    case 'stop': {
      const changed = await changeReleases(installation, 'stop', (state) =>
        takeBackCanary(state, command.remote),
      );
      if (changed) return await tell(installation, server, changed);
      installation.say(`The canary of ${command.remote} was stopped by itself before`);
      return true;
    }
    case 'promote':
      return await tell(
        installation,
        server,
        await switchTo(installation, server, command, (state) => promote(state, command.remote)),
      );
    case 'rollback':
      return await tell(
        installation,
        server,
        await switchTo(installation, server, command, (state) =>
          rollback(state, command.remote, command.version),
        ),
      );
  }
}

/** Whether the command does not involve the server. */
function isOnlyTheStores({ command }: ReleaseCommand): boolean {
  return ['list', 'prune', 'renew', 'check'].includes(command);
}

async function releaseRemote(
  installation: Installation,
  server: string,
  name: string,
  decide: (state: Parameters<typeof release>[0], version: string) => Change | null,
): Promise<boolean> {
  const { store, say } = installation;
  const { manifest, folder } = await buildChecked(name, server, say);
  const { version } = manifest;
  const host = await readRemoteHost(server);
  const changed = await changeReleases(installation, `release of ${name}`, async (state) => {
    const change = decide(state, version);
    if (!change) return null;
    say(`Copying to ${store.place}`);
    await copyRemote(store, folder);
    if (host !== undefined) await waitForHost(host, manifest, server, say);
    say('Switching the registry');
    return change;
  });
  return await tell(installation, server, changed);
}

/** To a version in the store. If no server responds, only the shell's requirements are checked. */
async function switchTo(
  installation: Installation,
  server: string,
  { command, remote }: { readonly command: string; readonly remote: string },
  decide: (state: Parameters<typeof promote>[0]) => Change,
): Promise<Changed | null> {
  const { store, say } = installation;
  const deployed = await readDeployed(server);
  const host = deployed && (await readRemoteHost(server));
  if (!deployed) say(`No server answers at ${server}: what fits is left to the shell`);
  return await changeReleases(installation, `${command} of ${remote}`, async (state) => {
    const change = decide(state);
    const folder = `${change.remote}/${change.to}`;
    const manifest = await readJson<RemoteManifest>(store, `${folder}/remote.json`);
    if (deployed && manifest) {
      const readUse = () => readJson<ApiUse>(store, `${folder}/api.json`);
      await checkFit({ manifest, readUse }, deployed, server);
    }
    if (host !== undefined && manifest) await waitForHost(host, manifest, server, say);
    return change;
  });
}

async function tell(
  { say }: Installation,
  server: string,
  changed: Changed | null,
): Promise<boolean> {
  if (!changed) {
    say('Nothing to change: people get this already');
    return true;
  }
  const { action, remote, from, to, state } = changed.change;
  const who = action === 'canary' ? state.remotes[remote]?.canary?.who : undefined;
  if (remote === '') say('Signed anew');
  else
    say(
      `${remote}: ${action} ${[from, to].filter(Boolean).join(' → ')}${who ? ` for ${who}` : ''}`,
    );
  const isLive = await isServed(server, changed.sequence);
  if (isLive) say(`Live at ${server}`);
  else say(`Switched, but ${server} does not serve it (yet): does it read this store?`);
  return isLive;
}

async function prune(installation: Installation, days: number): Promise<void> {
  const { store, by, say, now } = installation;
  await withLock(store, { by, what: 'prune', say }, async () => {
    const stored = await listVersions(store);
    const records = await readHistory(store);
    const gone = versionsToPrune(stored, records, days, now());
    for (const version of gone) {
      await store.remove(version);
      say(`Removed ${version}`);
    }
    say(`${gone.length} of ${stored.length} versions removed`);
    const old = recordsToFold(records, days, now());
    await foldHistory(store, old);
    if (old > 0) say(`${old} old changes moved to ${auditPath}`);
  });
}

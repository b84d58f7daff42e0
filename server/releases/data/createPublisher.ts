import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse, JsonObject } from 'shared-contracts/registry/apiUse.ts';
import type { Deployed } from 'shared-contracts/registry/findMismatches.ts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { changeReleases, type Changed } from 'shared-releases/changeReleases.ts';
import { checkFit } from 'shared-releases/checkFit.ts';
import { canary, promote, takeBackCanary } from 'shared-releases/history/canaryChanges.ts';
import { release, retire, rollback } from 'shared-releases/history/changes.ts';
import type { Change, ReleaseState } from 'shared-releases/history/releaseState.ts';
import { readReleases, type Releases } from 'shared-releases/history/readReleases.ts';
import { findReleaseKey, openReleaseKey, type ReleaseKey } from 'shared-releases/releaseKey.ts';
import { tellVersions } from 'shared-releases/history/storedRegistry.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { putRemote } from 'shared-releases/store/putRemote.ts';
import { readJson, type RemoteStore } from 'shared-releases/store/RemoteStore.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { contractText } from '../../http/contract.ts';
import type { Publication, PublishedChange } from './readPublication.ts';

const compress = promisify(brotliCompress);

/** The owner of the token. */
export interface Publisher {
  readonly remote: string;
  readonly name: string;
}

export interface PublishingServer {
  readonly configuration: Pick<Configuration, 'dataDirectory' | 'shellDirectory'>;
  readonly openStore: () => Promise<RemoteStore>;
  readonly now: () => Date;
  readonly say: (line: string) => void;
}

/** Does for a team what the release commands do for the holder of the key: the server signs. */
export function createPublisher({ configuration, openStore, now, say }: PublishingServer) {
  const { dataDirectory, shellDirectory } = configuration;

  async function readDeployed(): Promise<Deployed> {
    const text = await readFile(path.join(shellDirectory, 'shell.json'), 'utf8');
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- a file of our own build
    const shell: ShellOffer = JSON.parse(text);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the contract is JSON
    const openApi: JsonObject = JSON.parse(contractText);
    return { shell, openApi };
  }

  /** @throws Refusal if it does not fit this server */
  async function check(
    store: RemoteStore,
    remote: string,
    version: string,
    bytesOf?: (file: string) => Promise<number>,
  ): Promise<void> {
    const folder = `${remote}/${version}`;
    const manifest = await readJson<RemoteManifest>(store, `${folder}/remote.json`);
    if (!manifest) {
      throw new Refusal(
        `${remote} ${version} has not been sent. ${await tellVersions(store, remote)}`,
      );
    }
    const readUse = () => readJson<ApiUse>(store, `${folder}/api.json`);
    const candidate = { manifest, readUse, ...(bytesOf && { bytesOf }) };
    await checkFit(candidate, await readDeployed(), 'this server');
  }

  return {
    /** Adds the files of a version to the store; nobody gets them yet. @throws Refusal */
    async keep({ manifest, files }: Publication): Promise<void> {
      const all = new Map(files);
      for (const [name, content] of files) {
        if (name.endsWith('.js')) all.set(`${name}.br`, await compress(content));
      }
      const bytesOf = async (file: string) => all.get(`${file}.br`)?.length ?? 0;
      // oxlint-disable-next-line typescript/no-unsafe-return -- its digest is compared
      const readUse = async () => JSON.parse(Buffer.from(all.get('api.json') ?? '{}').toString());
      await checkFit({ manifest, readUse, bytesOf }, await readDeployed(), 'this server');
      await putRemote(await openStore(), {
        manifest,
        names: [...all.keys()],
        read: async (name) => all.get(name) ?? Buffer.alloc(0),
      });
    },

    /**
     * The released versions of the remote, whether and why its canary was stopped, and the last
     * changes.
     */
    async list(remote: string): Promise<Releases> {
      return await readReleases(await openStore(), remote);
    },

    /** Changes the released version of the remote; null if nothing changes. @throws Refusal */
    async change({ remote, name }: Publisher, change: PublishedChange): Promise<Changed | null> {
      const key = await signingKey(dataDirectory);
      const store = await openStore();
      const installation = { store, key, by: `${name} (token)`, now, say };
      return await changeReleases(installation, `${change.action} of ${remote}`, async (state) => {
        const decided = decide(state, remote, change);
        if (decided && change.action !== 'retire') await check(store, remote, decided.to);
        return decided;
      });
    },
  };
}

/**
 * The installation's own key, created for its first release. @throws Refusal if only its public
 * half exists
 */
async function signingKey(dataDirectory: string): Promise<ReleaseKey> {
  const known = await findReleaseKey(dataDirectory);
  if (known) return known;
  if (existsSync(path.join(dataDirectory, 'keys', 'release.pub'))) {
    throw new Refusal('The key to sign with is not on this server: release where it lies.');
  }
  return await openReleaseKey(dataDirectory);
}

function decide(state: ReleaseState, remote: string, change: PublishedChange): Change | null {
  switch (change.action) {
    case 'release':
      return release(state, remote, change.version);
    case 'canary': {
      const { cohorts, who } = change.audience;
      return canary(state, remote, { version: change.version, cohorts, who });
    }
    case 'rollback':
      return rollback(state, remote, change.version);
    case 'stop-canary':
      return takeBackCanary(state, remote);
    case 'promote':
      return promote(state, remote);
    case 'retire':
      return retire(state, remote);
  }
}

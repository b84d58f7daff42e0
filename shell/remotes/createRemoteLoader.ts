import { remoteContractVersion, type RemoteManifest, type RemoteRegistry } from 'shared-contracts';
import { classifyFailure } from './classifyFailure.ts';
import { isCompatible } from './compatibility.ts';
import { fetchFile as fetchFileByNetwork, type FetchFile } from './fetchFile.ts';
import { importRemoteModule } from './importRemoteModule.ts';
import { createLastGoodVersions, type LastGoodVersions } from './lastGoodVersions.ts';
import { asMessagesModule, asPageModule, asStartModule } from './moduleShapes.ts';
import {
  createRegistryReader,
  readInlinedRegistry,
  type RegistryReader,
} from './registryReader.ts';
import { remoteAddress } from './remoteAddress.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import type { LoadedPage, PageRequest, RemoteLoader } from './RemoteLoader.ts';

/** What the loader needs of the page around it. */
export interface LoaderSurroundings {
  readonly registry: RegistryReader;
  readonly lastGood: LastGoodVersions;
  readonly importModule: (remote: RemoteManifest, module: string) => Promise<unknown>;
  readonly fetchFile: FetchFile;
}

/** Milliseconds that opening a page waits for news of a release. */
const longestDelay = 200;

export function createRemoteLoader(
  { registry, lastGood, importModule, fetchFile }: LoaderSurroundings = browserSurroundings(),
): RemoteLoader {
  let hasLoaded = false;

  async function load(page: PageRequest): Promise<LoadedPage> {
    const newest = hasLoaded ? await registry.refresh(longestDelay) : registry.current();
    hasLoaded = true;
    const current = candidate(newest, page);
    const first = await attempt(current, page);
    if (!(first instanceof RemoteFailure)) return first;

    const released = candidate(await registry.refresh(), page);
    const isNewer = released?.version !== current?.version;
    const tryAgain = isNewer || first.kind === 'unreachable' || first.kind === 'integrity';
    const second = tryAgain ? await attempt(released, page) : first;
    if (!(second instanceof RemoteFailure)) return second;

    const fallback = lastGood.of(page.remote);
    const isAnother = released && fallback && fallback.version !== released.version;
    const third = isAnother ? await attempt(fallback, page) : second;
    if (third instanceof RemoteFailure) throw second;
    return third;
  }

  async function attempt(
    remote: RemoteManifest | undefined,
    { module, locale, ...page }: PageRequest,
  ): Promise<LoadedPage | RemoteFailure> {
    if (!remote || !(module in remote.preload)) {
      return new RemoteFailure('not-registered', { remote: page.remote, module });
    }
    const failed = { remote: remote.name, version: remote.version, module };
    if (remote.version === page.avoidVersion) return new RemoteFailure('threw', failed);
    if (!isCompatible(remote.remoteContract, remoteContractVersion)) {
      return new RemoteFailure('incompatible', failed);
    }
    try {
      const [pageModule, { messages }, startModule] = await Promise.all([
        importModule(remote, module).then(asPageModule),
        importModule(remote, `./messages.${locale}`).then(asMessagesModule),
        remote.hasStart ? importModule(remote, './start').then(asStartModule) : undefined,
      ]);
      return {
        manifest: remote,
        Page: pageModule.Page,
        messages,
        ...(startModule ? { start: startModule.start } : {}),
        worked: () => lastGood.remember(remote),
      };
    } catch (fault) {
      return await failureOf(fault, remote, module);
    }
  }

  async function failureOf(fault: unknown, remote: RemoteManifest, module: string) {
    const kind = await classifyFailure(fault, remoteAddress(remote, remote.entry), fetchFile);
    return new RemoteFailure(kind, { remote: remote.name, version: remote.version, module }, fault);
  }

  return { registry: () => registry.current(), load };
}

function browserSurroundings(): LoaderSurroundings {
  return {
    registry: createRegistryReader(readInlinedRegistry(document), fetchFileByNetwork),
    lastGood: createLastGoodVersions(localStorage),
    importModule: importRemoteModule,
    fetchFile: fetchFileByNetwork,
  };
}

function candidate(registry: RemoteRegistry, page: PageRequest): RemoteManifest | undefined {
  return registry.remotes.find((remote) => remote.name === page.remote);
}

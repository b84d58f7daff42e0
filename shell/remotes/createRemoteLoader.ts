import {
  remoteContractVersion,
  type MessagesModule,
  type PageModule,
  type RemoteManifest,
  type RemoteRegistry,
  type StartModule,
} from 'shared-contracts';
import { classifyFailure } from './classifyFailure.ts';
import { isCompatible } from './compatibility.ts';
import { importRemoteModule } from './importRemoteModule.ts';
import { createLastGoodVersions, type LastGoodVersions } from './lastGoodVersions.ts';
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
  readonly fetchFile: typeof fetch;
}

export function createRemoteLoader(
  { registry, lastGood, importModule, fetchFile }: LoaderSurroundings = browserSurroundings(),
): RemoteLoader {
  let hasLoaded = false;

  async function load(page: PageRequest): Promise<LoadedPage> {
    const newest = hasLoaded ? await registry.refresh() : registry.current();
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
    const isAnother = fallback && fallback.version !== (released ?? current)?.version;
    const third = isAnother ? await attempt(fallback, page) : second;
    if (third instanceof RemoteFailure) throw first;
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

  return {
    registry: registry.current,
    load,
    async loadMessages(remote, locale) {
      const module = `./messages.${locale}`;
      try {
        return asMessagesModule(await importModule(remote, module)).messages;
      } catch (fault) {
        throw await failureOf(fault, remote, module);
      }
    },
  };
}

function browserSurroundings(): LoaderSurroundings {
  return {
    registry: createRegistryReader(readInlinedRegistry(document)),
    lastGood: createLastGoodVersions(localStorage),
    importModule: importRemoteModule,
    fetchFile: (...request) => fetch(...request),
  };
}

function candidate(registry: RemoteRegistry, page: PageRequest): RemoteManifest | undefined {
  return registry.remotes.find((remote) => remote.name === page.remote);
}

function asPageModule(module: unknown): PageModule {
  if (hasMember(module, 'Page', 'function')) return module as PageModule;
  throw new TypeError('A page module exports no component named Page.');
}

function asMessagesModule(module: unknown): MessagesModule {
  if (hasMember(module, 'messages', 'object')) return module as MessagesModule;
  throw new TypeError('A messages module exports no object named messages.');
}

function asStartModule(module: unknown): StartModule {
  if (hasMember(module, 'start', 'function')) return module as StartModule;
  throw new TypeError('A start module exports no function named start.');
}

function hasMember(module: unknown, name: string, type: 'function' | 'object'): boolean {
  return typeof module === 'object' && module !== null && typeof Reflect.get(module, name) === type;
}

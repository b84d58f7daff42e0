import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import { findMissing, type ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import type { RemoteAttempt } from '../failures/data/createRemoteHealthReporter.ts';
import { classifyFailure } from './classifyFailure.ts';
import { fetchFile as fetchFileByNetwork, type FetchFile } from './fetchFile.ts';
import { importRemoteModule, sharedHere } from './importRemoteModule.ts';
import { createKeptCohort, type KeptCohort } from './keptCohort.ts';
import { createKeptRegistry } from './keptRegistry.ts';
import { createLastGoodVersions, type LastGoodVersions } from './lastGoodVersions.ts';
import { asMessagesModule, asPageModule, asStartModule } from './moduleShapes.ts';
import {
  createRegistryReader,
  readInlinedRegistry,
  type RegistryReader,
  type TrustedRegistry,
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
  readonly cohort: KeptCohort;
  /** What this page shares with remotes, as far as it has come. */
  readonly sharedHere: () => Pick<ShellOffer, 'shared' | 'names'>;
}

/** Milliseconds that opening a page waits for news of a release. */
const longestDelay = 200;

export function createRemoteLoader(
  surroundings: LoaderSurroundings = browserSurroundings(),
  noteAttempt: (attempt: RemoteAttempt) => void = () => undefined,
): RemoteLoader {
  const { registry, lastGood, importModule, fetchFile, cohort } = surroundings;
  let hasLoaded = false;

  async function load(page: PageRequest): Promise<LoadedPage> {
    const known = hasLoaded ? await registry.refresh(longestDelay) : await registry.trusted();
    hasLoaded = true;
    const current = candidate(known, page);
    const first = await observed(current, page, known);
    if (!(first instanceof RemoteFailure)) return first;

    const newest = await registry.refresh();
    const released = candidate(newest, page);
    const isNewer = released?.version !== current?.version;
    const tryAgain = isNewer || first.kind === 'unreachable' || first.kind === 'integrity';
    const second = tryAgain ? await observed(released, page, newest) : first;
    if (!(second instanceof RemoteFailure)) return second;

    // In the place of a canary what all get, then what last worked here.
    const others = [registry.released(page.remote), lastGood.of(page.remote)];
    for (const other of released ? others : []) {
      if (!other || other.version === released?.version) continue;
      const third = await observed(other, page, newest);
      if (!(third instanceof RemoteFailure)) return third;
    }
    throw second;
  }

  /** Why the remote must not run here, told by the server or seen by the shell itself. */
  function misfitOf(remote: RemoteManifest, { refused }: TrustedRegistry): string | undefined {
    const offer = { remoteContract: remoteContractVersion, ...surroundings.sharedHere() };
    return refused?.[remote.container] ?? findMissing(remote, offer)[0];
  }

  /** An attempt to load a version, told to whoever follows the health of remotes. */
  async function observed(
    remote: RemoteManifest | undefined,
    page: PageRequest,
    known: TrustedRegistry,
  ): Promise<LoadedPage | RemoteFailure> {
    const begun = performance.now();
    const result = await attempt(remote, page, known);
    if (remote && remote.version !== page.avoidVersion) {
      const { name, version } = remote;
      const outcome = result instanceof RemoteFailure ? result.kind : 'loaded';
      const milliseconds = performance.now() - begun;
      noteAttempt({ remote: name, version, outcome, milliseconds });
    }
    return result;
  }

  async function attempt(
    remote: RemoteManifest | undefined,
    { module, locale, ...page }: PageRequest,
    known: TrustedRegistry,
  ): Promise<LoadedPage | RemoteFailure> {
    if (!remote || !(module in remote.preload)) {
      return new RemoteFailure('not-registered', { remote: page.remote, module });
    }
    const failed = { remote: remote.name, version: remote.version, module };
    if (remote.version === page.avoidVersion) return new RemoteFailure('threw', failed);
    const misfit = misfitOf(remote, known);
    if (misfit !== undefined) return new RemoteFailure('incompatible', failed, misfit);
    try {
      const [pageModule, { messages }, startModule] = await Promise.all([
        importModule(remote, module).then(asPageModule),
        importModule(remote, `./messages.${locale}`).then(asMessagesModule),
        remote.hasStart ? importModule(remote, './start').then(asStartModule) : undefined,
      ]);
      // Libraries that came with the page are known by their names only now.
      const lateMisfit = misfitOf(remote, known);
      if (lateMisfit !== undefined) return new RemoteFailure('incompatible', failed, lateMisfit);
      return {
        manifest: remote,
        Page: pageModule.Page,
        messages,
        ...(startModule ? { start: startModule.start } : {}),
        worked: () => lastGood.remember(remote),
      };
    } catch (fault) {
      return await failureOf(fault, remote, module, known);
    }
  }

  async function failureOf(
    fault: unknown,
    remote: RemoteManifest,
    module: string,
    known: TrustedRegistry,
  ) {
    const failed = { remote: remote.name, version: remote.version, module };
    const kind = await classifyFailure(fault, remoteAddress(remote, remote.entry), fetchFile);
    const misfit = kind === 'threw' ? misfitOf(remote, known) : undefined;
    if (misfit !== undefined) return new RemoteFailure('incompatible', failed, misfit);
    return new RemoteFailure(kind, failed, fault);
  }

  return {
    registry: () => registry.current(),
    load,
    keepCohort: (session) => cohort.keep(session),
  };
}

export function browserSurroundings(): LoaderSurroundings {
  const cohort = createKeptCohort(localStorage);
  const registry = createRegistryReader(readInlinedRegistry(document), {
    fetchFile: fetchFileByNetwork,
    kept: createKeptRegistry(localStorage),
    cohort,
    isSigned,
  });
  return {
    registry,
    lastGood: createLastGoodVersions(localStorage),
    importModule: importRemoteModule,
    fetchFile: fetchFileByNetwork,
    cohort,
    sharedHere,
  };
}

function candidate(registry: TrustedRegistry, page: PageRequest): RemoteManifest | undefined {
  return registry.remotes.find((remote) => remote.name === page.remote);
}

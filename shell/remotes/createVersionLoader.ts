import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import { findMissing, type ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import type { RemoteAttempt } from '../failures/data/createRemoteHealthReporter.ts';
import { classifyFailure, RemoteFailure } from './RemoteFailure.ts';
import { type FetchFile, remoteAddress } from './remotesBase.ts';
import { asMessagesModule, asPageModule, asStartModule } from './moduleShapes.ts';
import type { TrustedRegistry } from './registryReader.ts';
import type { PageCode, PageRequest } from './RemoteLoader.ts';
import { askAnew } from './scriptAddress.ts';

/** What loading a version needs of the page around it. */
export interface VersionSurroundings {
  readonly importModule: (remote: RemoteManifest, module: string) => Promise<unknown>;
  readonly fetchFile: FetchFile;
  /** What this page shares with remotes so far. */
  readonly sharedHere: () => Pick<ShellOffer, 'shared' | 'names'>;
}

/** Loads a page in one version. @throws RemoteFailure */
export type LoadVersion = (
  remote: RemoteManifest,
  page: PageRequest,
  known: TrustedRegistry,
) => Promise<PageCode>;

/** Receives the outcome of each attempt, however late; `failure` is the reason. */
export type NoteAttempt = (attempt: RemoteAttempt, failure?: RemoteFailure) => void;

export function createVersionLoader(
  { importModule, fetchFile, sharedHere }: VersionSurroundings,
  noteAttempt: NoteAttempt,
): LoadVersion {
  /**
   * Why the remote must not run here, reported by the server or found by the shell; undefined if it
   * fits.
   */
  function misfitOf(remote: RemoteManifest, { refused }: TrustedRegistry): string | undefined {
    const offer = { remoteContract: remoteContractVersion, ...sharedHere() };
    return refused?.[remote.container] ?? findMissing(remote, offer)[0];
  }

  async function attempt(
    remote: RemoteManifest,
    { module, locale }: PageRequest,
    known: TrustedRegistry,
  ): Promise<PageCode> {
    const failed = { remote: remote.name, version: remote.version, module };
    const refuseMisfit = () => {
      const misfit = misfitOf(remote, known);
      if (misfit !== undefined) throw new RemoteFailure('incompatible', failed, misfit);
    };
    try {
      refuseMisfit();
      const [pageModule, { messages }, startModule] = await Promise.all([
        importModule(remote, module).then(asPageModule),
        importModule(remote, `./messages.${locale}`).then(asMessagesModule),
        remote.hasStart ? importModule(remote, './start').then(asStartModule) : undefined,
      ]);
      // The exports of libraries that the page has loaded are only known now.
      refuseMisfit();
      const start = startModule ? { start: startModule.start } : {};
      return { manifest: remote, Page: pageModule.Page, messages, ...start };
    } catch (fault) {
      if (fault instanceof RemoteFailure) throw fault;
      const kind = await classifyFailure(fault, remoteAddress(remote, remote.entry), fetchFile);
      if (kind === 'threw') refuseMisfit();
      if (kind === 'timeout') askAnew(remote, location.origin);
      throw new RemoteFailure(kind, failed, fault);
    }
  }

  return async (remote, page, known) => {
    const { module, avoidVersions = [] } = page;
    if (!(module in remote.preload)) {
      throw new RemoteFailure('not-registered', { remote: page.remote, module });
    }
    const { name, version } = remote;
    if (avoidVersions.includes(version)) {
      throw new RemoteFailure('threw', { remote: name, version, module });
    }
    const begun = performance.now();
    const note = (outcome: RemoteAttempt['outcome'], failure?: RemoteFailure) => {
      const milliseconds = performance.now() - begun;
      noteAttempt({ remote: name, version, outcome, milliseconds }, failure);
    };
    try {
      const code = await attempt(remote, page, known);
      note('loaded');
      return code;
    } catch (fault) {
      if (fault instanceof RemoteFailure) note(fault.kind, fault);
      throw fault;
    }
  };
}

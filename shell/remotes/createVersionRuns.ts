import type { RemoteManifest } from 'shared-contracts';
import type { createTrials } from './createTrials.ts';
import type { createVersionLoader, NoteAttempt } from './createVersionLoader.ts';
import type { RegistryReader, TrustedRegistry } from './registryReader.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import type { LoadedPage, PageRequest } from './RemoteLoader.ts';
import type { createRestingVersions } from './restingVersions.ts';
import type { TrialMarks } from './trialMarks.ts';

interface VersionParts {
  readonly registry: RegistryReader;
  readonly loadVersion: ReturnType<typeof createVersionLoader>;
  readonly resting: ReturnType<typeof createRestingVersions>;
  readonly trials: ReturnType<typeof createTrials>;
  readonly marks: TrialMarks;
  readonly noteAttempt: NoteAttempt;
}

/** Starts versions on trial; one that fails rests. */
export function createVersionRuns(parts: VersionParts) {
  const { registry, loadVersion, resting, trials, marks, noteAttempt } = parts;

  /**
   * A version that hung this page before is not started again unless asked for. @throws
   * RemoteFailure
   */
  function refuseHung(remote: RemoteManifest, module: string): void {
    const { name, version } = remote;
    const hung = marks.hung(remote, module);
    if (!hung) return;
    const failed = { remote: name, version, module };
    const failure = new RemoteFailure(
      'threw',
      failed,
      'It stopped the page from answering before.',
    );
    if (hung === 'found') {
      noteAttempt({ remote: name, version, outcome: 'render', milliseconds: 0 }, failure);
    }
    throw failure;
  }

  async function run(
    remote: RemoteManifest | undefined,
    page: PageRequest,
    known: TrustedRegistry,
  ): Promise<LoadedPage> {
    const { module } = page;
    try {
      if (!remote) throw new RemoteFailure('not-registered', { remote: page.remote, module });
      refuseHung(remote, module);
      const begun = await trials.begin(remote, module, () => loadVersion(remote, page, known));
      resting.wake(remote, module);
      return begun;
    } catch (fault) {
      if (remote && fault instanceof RemoteFailure) resting.rest(remote, module, fault.kind);
      throw fault;
    }
  }

  /** This version, or if it fails the newest that the server knows. @throws RemoteFailure */
  async function newestFrom(
    wanted: RemoteManifest | undefined,
    page: PageRequest,
    known: TrustedRegistry,
  ): Promise<LoadedPage> {
    try {
      return await run(wanted, page, known);
    } catch (fault) {
      const newest = await registry.refresh();
      const next = released(newest, page);
      const isNewer = next?.container !== wanted?.container;
      if (!isNewer && !mayComeAgain(fault)) throw fault;
      return await run(next, page, newest);
    }
  }

  /** Another version than the wanted one, if the remote still exists. @throws RemoteFailure */
  async function instead(
    other: RemoteManifest | undefined,
    wanted: RemoteManifest | undefined,
    page: PageRequest,
  ): Promise<LoadedPage> {
    const known = await registry.trusted();
    const isOther = released(known, page) && other?.container !== wanted?.container;
    return await run(isOther ? other : undefined, page, known);
  }

  return { run, newestFrom, instead };
}

/** A network failure, or a corrupt copy. */
function mayComeAgain(fault: unknown): boolean {
  return (
    fault instanceof RemoteFailure && (fault.kind === 'unreachable' || fault.kind === 'integrity')
  );
}

/** The version of the remote for this device. */
export function released(registry: TrustedRegistry, page: PageRequest): RemoteManifest | undefined {
  return registry.remotes.find((remote) => remote.name === page.remote);
}

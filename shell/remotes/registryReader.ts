import type { RemoteManifest, RemoteRegistry, SignedRegistry } from 'shared-contracts';
import { seenBy } from 'shared-contracts/registry/cohort.ts';
import { soundRegistry } from 'shared-contracts/registry/soundManifest.ts';
import type { FetchFile } from './remotesBase.ts';
import { isRegistry, type KeptRegistry } from './keptRegistry.ts';
import type { KeptCohort } from './keptCohort.ts';

export interface RegistryReader {
  /** The newest registry known, as seen by this device's cohort; possibly not verified yet. */
  current(): RemoteRegistry;
  /** The general release of this remote in the newest registry, ignoring canaries. */
  released(name: string): RemoteManifest | undefined;
  /** The newest registry with a valid signature: the only one whose code may run. */
  trusted(): Promise<TrustedRegistry>;
  /**
   * Asks the server for a newer registry and returns the newest verified one; after
   * `waitMilliseconds` without a response, the one already known. A later response still takes
   * effect.
   */
  refresh(waitMilliseconds?: number): Promise<TrustedRegistry>;
}

/** As seen by this device's cohort, with the versions that the server refuses. */
export type TrustedRegistry = RemoteRegistry & Pick<SignedRegistry, 'refused'>;

/** The registry inlined by the server. */
export interface InlinedRegistry {
  readonly registry: SignedRegistry;
  /** The public half of the installation's key. */
  readonly publicKey: string;
}

export interface ReaderSurroundings {
  readonly fetchFile: FetchFile;
  /**
   * The page comes from a worker and may be old: a newer registry is requested before the first
   * code runs.
   */
  readonly isPageKept?: boolean;
  /** The newest registry verified on this device. */
  readonly kept: KeptRegistry;
  readonly cohort: KeptCohort;
  readonly isSigned: (registry: SignedRegistry, publicKey: string) => Promise<boolean>;
}

const registryAddress = '/remotes/registry.json';
const longestAnswer = 10_000;
/**
 * Milliseconds that the first code of a cached page waits for the newer registry, which was
 * requested early.
 */
const longestNews = 100;
const nothing: SignedRegistry = { sequence: 0, remotes: [], signature: '' };

export function createRegistryReader(
  { registry: inlined, publicKey }: InlinedRegistry,
  { fetchFile, isPageKept = false, kept, cohort, isSigned: check }: ReaderSurroundings,
): RegistryReader {
  const remembered = kept.read(publicKey) ?? nothing;
  const candidates = [inlined, remembered].toSorted((one, other) => other.sequence - one.sequence);
  let newest = candidates[0] ?? nothing;
  let asking: Promise<void> | undefined;
  // Started at once, so that it is done when the first code wants to run.
  const firstCheck = isPageKept ? chooseFirst().then(() => askWithin(longestNews)) : chooseFirst();

  async function chooseFirst(): Promise<void> {
    for (const candidate of candidates) {
      if (candidate.sequence > 0 && (await isGenuine(candidate))) {
        newest = candidate;
        if (candidate !== remembered) kept.keep(candidate, publicKey);
        return;
      }
    }
    newest = nothing;
    // The page was corrupted in transit or in a cache: the server may return a valid registry.
    if (publicKey !== '') await fetchNewer().catch(() => undefined);
  }

  /** Without Ed25519 in the browser, the server's own check of its page must do. */
  async function isGenuine(registry: SignedRegistry): Promise<boolean> {
    try {
      return await check(registry, publicKey);
    } catch {
      return registry === inlined;
    }
  }

  /** Only one request at a time. */
  async function ask(): Promise<void> {
    try {
      await fetchNewer();
    } catch {
      // No connection, or an invalid response: keep what is known.
    } finally {
      asking = undefined;
    }
  }

  /** Resolves on the response, at the latest after this time. */
  async function askWithin(milliseconds: number): Promise<void> {
    asking ??= ask();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise((done) => (timer = setTimeout(done, milliseconds)));
    await Promise.race([asking, enough]);
    clearTimeout(timer);
  }

  async function fetchNewer(): Promise<void> {
    const signal = AbortSignal.timeout(longestAnswer);
    const response = await fetchFile(registryAddress, { cache: 'no-cache', signal });
    const received: unknown = response.ok ? await response.json() : undefined;
    // Same sequence: `refused` may have changed.
    if (!isRegistry(received) || received.sequence < newest.sequence) return;
    if (!(await isGenuine(received)) || received.sequence < newest.sequence) return;
    if (received.sequence > newest.sequence) kept.keep(received, publicKey);
    newest = received;
  }

  const asSeen = (): TrustedRegistry => seenBy(soundRegistry(newest), cohort.read());
  return {
    current: asSeen,
    released: (name) => soundRegistry(newest).remotes.find((remote) => remote.name === name),
    async trusted() {
      await firstCheck;
      return asSeen();
    },
    async refresh(waitMilliseconds = 1_000) {
      await firstCheck;
      await askWithin(waitMilliseconds);
      return asSeen();
    },
  };
}

/** The registry inlined by the server; empty if there is none. */
export function readInlinedRegistry(document: Document): InlinedRegistry {
  const block = document.getElementById('registry');
  const registry = parsed(block?.textContent ?? '');
  return {
    registry: isRegistry(registry) ? registry : nothing,
    publicKey: block?.dataset['key'] ?? '',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

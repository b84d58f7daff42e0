import type { RemoteManifest, RemoteRegistry, SignedRegistry } from 'shared-contracts';
import { seenBy } from 'shared-contracts/registry/cohort.ts';
import { soundRegistry } from 'shared-contracts/registry/soundManifest.ts';
import type { FetchFile } from './remotesBase.ts';
import { isRegistry, type KeptRegistry } from './keptRegistry.ts';
import type { KeptCohort } from './keptCohort.ts';

export interface RegistryReader {
  /** The newest registry known, as this device's cohort sees it. It may not be checked yet. */
  current(): RemoteRegistry;
  /** The version of this remote that all get who get no canary, of the newest registry. */
  released(name: string): RemoteManifest | undefined;
  /** The newest one whose signature was found good: the only one whose code may run. */
  trusted(): Promise<TrustedRegistry>;
  /**
   * Asks the server for a newer one and answers the newest trusted; what is known already when the
   * server does not answer within `waitMilliseconds`. What it answers later is known from then on.
   */
  refresh(waitMilliseconds?: number): Promise<TrustedRegistry>;
}

/** As this device's cohort sees it, with what the server says of versions that do not fit it. */
export type TrustedRegistry = RemoteRegistry & Pick<SignedRegistry, 'refused'>;

/** What the server inlined in the page. */
export interface InlinedRegistry {
  readonly registry: SignedRegistry;
  /** The public half of the installation's key. */
  readonly publicKey: string;
}

export interface ReaderSurroundings {
  readonly fetchFile: FetchFile;
  /** The page may be old, since a worker kept it: news are asked for before the first code runs. */
  readonly isPageKept?: boolean;
  /** The newest registry that was trusted on this device. */
  readonly kept: KeptRegistry;
  readonly cohort: KeptCohort;
  readonly isSigned: (registry: SignedRegistry, publicKey: string) => Promise<boolean>;
}

const registryAddress = '/remotes/registry.json';
const longestAnswer = 10_000;
/** Milliseconds that the first code of a kept page waits for news, which were asked for long before. */
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
  // Asked for at once, so that it is known when the first code wants to run.
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
    // The page was spoilt on its way here, or in a cache: the server may give a good one by itself.
    if (publicKey !== '') await fetchNewer().catch(() => undefined);
  }

  /** Where the browser does not know Ed25519, the server's word must do: it has checked its page. */
  async function isGenuine(registry: SignedRegistry): Promise<boolean> {
    try {
      return await check(registry, publicKey);
    } catch {
      return registry === inlined;
    }
  }

  /** Asks once at a time. */
  async function ask(): Promise<void> {
    try {
      await fetchNewer();
    } catch {
      // No connection, or a broken answer: the page goes on with what it knows.
    } finally {
      asking = undefined;
    }
  }

  /** Resolves when it was answered, and after that time in any case. */
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
    // Of the same sequence it may say anew what fits the server.
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

/** The registry that the server inlined in the page; empty when there is none. */
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

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { RemoteManifest, SignedRegistry } from 'shared-contracts';
import type { ApiUse, JsonObject } from 'shared-contracts/registry/apiUse.ts';
import { findMismatches } from 'shared-contracts/registry/findMismatches.ts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { isSigned } from 'shared-contracts/registry/signature.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { contractText } from '../http/contract.ts';
import { describeFailure } from '../telemetry/describeFailure.ts';
import type { RegistryMemory } from './registryMemory.ts';

/** The registry for pages, inlined or as a file. */
export interface ServedRegistry {
  readonly json: string;
  readonly brotli: Buffer;
  readonly etag: string;
  /**
   * The public half of the installation's key, with which pages verify it; empty before the first
   * release.
   */
  readonly publicKey: string;
}

export type RegistryPlaces = Pick<
  Configuration,
  'remoteStore' | 'dataDirectory' | 'shellDirectory'
>;

const compress = promisify(brotliCompress);
const nothing: SignedRegistry = { sequence: 0, remotes: [], signature: '' };

/**
 * Reads the store's registry, again only after a change. A registry that is not signed with the
 * installation's key, or is older than one that any process has served, is logged and not served:
 * pages keep getting the last good one. Marks versions that do not fit this shell and server.
 */
export function createServedRegistry(
  places: RegistryPlaces,
  memory: RegistryMemory,
  log: FastifyBaseLogger,
) {
  const files = {
    registry: path.join(places.remoteStore, 'registry.json'),
    key: path.join(places.dataDirectory, 'keys', 'release.pub'),
    shell: path.join(places.shellDirectory, 'shell.json'),
  };
  let stamp = '';
  let served = present(nothing, '');

  async function readAgain(): Promise<ServedRegistry> {
    const publicKey = (await readFile(files.key, 'utf8').catch(() => '')).trim();
    const good = await newestGood(await readText(files.registry), publicKey, memory, log);
    const shell = parse<ShellOffer>(await readText(files.shell));
    const refused = shell ? await refusals(good, shell, places.remoteStore, log) : {};
    return present(Object.keys(refused).length > 0 ? { ...good, refused } : good, publicKey);
  }

  return async function servedRegistry(): Promise<ServedRegistry> {
    const seen = (await Promise.all(Object.values(files).map(stampOf))).join(' ');
    if (seen !== stamp) {
      stamp = seen;
      const before = served;
      served = readAgain().catch((fault: unknown) => {
        log.error({ failure: describeFailure(fault) }, 'The registry could not be read');
        stamp = '';
        return before;
      });
    }
    return await served;
  };
}

async function newestGood(
  text: string | null,
  publicKey: string,
  memory: RegistryMemory,
  log: FastifyBaseLogger,
): Promise<SignedRegistry> {
  const last = (await genuine(await memory.newest(publicKey), publicKey)) ?? nothing;
  if (text === null) return last;
  const registry = await genuine(text, publicKey);
  if (registry === null) {
    log.error(
      'The registry in the remote store is not signed with the key of this data directory.',
    );
    return last;
  }
  if (registry.sequence < last.sequence) {
    log.error(
      'The registry in the remote store is older than the one that is served; "npm run release -- renew" makes it newer.',
    );
    return last;
  }
  // Before the first page gets it: from then on no process serves an older one.
  await memory.keep(registry, publicKey);
  return registry;
}

/** The registry if it is signed with this key; otherwise null. */
async function genuine(text: string | null, publicKey: string): Promise<SignedRegistry | null> {
  const registry = parse<SignedRegistry>(text);
  if (registry === undefined) return null;
  return (await isSigned(registry, publicKey).catch(() => false)) ? registry : null;
}

/** Why a version does not fit this server, by its container. */
async function refusals(
  { remotes, canaries = [] }: SignedRegistry,
  shell: ShellOffer,
  remoteStore: string,
  log: FastifyBaseLogger,
): Promise<Record<string, string>> {
  const openApi = parse<JsonObject>(contractText) ?? {};
  const refused: Record<string, string> = {};
  for (const remote of [...remotes, ...canaries.map((canary) => canary.remote)]) {
    const sentences = await findMismatches(remote, { shell, openApi }, () =>
      readBuiltUse(remote, remoteStore),
    );
    if (sentences.length === 0) continue;
    refused[remote.container] = sentences.join(' ');
    log.warn({ remote: remote.name, version: remote.version, sentences }, 'A remote does not fit');
  }
  return refused;
}

async function readBuiltUse({ name, version }: RemoteManifest, remoteStore: string) {
  return parse<ApiUse>(await readText(path.join(remoteStore, name, version, 'api.json')));
}

async function present(registry: SignedRegistry, publicKey: string): Promise<ServedRegistry> {
  const json = JSON.stringify(registry);
  const hash = createHash('sha256').update(json).update(publicKey).digest('base64url');
  return { json, brotli: await compress(json), etag: `"${hash.slice(0, 22)}"`, publicKey };
}

async function readText(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch(() => null);
}

/** A file of the release commands or a build; undefined if it is missing or invalid. */
function parse<Shape>(text: string | null): Shape | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-return -- its shape is ours, its signature is checked
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text that changes whenever the file is replaced or changed; `none` if there is no file. */
export async function stampOf(file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  return stats === null ? 'none' : `${stats.mtimeMs}-${stats.size}-${stats.ino}`;
}

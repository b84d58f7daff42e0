import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import type { RemoteManifest, SignedRegistry } from 'shared-contracts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';
import { signRegistry } from 'shared-contracts/registry/signature.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import type { System } from 'tooling/system/startSystem.ts';

/** A released file, as requested by the page. */
export interface ReleasedFile {
  readonly name: string;
  /** For example `./Page`; the entry belongs to no module. */
  readonly module: string | undefined;
  readonly content: string;
}

export interface NextRelease {
  /** Increases with each release. */
  readonly number: number;
  /** Text in the built files, and its replacement. */
  readonly words?: readonly [text: string, next: string];
  /** Replaces the built entry. */
  readonly entry?: (container: string) => string;
  readonly hasStart?: boolean;
  /** Serves a file wrongly; until `heal`. */
  readonly fault?: (route: Route, file: ReleasedFile) => Promise<unknown> | undefined;
}

export interface InPage {
  /** From now on the files are served correctly. */
  heal(): void;
  /** Waits until the page knows it, which takes a navigation to another page. */
  isKnown(): Promise<void>;
}

/**
 * Releases a remote for this one page: the server's files, under another version and signed with
 * its key. Nobody else gets it, nothing is built.
 */
export async function releaseInPage(
  page: Page,
  system: System,
  remote: string,
  next: NextRelease,
): Promise<InPage> {
  const store = join(system.dataDirectory, 'remotes');
  const served: SignedRegistry = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'));
  const { signature: _signature, ...registry } = served;
  const before = registry.remotes.find(({ name }) => name === remote);
  if (!before) throw new Error(`The server has no ${remote}.`);

  const version = `9.0.${next.number}`;
  const container = `${before.container}_${next.number}`;
  const files = new Map<string, ReleasedFile>();
  for (const name of Object.keys(before.integrity)) {
    const built = await readFile(join(store, remote, before.version, name), 'utf8');
    const renamed = built.replaceAll(before.container, container);
    const content =
      name === before.entry && next.entry
        ? next.entry(container)
        : renamed.replaceAll(...(next.words ?? ['', '']));
    files.set(name, { name, module: moduleOf(before, name), content });
  }
  const manifest: RemoteManifest = {
    ...before,
    version,
    container,
    hasStart: next.hasStart ?? false,
    integrity: Object.fromEntries(
      [...files.values()].map(({ name, content }) => [name, integrityOf(content)]),
    ),
  };
  let { fault } = next;
  await page.route(`**/remotes/${remote}/${version}/**`, async (route) => {
    const file = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    if (!file) return route.fulfill({ status: 404 });
    await (fault?.(route, file) ?? fulfill(route, file));
  });
  const { privateKey } = await openReleaseKey(system.dataDirectory);
  const released = await signRegistry(
    {
      ...registry,
      sequence: registry.sequence + next.number,
      former: [await manifestDigest(before)],
      remotes: registry.remotes.map((each) => (each.name === remote ? manifest : each)),
    },
    privateKey,
  );
  const address = '**/remotes/registry.json';
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ json: released }));
  return {
    heal() {
      fault = undefined;
    },
    async isKnown() {
      const kept = () => page.evaluate(() => localStorage.getItem('punctual.registry'));
      await expect.poll(kept).toContain(version);
    },
  };
}

/** The correct file, with additional headers. */
export async function fulfill(
  route: Route,
  { content }: ReleasedFile,
  headers: Record<string, string> = {},
): Promise<void> {
  const contentType = 'text/javascript; charset=utf-8';
  await route.fulfill({ body: content, headers: { 'content-type': contentType, ...headers } });
}

function moduleOf({ entry, preload }: RemoteManifest, name: string): string | undefined {
  if (name === entry) return undefined;
  return Object.keys(preload).find((module) => preload[module]?.includes(name));
}

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

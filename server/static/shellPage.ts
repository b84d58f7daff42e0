import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { escapeHtml } from './html.ts';
import { type ServedRegistry, stampOf } from './servedRegistry.ts';

/** The shell's page, as everybody gets it. */
export interface ShellPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** `sha256-…` of each inline script. */
  readonly inlineScripts: readonly string[];
  /** The same page with its caller's API answers (JSON). */
  personal(answers: string): string;
}

/** Where a page can load remotes from, besides this server. */
export interface RemoteSources {
  /** The location of their files, if it is another host. */
  readonly remotesUrl: string | null;
  /** Whether developers can add their own remotes to the page. */
  readonly allowsOverrides: boolean;
}

const compress = promisify(brotliCompress);
const placeholder = '<!--registry-->';

/**
 * For a single request: takes a millisecond, and 5 % more bytes than the version that is compressed
 * once for everybody.
 */
export async function compressQuickly(html: string): Promise<Buffer> {
  return await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * Reads the shell's page and inlines the registry, again only if either has changed. Null if the
 * shell is not built.
 */
export function createShellPageSource(
  shellDirectory: string,
  servedRegistry: () => Promise<ServedRegistry>,
  sources: RemoteSources,
) {
  const template = path.join(shellDirectory, 'index.html');
  let stamp = '';
  let page: Promise<ShellPage | null> = Promise.resolve(null);

  return async function shellPage(): Promise<ShellPage | null> {
    const registry = await servedRegistry();
    const seen = `${await stampOf(template)} ${registry.etag}`;
    if (seen !== stamp) {
      stamp = seen;
      // Concurrent requests wait for the same page: its strong compression takes long.
      page = compose(template, registry, sources).catch((fault: unknown) => {
        stamp = '';
        throw fault;
      });
    }
    return await page;
  };
}

async function compose(
  template: string,
  registry: ServedRegistry,
  sources: RemoteSources,
): Promise<ShellPage | null> {
  const source = await readFile(template, 'utf8').catch(() => null);
  if (source === null) return null;
  const [before = '', after = ''] = source.split(placeholder);
  const begun = before + registryBlock(registry, sources);
  const html = Buffer.from(begun + after);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    personal: (answers) =>
      `${begun}<script type="application/json" id="answers">${harmless(answers)}</script>${after}`,
    html,
    brotli: await compress(html, { params: quality }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    inlineScripts: inlineScriptHashes(source),
  };
}

/** JSON that cannot end its script element. */
function harmless(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

/** The registry with its public key and the host of its files. */
function registryBlock(
  { json, publicKey }: ServedRegistry,
  { remotesUrl, allowsOverrides }: RemoteSources,
): string {
  const host = remotesUrl === null ? '' : ` data-remotes="${escapeHtml(remotesUrl)}"`;
  const overrides = allowsOverrides ? ' data-overrides="allowed"' : '';
  return `<script type="application/json" id="registry" data-key="${publicKey}"${host}${overrides}>${harmless(json)}</script>`;
}

/** Scripts without attributes are the inline ones. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { escapeHtml } from './html.ts';
import type { ServedRegistry } from './servedRegistry.ts';
import { stampOf } from './stampOf.ts';

/** The shell's one page as it is sent. */
export interface ShellPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** `sha256-…` of each inline script. */
  readonly inlineScripts: readonly string[];
}

const compress = promisify(brotliCompress);
const placeholder = '<!--registry-->';

/**
 * Reads the shell's page with the registry inlined, again only when either has changed. Answers null
 * while the shell is not built.
 *
 * @param remotesUrl where pages get the files of remotes, when that is another host
 */
export function createShellPageSource(
  shellDirectory: string,
  servedRegistry: () => Promise<ServedRegistry>,
  remotesUrl: string | null,
) {
  const template = path.join(shellDirectory, 'index.html');
  let stamp = '';
  let page: ShellPage | null = null;

  return async function shellPage(): Promise<ShellPage | null> {
    const registry = await servedRegistry();
    const seen = `${await stampOf(template)} ${registry.etag}`;
    if (seen !== stamp) {
      page = await compose(template, registry, remotesUrl);
      stamp = seen;
    }
    return page;
  };
}

async function compose(
  template: string,
  registry: ServedRegistry,
  remotesUrl: string | null,
): Promise<ShellPage | null> {
  const source = await readFile(template, 'utf8').catch(() => null);
  if (source === null) return null;
  const html = Buffer.from(source.replace(placeholder, () => registryBlock(registry, remotesUrl)));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    html,
    brotli: await compress(html, { params: quality }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    inlineScripts: inlineScriptHashes(source),
  };
}

/** JSON that cannot end its script element, with the key to check it by and the host of its files. */
function registryBlock({ json, publicKey }: ServedRegistry, remotesUrl: string | null): string {
  const harmless = json.replaceAll('<', String.raw`\u003c`);
  const host = remotesUrl === null ? '' : ` data-remotes="${escapeHtml(remotesUrl)}"`;
  return `<script type="application/json" id="registry" data-key="${publicKey}"${host}>${harmless}</script>`;
}

/** Scripts without attributes are the ones that run inline. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

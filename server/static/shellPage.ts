import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
 * Reads the shell's page with the registry inlined, again only when either file has changed. Answers
 * null while the shell is not built.
 */
export function createShellPageSource(shellDirectory: string, remoteStore: string) {
  const template = path.join(shellDirectory, 'index.html');
  const registry = path.join(remoteStore, 'registry.json');
  let stamp = '';
  let page: ShellPage | null = null;

  return async function shellPage(): Promise<ShellPage | null> {
    const seen = (await Promise.all([template, registry].map(stampOf))).join(' ');
    if (seen !== stamp) {
      page = await compose(template, registry);
      stamp = seen;
    }
    return page;
  };
}

async function compose(template: string, registry: string): Promise<ShellPage | null> {
  const source = await readFile(template, 'utf8').catch(() => null);
  if (source === null) return null;
  const text = await readFile(registry, 'utf8').catch(() => '{"sequence":0,"remotes":[]}');
  const html = Buffer.from(source.replace(placeholder, () => registryBlock(text)));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    html,
    brotli: await compress(html, { params: quality }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    inlineScripts: inlineScriptHashes(source),
  };
}

/** JSON that cannot end its script element. */
function registryBlock(registry: string): string {
  const json = JSON.stringify(JSON.parse(registry)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="registry">${json}</script>`;
}

/** Scripts without attributes are the ones that run inline. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? 'none' : `${found.mtimeMs}-${found.size}-${found.ino}`;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteManifest } from 'shared-contracts';
import { integrityOf } from 'shared-releases/store/putRemote.ts';
import { Refusal } from 'shared-releases/Refusal.ts';

/** Milliseconds. */
interface Patience {
  readonly look: number;
  readonly longest: number;
}

const usualPatience: Patience = { look: 1_000, longest: 120_000 };
const longestAnswer = 10_000;

/**
 * The host from which pages of this server load the files of remotes (`REMOTES_URL`), as reported
 * by the server; undefined if that is the server itself.
 */
export async function readRemoteHost(server: string): Promise<string | undefined> {
  const response = await fetch(`${server}/`, { signal: AbortSignal.timeout(longestAnswer) });
  return /id="registry"[^>]* data-remotes="([^"]+)"/.exec(await response.text())?.[1];
}

/**
 * Waits until that host serves every file of the version, complete and to the server's pages, so
 * that no page is sent there too early.
 *
 * @throws Refusal with the first file that a page could not run, on a timeout
 */
export async function waitForHost(
  host: string,
  { name, version, integrity }: RemoteManifest,
  server: string,
  say: (line: string) => void,
  { look, longest }: Patience = usualPatience,
): Promise<void> {
  const startedAt = performance.now();
  let missing = Object.entries(integrity);
  for (let isTold = false; ; isTold = true) {
    const faults = await Promise.all(
      missing.map(([file, hash]) => faultOf(`${host}${name}/${version}/${file}`, hash, server)),
    );
    missing = missing.filter((_, index) => faults[index] !== undefined);
    const fault = faults.find((sentence) => sentence !== undefined);
    if (fault === undefined) return;
    if (performance.now() - startedAt > longest) {
      throw new Refusal(
        `${fault}\nNothing was changed. Bring the store to ${host}, allow pages of ${server} to read it (Access-Control-Allow-Origin), and try again.`,
      );
    }
    if (!isTold) say(`Waiting for ${host} to have ${name} ${version}`);
    await wait(look);
  }
}

/** Why a page of the server could not run the file; undefined if it could. */
async function faultOf(file: string, hash: string, server: string): Promise<string | undefined> {
  const { origin } = new URL(server);
  try {
    const signal = AbortSignal.timeout(longestAnswer);
    const response = await fetch(file, { headers: { origin }, signal });
    if (!response.ok) return `${file} answers ${response.status}.`;
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin) return `${file} is given to no page of ${origin}.`;
    const content = new Uint8Array(await response.arrayBuffer());
    return integrityOf(content) === hash ? undefined : `${file} has another content.`;
  } catch {
    return `${file} does not answer.`;
  }
}

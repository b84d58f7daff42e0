import { proofFor, proofHeader } from 'shared-contracts/registry/releaseProof.ts';
import type { Installation } from 'shared-releases/changeReleases.ts';
import { Refusal } from 'shared-releases/Refusal.ts';

const address = '/remotes/sites';
const longestAnswer = 5_000;
const mostNamed = 20;

/**
 * Checks that the company has this site. An older server does not list its sites; this is reported
 * and tolerated.
 *
 * @throws Refusal with the existing sites
 */
export async function checkSite(
  site: string,
  server: string,
  { key, now, say }: Pick<Installation, 'key' | 'now' | 'say'>,
): Promise<void> {
  const names = await readSites(server, await proofFor(address, now(), key.privateKey));
  if (!names) {
    say(`${server} does not tell its sites: whether there is a "${site}" was not checked`);
    return;
  }
  if (names.includes(site)) return;
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  throw new Refusal(
    names.length === 0
      ? `There is no site "${site}": the company has no geofence.`
      : `There is no site "${site}", only ${names.slice(0, mostNamed).join(', ')}${more}.`,
  );
}

async function readSites(server: string, proof: string): Promise<readonly string[] | undefined> {
  try {
    const response = await fetch(`${server}${address}`, {
      headers: { [proofHeader]: proof },
      signal: AbortSignal.timeout(longestAnswer),
    });
    // oxlint-disable-next-line typescript/no-unsafe-return -- answers of our own server
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

import { join } from 'node:path';
import type { SignedRegistry } from 'shared-contracts';
import type { JsonObject } from 'shared-contracts/registry/apiUse.ts';
import type { Deployed } from 'shared-contracts/registry/findMismatches.ts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { contractFile, readOwnJson, shellOutput } from '../../workspace/workspace.ts';

const answerTimeout = 5_000;

/** What a running server offers to remotes; undefined if none responds. */
export async function readDeployed(server: string): Promise<Deployed | undefined> {
  const [shell, openApi] = await Promise.all([
    getJson<ShellOffer>(`${server}/shell.json`),
    getJson<JsonObject>(`${server}/api/openapi.json`),
  ]);
  return shell && openApi && { shell, openApi };
}

/** What the sources of this working tree offer to remotes once built. */
export async function readBuilt(): Promise<Deployed> {
  return {
    shell: await readOwnJson<ShellOffer>(join(shellOutput, 'shell.json')),
    openApi: await readOwnJson<JsonObject>(contractFile),
  };
}

/**
 * Waits a few seconds for the server to serve a registry of this sequence or a newer one. Returns
 * whether it does.
 */
export async function isServed(server: string, sequence: number): Promise<boolean> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < answerTimeout) {
    const registry = await readServedRegistry(server);
    if (registry && registry.sequence >= sequence) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** The registry of its pages; undefined if no server responds. */
export async function readServedRegistry(server: string): Promise<SignedRegistry | undefined> {
  return await getJson<SignedRegistry>(`${server}/remotes/registry.json`);
}

/** The JSON at a URL of our own server; undefined without a successful response. */
export async function getJson<Body>(address: string): Promise<Body | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(answerTimeout) });
    // oxlint-disable-next-line typescript/no-unsafe-return -- answers of our own server
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

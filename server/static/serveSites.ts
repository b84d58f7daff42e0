import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isProven, proofHeader } from 'shared-contracts/registry/releaseProof.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../calls/refusal.ts';
import { statement, type Runner } from '../database/statement.ts';

const address = '/remotes/sites';

/**
 * The names of the sites, for canary releases to one of them: a misspelt name would reach nobody.
 * Requires the installation's key.
 */
export function serveSites(
  app: FastifyInstance,
  { dataDirectory }: { readonly dataDirectory: string },
  database: Database,
  now: () => Date,
): void {
  const keyFile = path.join(dataDirectory, 'keys', 'release.pub');
  app.get(address, async (request, reply) => {
    const proof = String(request.headers[proofHeader] ?? '');
    const publicKey = (await readFile(keyFile, 'utf8').catch(() => '')).trim();
    if (!(await isProven(proof, address, now(), publicKey))) throw new Refusal('ACCESS_DENIED');
    return reply.header('cache-control', 'no-store').send(await readSiteNames(database));
  });
}

const readNames = statement<{ readonly name: string }>(
  'readSiteNames',
  'select name from geofence group by name order by name collate "und-x-icu"',
);

/** The company's sites, without duplicates: the names of its geofences. */
export async function readSiteNames(database: Runner): Promise<string[]> {
  return (await database.run(readNames)).map(({ name }) => name);
}

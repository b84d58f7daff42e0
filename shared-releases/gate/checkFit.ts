import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { findMismatches, type Deployed } from 'shared-contracts/registry/findMismatches.ts';
import { isOver, tellFigure, weigh } from 'shared-contracts/registry/pageWeight.ts';
import { findRouteConflicts } from 'shared-contracts/registry/routeConflicts.ts';
import { Refusal } from '../Refusal.ts';
import { landingOwners } from './landingOwners.ts';

/** A version that is to be given to people. */
export interface Candidate {
  readonly manifest: RemoteManifest;
  /** Its `api.json`. */
  readonly readUse: () => Promise<ApiUse | undefined>;
  /** Bytes of one of its files on the wire; absent where it has been weighed before. */
  readonly bytesOf?: (file: string) => Promise<number>;
}

/**
 * Lets only a remote through that can run with what is deployed, takes nothing of the shell's and
 * weighs no more than it may. What it may not take of other remotes, `commit` holds.
 *
 * @throws Refusal with every mismatch and the way out
 */
export async function checkFit(
  { manifest, readUse, bytesOf }: Candidate,
  deployed: Deployed,
  server: string,
): Promise<void> {
  const { page, routes } = deployed.shell;
  const figures = bytesOf && page ? await weigh(manifest, bytesOf, page) : [];
  const faults = [
    ...(await findMismatches(manifest, deployed, readUse)),
    ...findRouteConflicts(manifest, landingOwners, routes),
    ...figures.filter(isOver).map((figure) => `over the budget of bytes: ${tellFigure(figure)}.`),
  ];
  if (faults.length === 0) return;
  throw new Refusal(
    [
      `${manifest.name} ${manifest.version} does not fit what is deployed at ${server}:`,
      ...faults.map((sentence) => `  ${sentence}`),
      'Nothing was changed. Build it from sources that fit that server, or deploy shell and server first.',
    ].join('\n'),
  );
}

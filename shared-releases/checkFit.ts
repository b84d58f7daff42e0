import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { findMismatches, type Deployed } from 'shared-contracts/registry/findMismatches.ts';
import { isOver, tellFigure, weigh } from 'shared-contracts/registry/pageWeight.ts';
import type { RemoteRoutes } from 'shared-contracts/registry/ownRoutes.ts';
import { findRouteConflicts, wayOutOfConflicts } from 'shared-contracts/registry/routeConflicts.ts';
import { Refusal } from './Refusal.ts';

/** A version to be released. */
export interface Candidate {
  readonly manifest: RemoteManifest;
  /** Its `api.json`. */
  readonly readUse: () => Promise<ApiUse | undefined>;
  /** Bytes of one of its files on the wire; absent if they were checked before. */
  readonly bytesOf?: (file: string) => Promise<number>;
}

/**
 * Checks that a remote can run with what is deployed, claims no route of the shell or of another
 * remote, and stays within its budget of bytes.
 *
 * @param others the other live remotes; if absent, `commit` checks their routes
 * @throws Refusal with every mismatch and the ways out
 */
export async function checkFit(
  { manifest, readUse, bytesOf }: Candidate,
  deployed: Deployed,
  server: string,
  others: readonly RemoteRoutes[] = [],
): Promise<void> {
  const { page, routes } = deployed.shell;
  const figures = bytesOf && page ? await weigh(manifest, bytesOf, page) : [];
  const mismatches = await findMismatches(manifest, deployed, readUse);
  const conflicts = findRouteConflicts(manifest, [...landingOwners, ...others], routes);
  const over = figures.filter(isOver);
  const faults = [
    ...mismatches,
    ...conflicts,
    ...over.map((figure) => `over the budget of bytes: ${tellFigure(figure)}.`),
  ];
  if (faults.length === 0) return;
  const ways = [
    ...(mismatches.length > 0
      ? ['Build it from sources that fit that server, or deploy shell and server first.']
      : []),
    ...(conflicts.length > 0 ? [wayOutOfConflicts] : []),
    ...(over.length > 0
      ? [
          'Load what a page does not need at first with laterPart or laterDialog (a stock build lists such files in `later`), or use less.',
        ]
      : []),
  ];
  throw new Refusal(
    [
      `${manifest.name} ${manifest.version} does not fit what is deployed at ${server}:`,
      ...faults.map((sentence) => `  ${sentence}`),
      ['Nothing was changed.', ...ways].join(' '),
    ].join('\n'),
  );
}

/**
 * Where people land after log-in (spec §2). Each landing route is reserved for its remote, even
 * while that remote is not released.
 */
export const landingOwners: readonly RemoteRoutes[] = Object.entries({
  'remote-employee': ['Clock', 'EmployeeTimePairs'],
  'remote-manager': ['Approvals'],
  'remote-schedules': ['EmployeeWorkSchedules', 'ApproverWorkSchedules'],
  'remote-company': ['Company'],
}).map(([name, routes]) => ({ name, routes: routes.map((route) => ({ name: route, path: '' })) }));

import type { RemoteManifest, RemoteRegistry, Session } from '../remote/remoteContract.ts';
import { heldAuthorities } from '../rules/authorities.ts';

/**
 * A session's cohorts, by which canaries are chosen: one of 100 equal parts, the sites where the
 * person clocks, and the person's authorities. Contains nothing that identifies the person.
 */
export function cohortOf(session: Session): string[] {
  switch (session.kind) {
    case 'none':
      return [];
    case 'terminal':
      return [partOf(`terminal ${session.terminalId}`)];
    case 'employee': {
      const { assignments } = session.employee;
      const sites = assignments.flatMap(({ geofences }) => geofences.map(({ name }) => name));
      return [
        partOf(`employee ${session.employeeId}`),
        ...[...new Set(sites)].map(siteCohort),
        ...[...heldAuthorities(session)].map(authorityCohort),
      ];
    }
  }
}

/** So many of the hundred parts, from any start: `first` is taken modulo 100. */
export function partCohorts(percent: number, first: number): string[] {
  return Array.from({ length: percent }, (_, index) => `part:${(first + index) % 100}`);
}

/** @param name of a geofence */
export function siteCohort(name: string): string {
  return `site:${name}`;
}

export function authorityCohort(authority: string): string {
  return `authority:${authority}`;
}

/** The registry as this cohort sees it: a canary replaces the version that it follows. */
export function seenBy(registry: RemoteRegistry, cohort: readonly string[]): RemoteRegistry {
  const chosen = (registry.canaries ?? []).filter(({ cohorts }) =>
    cohorts.some((name) => cohort.includes(name)),
  );
  if (chosen.length === 0) return registry;
  const canaryOf = ({ name }: RemoteManifest) =>
    chosen.find(({ remote }) => remote.name === name)?.remote;
  return { ...registry, remotes: registry.remotes.map((remote) => canaryOf(remote) ?? remote) };
}

/** One of `part:0` to `part:99`, always the same for the same text. */
function partOf(text: string): string {
  return `part:${stableNumber(text) % 100}`;
}

/** FNV-1a: the same number for the same text on every device, evenly distributed. */
export function stableNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

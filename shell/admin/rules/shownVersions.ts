import type { components } from 'shared-contracts';

type RemoteHealth = components['schemas']['RemoteHealth'];
type RemoteRelease = components['schemas']['RemoteRelease'];

/** A version of a remote on the monitoring page. */
export interface ShownVersion {
  readonly remote: string;
  readonly version: string;
  /**
   * `stopped`: a canary that failed too often; `former`: still running in open pages; `reported`:
   * running in pages while the releases are unknown.
   */
  readonly state: 'released' | 'canary' | 'stopped' | 'former' | 'reported';
  /** Null until a page reports it. */
  readonly health: RemoteHealth | null;
}

/**
 * Every version that is served, reported or not, then every other version that pages reported.
 *
 * @param releases null while the remote store does not answer
 */
export function shownVersions(
  releases: readonly RemoteRelease[] | null,
  reported: readonly RemoteHealth[],
): ShownVersion[] {
  const given = (releases ?? []).flatMap(({ remote, version, canary, stopped }) => [
    shown(remote, version, 'released', reported),
    ...(canary === null ? [] : [shown(remote, canary, 'canary', reported)]),
    ...(stopped === null ? [] : [shown(remote, stopped.version, 'stopped', reported)]),
  ]);
  const others = reported
    .filter(({ remote, version }) =>
      given.every((known) => known.remote !== remote || known.version !== version),
    )
    .map(({ remote, version }) =>
      shown(remote, version, releases ? 'former' : 'reported', reported),
    );
  return [...given, ...others].toSorted((a, b) => a.remote.localeCompare(b.remote));
}

function shown(
  remote: string,
  version: string,
  state: ShownVersion['state'],
  reported: readonly RemoteHealth[],
): ShownVersion {
  const health = reported.find((own) => own.remote === remote && own.version === version) ?? null;
  return { remote, version, state, health };
}

/** Failed attempts as a share of all attempts, 0 to 1. */
export function failedShare({ loads, failures }: Pick<RemoteHealth, 'loads' | 'failures'>): number {
  return failures === 0 ? 0 : failures / (loads + failures);
}

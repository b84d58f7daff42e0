import type { components } from 'shared-contracts';

type RemoteHealth = components['schemas']['RemoteHealth'];

/** A version of a remote on the monitoring page. */
export interface ShownVersion {
  readonly remote: string;
  readonly version: string;
  readonly isReleased: boolean;
  /** Null while no page has reported it. */
  readonly health: RemoteHealth | null;
}

/** Every released version, reported or not, and every other one that pages have reported. */
export function shownVersions(
  released: readonly { readonly name: string; readonly version: string }[],
  reported: readonly RemoteHealth[],
): ShownVersion[] {
  const isSame = (remote: string, version: string) => (health: RemoteHealth) =>
    health.remote === remote && health.version === version;
  const current = released.map(({ name: remote, version }) => ({
    remote,
    version,
    isReleased: true,
    health: reported.find(isSame(remote, version)) ?? null,
  }));
  const others = reported
    .filter(({ remote, version }) =>
      current.every((shown) => shown.remote !== remote || shown.version !== version),
    )
    .map((health) => ({
      remote: health.remote,
      version: health.version,
      isReleased: false,
      health,
    }));
  return [...current, ...others].toSorted((a, b) => a.remote.localeCompare(b.remote));
}

/** Failed attempts of all attempts, 0 to 1. */
export function failedShare({ loads, failures }: Pick<RemoteHealth, 'loads' | 'failures'>): number {
  return failures === 0 ? 0 : failures / (loads + failures);
}

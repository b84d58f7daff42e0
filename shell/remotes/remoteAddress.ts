import type { RemoteManifest } from 'shared-contracts';

/** Path of one of a remote's files on the page's own origin. */
export function remoteAddress(
  remote: Pick<RemoteManifest, 'name' | 'version'>,
  file: string,
): string {
  return `/remotes/${remote.name}/${remote.version}/${file}`;
}

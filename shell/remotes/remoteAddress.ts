import type { RemoteManifest } from 'shared-contracts';
import { baseOf } from './remotesBase.ts';

/** Address of one of a remote's files: a path on the page's own origin, or whole on another host. */
export function remoteAddress(
  remote: Pick<RemoteManifest, 'name' | 'version'>,
  file: string,
): string {
  return `${baseOf(remote.name)}${remote.name}/${remote.version}/${file}`;
}

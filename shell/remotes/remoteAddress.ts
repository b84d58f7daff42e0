import type { RemoteManifest } from 'shared-contracts';
import { remotesBase } from './remotesBase.ts';

/** Address of one of a remote's files: a path on the page's own origin, or whole on another host. */
export function remoteAddress(
  remote: Pick<RemoteManifest, 'name' | 'version'>,
  file: string,
): string {
  return `${remotesBase}${remote.name}/${remote.version}/${file}`;
}

import type { RemoteManifest } from 'shared-contracts';

/**
 * Where the files of remotes lie, ending with a slash: on the page's own origin, or where the server
 * says beside the inlined registry (`REMOTES_URL`). Read once, before any remote's code runs.
 */
const remotesBase: string = document.getElementById('registry')?.dataset['remotes'] ?? '/remotes/';

const developed = new Map<string, string>();

/** From now on the files of this remote come from a developer's machine. */
export function takeRemoteFrom(remote: string, base: string): void {
  developed.set(remote, base);
}

/** Where the files of a remote lie. */
export function baseOf(remote: string): string {
  return developed.get(remote) ?? remotesBase;
}

/** Whether files of remotes may come from that whole address. */
export function isInBase(address: string): boolean {
  return [remotesBase, ...developed.values()].some((base) => address.startsWith(base));
}

/** Address of one of a remote's files: a path on the page's own origin, or whole on another host. */
export function remoteAddress(
  remote: Pick<RemoteManifest, 'name' | 'version'>,
  file: string,
): string {
  return `${baseOf(remote.name)}${remote.name}/${remote.version}/${file}`;
}

/** Gets a file of the remote store; it is no call of the API. */
export type FetchFile = (address: string, request?: RequestInit) => Promise<Response>;

export const fetchFile: FetchFile = async (address, request) => await fetch(address, request);

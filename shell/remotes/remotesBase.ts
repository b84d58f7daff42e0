import type { RemoteManifest } from 'shared-contracts';

/**
 * Base URL of the remotes' files, ending with a slash: on the page's own origin, or `REMOTES_URL`
 * next to the inlined registry. Read once, before any remote's code runs.
 */
const remotesBase: string = document.getElementById('registry')?.dataset['remotes'] ?? '/remotes/';

const developed = new Map<string, string>();

/** From this call on, the remote's files come from a developer's machine. */
export function takeRemoteFrom(remote: string, base: string): void {
  developed.set(remote, base);
}

/** The base URL of a remote's files. */
export function baseOf(remote: string): string {
  return developed.get(remote) ?? remotesBase;
}

/** Whether remotes' files may come from this absolute address. */
export function isInBase(address: string): boolean {
  return [remotesBase, ...developed.values()].some((base) => address.startsWith(base));
}

/** Address of a remote's file: a path on the page's own origin, or absolute on another host. */
export function remoteAddress(
  remote: Pick<RemoteManifest, 'name' | 'version'>,
  file: string,
): string {
  return `${baseOf(remote.name)}${remote.name}/${remote.version}/${file}`;
}

/** Fetches a file from the remote store; not an API call. */
export type FetchFile = (address: string, request?: RequestInit) => Promise<Response>;

export const fetchFile: FetchFile = async (address, request) => await fetch(address, request);

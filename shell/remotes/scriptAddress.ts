import type { RemoteManifest } from 'shared-contracts';
import { remoteAddress, isInBase } from './remotesBase.ts';

/** How often files in this folder have hung. */
const hung = new Map<string, number>();
const mark = /\?again=\d+$/;

/**
 * A file of this version hung: from now on its files are requested under another address. Under the
 * same one the browser would join the hanging request.
 */
export function askAnew(remote: RemoteManifest, origin: string): void {
  const folder = new URL(remoteAddress(remote, ''), origin).href;
  hung.set(folder, (hung.get(folder) ?? 0) + 1);
}

/** The address to request for the file at this absolute address. */
export function addressToAsk(address: string): string {
  const times = hung.get(new URL('.', address).href);
  return times === undefined ? address : `${address}?again=${times}`;
}

/** The file's original address. */
export function addressOfFile(asked: string): string {
  return asked.replace(mark, '');
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  /** Not in every browser. */
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * The policy named in the Content-Security-Policy; allows scripts only from the page's own origin
 * and the remotes' base.
 */
const policy = globalThis.trustedTypes?.createPolicy('mf-entry', { createScriptURL: knownPlace });

/** An address that a script element accepts under `require-trusted-types-for 'script'`. */
export function trustedScriptAddress(address: string): string {
  return policy ? policy.createScriptURL(address) : knownPlace(address);
}

function knownPlace(address: string): string {
  const { href, origin } = new URL(address, location.href);
  if (origin === location.origin || isInBase(href)) return href;
  throw new TypeError(`Not a script of this origin or where remotes lie: ${href}`);
}

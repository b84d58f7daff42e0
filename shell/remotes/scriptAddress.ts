import type { RemoteManifest } from 'shared-contracts';
import { remoteAddress } from './remoteAddress.ts';

declare global {
  /** Called by every remote's build for the address of a chunk of its own. */
  var punctualAddress: (address: string) => string;
}

/** How often files in this folder have hung. */
const hung = new Map<string, number>();
const mark = /\?again=\d+$/;

/**
 * A file of this version hung: from now on they are asked for under another address. Under the same
 * one the browser would join the request that hangs, and trying again would be in vain.
 */
export function askAnew(remote: RemoteManifest, origin: string): void {
  const folder = new URL(remoteAddress(remote, ''), origin).href;
  hung.set(folder, (hung.get(folder) ?? 0) + 1);
}

/** Where to ask for the file at this absolute address. */
export function addressToAsk(address: string): string {
  const times = hung.get(new URL('.', address).href);
  return times === undefined ? address : `${address}?again=${times}`;
}

/** The file's own address. */
export function addressOfFile(asked: string): string {
  return asked.replace(mark, '');
}

import type { RemoteManifest } from 'shared-contracts';
import { remoteAddress } from './remotesBase.ts';
import { addressOfFile } from './scriptAddress.ts';

declare global {
  /** Called by every remote's build before it loads a chunk of its own. */
  var punctualIntegrity: (address: string) => string;
}

/** A well-formed hash that no file has: a file that the registry does not name is refused. */
export const integrityOfNothing = `sha384-${'A'.repeat(64)}`;

const knownFiles = new Map<string, string>();

/** Lets the page load exactly these files, by address and hash. */
export function allowFiles(remote: RemoteManifest, origin: string): void {
  for (const [file, integrity] of Object.entries(remote.integrity)) {
    knownFiles.set(new URL(remoteAddress(remote, file), origin).href, integrity);
  }
}

/** The `integrity` attribute for the script at this absolute address. */
export function integrityOf(address: string): string {
  return knownFiles.get(addressOfFile(address)) ?? integrityOfNothing;
}

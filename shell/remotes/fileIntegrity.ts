import type { RemoteManifest } from 'shared-contracts';
import { remoteAddress } from './remotesBase.ts';
import { addressOfFile } from './scriptAddress.ts';

/** A well-formed hash that matches no file: files missing from the registry are refused. */
export const integrityOfNothing = `sha384-${'A'.repeat(64)}`;

const knownFiles = new Map<string, string>();
/** Folders of remotes under development, whose files have no hashes. */
const unhashed = new Set<string>();

/** Allows the page to load exactly these files, by address and hash. */
export function allowFiles(remote: RemoteManifest, origin: string): void {
  const addressOf = (file: string) => new URL(remoteAddress(remote, file), origin).href;
  if (remote.integrity[remote.entry] === '') unhashed.add(addressOf(''));
  for (const [file, integrity] of Object.entries(remote.integrity)) {
    knownFiles.set(addressOf(file), integrity);
  }
}

/** The `integrity` attribute for the script at this absolute address. */
export function integrityOf(address: string): string {
  const file = addressOfFile(address);
  const isUnhashed = unhashed.has(new URL('.', file).href);
  return knownFiles.get(file) ?? (isUnhashed ? '' : integrityOfNothing);
}

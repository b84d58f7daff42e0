import type { RemoteManifest } from 'shared-contracts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';
import type { TrustedRegistry } from './registryReader.ts';

/**
 * The version that this device kept, if the signed registry allows to go back to it, unaltered: what
 * lies on the device alone says nothing, and a version that was taken back runs no more.
 */
export async function vouchedFor(
  kept: RemoteManifest | undefined,
  { former = [] }: TrustedRegistry,
): Promise<RemoteManifest | undefined> {
  if (!kept || former.length === 0) return undefined;
  const digest = await manifestDigest(kept).catch(() => '');
  return former.includes(digest) ? kept : undefined;
}

import { isTextSigned, signText, type SigningKey } from './signature.ts';

/**
 * Header that proves that a release command holds the installation's key: instant and signature.
 */
export const proofHeader = 'punctual-release-proof';

const longestAge = 300_000;

/** @param address the requested path, for example `/remotes/sites` */
export async function proofFor(address: string, now: Date, key: SigningKey): Promise<string> {
  const at = now.toISOString();
  return `${at} ${await signText(`${address} ${at}`, key)}`;
}

/** Whether the proof was created for this address with that key, less than five minutes ago. */
export async function isProven(
  proof: string,
  address: string,
  now: Date,
  publicKey: string,
): Promise<boolean> {
  const [at = '', signature = ''] = proof.split(' ');
  const age = Math.abs(now.getTime() - Date.parse(at));
  if (!(age < longestAge)) return false;
  return await isTextSigned(`${address} ${at}`, signature, publicKey).catch(() => false);
}

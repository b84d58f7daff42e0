import { promisify } from 'node:util';
import { decrypt } from 'xml-encryption';
import type { Element } from '../rules/element.ts';
import { SignOnFault } from '../rules/signOnFault.ts';

const open = promisify(decrypt);

/**
 * The text of an answer's encrypted assertion, decrypted with the library that the SAML library
 * uses; null if there is none. @throws SignOnFault if the key does not decrypt it
 *
 * @param message the text of `response`
 */
export async function openEncrypted(
  response: Element,
  message: string,
  key: string,
): Promise<string | null> {
  const encrypted = countEncrypted(response);
  if (encrypted === 0) return null;
  // If there are several, the SAML library might decrypt a different one.
  if (encrypted > 1) throw new SignOnFault('unreadable');
  try {
    return await open(message, { key, warnInsecureAlgorithm: false });
  } catch {
    throw new SignOnFault('signature');
  }
}

/** In any namespace, as the libraries look for them. */
function countEncrypted({ name, children }: Element): number {
  const own = name === 'EncryptedData' ? 1 : 0;
  return children.reduce((sum, child) => sum + countEncrypted(child), own);
}

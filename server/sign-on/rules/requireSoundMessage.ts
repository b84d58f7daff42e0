import { childrenOf, namespaces, type Element } from './element.ts';
import { SignOnFault } from './signOnFault.ts';

const weak =
  /(?:#|xmldsig-more#)(?:rsa-sha1|sha1|rsa-md5|md5|hmac-[\w-]+)$|xmlenc#(?:rsa-1_5|tripledes-cbc)$/;
const methods = new Set(['SignatureMethod', 'DigestMethod', 'EncryptionMethod']);
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/**
 * What a message says outside of its signed part: to whom it was sent, and whether it worked. Weak
 * algorithms are refused before anything is verified or opened. @throws SignOnFault
 *
 * @param issuer null where the assertion's counts
 */
export function requireSoundMessage(
  message: Element,
  { issuer, destination }: { readonly issuer: string | null; readonly destination: string },
): void {
  if (message.namespace !== namespaces.protocol) throw new SignOnFault('unreadable');
  const [status] = childrenOf(message, namespaces.protocol, 'Status');
  const [code] = childrenOf(status, namespaces.protocol, 'StatusCode');
  if (status !== undefined && code?.attributes.get('Value') !== success) {
    throw new SignOnFault('status');
  }
  const [said] = childrenOf(message, namespaces.assertion, 'Issuer');
  if (issuer !== null && said?.text.trim() !== issuer) throw new SignOnFault('issuer');
  if (message.attributes.get('Destination') !== destination) throw new SignOnFault('destination');
  if (usesWeak(message)) throw new SignOnFault('algorithm');
}

function usesWeak({ name, attributes, children }: Element, inKey = false): boolean {
  const algorithm = attributes.get('Algorithm') ?? '';
  // Within the encryption of a key SHA-1 is that of OAEP, which does not rest on collisions.
  const isWeak = methods.has(name) && weak.test(algorithm) && !(inKey && name === 'DigestMethod');
  return isWeak || children.some((child) => usesWeak(child, inKey || name === 'EncryptionMethod'));
}

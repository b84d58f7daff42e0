import { childrenOf, namespaces, type Element } from './element.ts';
import { SignOnFault } from './signOnFault.ts';

const weak =
  /(?:#|xmldsig-more#)(?:rsa-sha1|sha1|rsa-md5|md5|hmac-[\w-]+)$|xmlenc#(?:rsa-1_5|tripledes-cbc)$/;
const methods = new Set(['SignatureMethod', 'DigestMethod', 'EncryptionMethod']);
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/**
 * Checks the unsigned parts of a message: recipient and status. Refuses weak algorithms before
 * verifying or decrypting anything. @throws SignOnFault
 *
 * @param issuer null if the assertion's counts
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
  // SHA-1 in key encryption is part of OAEP, which does not depend on collision resistance.
  const isWeak = methods.has(name) && weak.test(algorithm) && !(inKey && name === 'DigestMethod');
  return isWeak || children.some((child) => usesWeak(child, inKey || name === 'EncryptionMethod'));
}

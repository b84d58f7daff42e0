import { createVerify, X509Certificate } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignOnFault } from '../rules/signOnFault.ts';

const algorithms: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'RSA-SHA256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'RSA-SHA384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'RSA-SHA512',
};
const longestDocument = 100_000;

/**
 * The message of a signed redirect (SAML bindings, 3.4.4.1). Verifies the signature over the query
 * as it was sent, in the prescribed order; the library would accept a message without a signature.
 * @throws SignOnFault
 */
export function readRedirect(query: string, certificates: readonly string[]): string {
  const part = (name: string) => {
    const found = query.split('&').filter((each) => each.startsWith(`${name}=`));
    if (found.length > 1) throw new SignOnFault('unreadable');
    return found[0];
  };
  const message = [part('SAMLRequest'), part('SAMLResponse')].filter((each) => each !== undefined);
  const [sent, another] = message;
  const method = part('SigAlg');
  const signature = value(part('Signature'));
  if (sent === undefined || another !== undefined) throw new SignOnFault('unreadable');
  if (method === undefined || signature === '') throw new SignOnFault('signature');
  const algorithm = algorithms[value(method)];
  if (algorithm === undefined) throw new SignOnFault('algorithm');
  const signed = [sent, part('RelayState'), method].filter((each) => each !== undefined).join('&');
  const isSigned = certificates.some((certificate) => {
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
    return createVerify(algorithm).update(signed).verify(publicKey, signature, 'base64');
  });
  if (!isSigned) throw new SignOnFault('signature');
  return inflated(value(sent));
}

function value(part: string | undefined): string {
  try {
    return decodeURIComponent((part ?? '').replace(/^[^=]*=/, '').replaceAll('+', ' '));
  } catch {
    throw new SignOnFault('unreadable');
  }
}

function inflated(message: string): string {
  try {
    const packed = Buffer.from(message, 'base64');
    return inflateRawSync(packed, { maxOutputLength: longestDocument }).toString('utf8');
  } catch {
    throw new SignOnFault('unreadable');
  }
}

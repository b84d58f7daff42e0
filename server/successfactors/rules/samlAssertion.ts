import { toInstant, toMillis, type Instant } from 'shared-contracts';

interface Assertion {
  readonly id: string;
  readonly now: Instant;
  /** The user of the calls. */
  readonly user: string;
  readonly clientId: string;
  /** The address that accepts the assertion. */
  readonly recipient: string;
}

interface Signing {
  /** SHA-256 in base64. */
  readonly digest: (text: string) => string;
  /** RSA with SHA-256 in base64. */
  readonly sign: (text: string) => string;
}

const audience = 'www.successfactors.com';
const before = 5 * 60_000;
const lifetime = 10 * 60_000;

/**
 * A signed SAML 2.0 bearer assertion. It is written in canonical form (Exclusive XML
 * Canonicalization), so that the text itself can be signed.
 */
export function samlAssertion(assertion: Assertion, { digest, sign }: Signing): string {
  const { id, now, user, clientId, recipient } = assertion;
  const at = (shift: number) => toInstant(toMillis(now) + shift);
  const end = at(lifetime);
  const head =
    `<saml2:Assertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${now}" Version="2.0">` +
    `<saml2:Issuer>${audience}</saml2:Issuer>`;
  const rest =
    '<saml2:Subject>' +
    `<saml2:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified">${text(user)}</saml2:NameID>` +
    '<saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml2:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${value(recipient)}"></saml2:SubjectConfirmationData>` +
    '</saml2:SubjectConfirmation></saml2:Subject>' +
    `<saml2:Conditions NotBefore="${at(-before)}" NotOnOrAfter="${end}"><saml2:AudienceRestriction>` +
    `<saml2:Audience>${audience}</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions>` +
    `<saml2:AuthnStatement AuthnInstant="${now}" SessionIndex="${id}"><saml2:AuthnContext>` +
    '<saml2:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml2:AuthnContextClassRef>' +
    '</saml2:AuthnContext></saml2:AuthnStatement>' +
    `<saml2:AttributeStatement><saml2:Attribute Name="api_key"><saml2:AttributeValue>${text(clientId)}</saml2:AttributeValue></saml2:Attribute></saml2:AttributeStatement>` +
    '</saml2:Assertion>';
  const signedInfo = `${signedParts(id, digest(head + rest))}</ds:SignedInfo>`;
  const signature = sign(`<ds:SignedInfo ${signatureNamespace}>${signedInfo}`);
  return (
    `${head}<ds:Signature ${signatureNamespace}><ds:SignedInfo>${signedInfo}` +
    `<ds:SignatureValue>${signature}</ds:SignatureValue></ds:Signature>${rest}`
  );
}

const signatureNamespace = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';

function signedParts(id: string, digest: string): string {
  const algorithm = (name: string, uri: string) => `<ds:${name} Algorithm="${uri}"></ds:${name}>`;
  const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  return (
    algorithm('CanonicalizationMethod', exclusive) +
    algorithm('SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256') +
    `<ds:Reference URI="#${id}"><ds:Transforms>` +
    algorithm('Transform', 'http://www.w3.org/2000/09/xmldsig#enveloped-signature') +
    algorithm('Transform', exclusive) +
    '</ds:Transforms>' +
    algorithm('DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256') +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`
  );
}

function text(given: string): string {
  return given
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

function value(given: string): string {
  return given.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

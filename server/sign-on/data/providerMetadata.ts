import { X509Certificate } from 'node:crypto';
import { isSafeAddress } from '../../configuration/parseSignOn.ts';
import { childrenOf, namespaces, type Element } from '../rules/element.ts';
import { readXml } from './readXml.ts';

/** The sign-on provider according to its metadata. */
export interface Provider {
  readonly entityId: string;
  /** Signing certificates, base64; several during a rollover. */
  readonly certificates: readonly string[];
  /** Address for log-ins by redirect. */
  readonly logInUrl: string;
  /** Address for log-outs by redirect; null if there is none. */
  readonly logOutUrl: string | null;
  /** Address for answers to its own log-outs; null if there is none. */
  readonly logOutAnswerUrl: string | null;
}

/** Describes for the operator what is missing. */
export class MetadataFault extends Error {}

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const shortestKey = 2048;

/** Reads the metadata of a SAML 2.0 identity provider. @throws MetadataFault */
export function providerMetadata(document: string): Provider {
  const root = readXml(document.replace(/^\uFEFF/, ''));
  if (root === null) throw new MetadataFault('it is no XML');
  const entities = [root, ...root.children].filter(
    (entity) => childrenOf(entity, namespaces.metadata, 'IDPSSODescriptor').length > 0,
  );
  const [entity, another] = entities;
  if (entity === undefined) throw new MetadataFault('it describes no identity provider');
  if (another !== undefined)
    throw new MetadataFault('it describes more than one identity provider');
  const [descriptor] = childrenOf(entity, namespaces.metadata, 'IDPSSODescriptor');
  const entityId = entity.attributes.get('entityID') ?? '';
  if (entityId === '') throw new MetadataFault('it has no entityID');
  const certificates = signingCertificates(descriptor);
  if (certificates.length === 0) throw new MetadataFault('it has no certificate for signing');
  const logIn = byRedirect(descriptor, 'SingleSignOnService');
  if (logIn === null) throw new MetadataFault('it has no SingleSignOnService by HTTP-Redirect');
  const logOut = byRedirect(descriptor, 'SingleLogoutService');
  return {
    ...{ entityId, certificates, logInUrl: logIn.url },
    logOutUrl: logOut?.url ?? null,
    logOutAnswerUrl: logOut?.answerUrl ?? null,
  };
}

function byRedirect(descriptor: Element | undefined, name: string) {
  const services = childrenOf(descriptor, namespaces.metadata, name);
  const service = services.find(({ attributes }) => attributes.get('Binding') === redirect);
  if (service === undefined) return null;
  const url = safeUrl(service.attributes.get('Location'), name);
  const answer = service.attributes.get('ResponseLocation');
  return { url, answerUrl: answer === undefined ? url : safeUrl(answer, name) };
}

function safeUrl(location: string | undefined, name: string): string {
  const url = URL.parse(location ?? '');
  if (url === null || !isSafeAddress(url)) {
    throw new MetadataFault(`the address of its ${name} is not https`);
  }
  return url.href;
}

function signingCertificates(descriptor: Element | undefined): string[] {
  const keys = childrenOf(descriptor, namespaces.metadata, 'KeyDescriptor');
  return keys
    .filter(({ attributes }) => attributes.get('use') !== 'encryption')
    .flatMap((key) => childrenOf(key, namespaces.signature, 'KeyInfo'))
    .flatMap((info) => childrenOf(info, namespaces.signature, 'X509Data'))
    .flatMap((data) => childrenOf(data, namespaces.signature, 'X509Certificate'))
    .map(({ text }) => sound(text.replaceAll(/\s/g, '')));
}

function sound(certificate: string): string {
  const key = readKey(certificate);
  if (key === null) throw new MetadataFault('one of its certificates cannot be parsed');
  const { modulusLength = shortestKey } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < shortestKey) {
    throw new MetadataFault(`one of its keys is not RSA of at least ${shortestKey} bits`);
  }
  return certificate;
}

function readKey(certificate: string) {
  try {
    return new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;
  } catch {
    return null;
  }
}

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SAML, type Profile } from '@node-saml/node-saml';
import { StartRefused, type SamlSettings } from '../../configuration/configuration.ts';
import { judgeAssertion } from '../rules/judgeAssertion.ts';
import { judgeLogOutRequest, type SamlLogOut } from '../rules/judgeLogOutRequest.ts';
import { namespaces, type Element } from '../rules/element.ts';
import { requireSoundMessage } from '../rules/requireSoundMessage.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import type {
  Asked,
  ProviderSession,
  SignOnAnswer,
  SignOnProvider,
} from '../rules/signOnProvider.ts';
import { MetadataFault, providerMetadata, type Provider } from './providerMetadata.ts';
import { readRedirect } from './readRedirect.ts';
import { createSamlVerifier } from './createSamlVerifier.ts';
import { readMessage } from './readXml.ts';
import { ownAddresses, samlOptions } from './samlOptions.ts';

/** A SAML 2.0 provider; its messages are verified. */
export interface SamlProvider extends SignOnProvider {
  readonly kind: 'saml';
  /** Our metadata for the provider, XML. */
  readonly metadata: string;
  /**
   * Decrypts and verifies nothing if `requireAsked` does not know the answer's request.
   * @throws SignOnFault
   */
  readAnswer(form: Form, from: Sender, now: Date): Promise<SignOnAnswer>;
  /** A log-out that the provider requests by form or redirect. @throws SignOnFault */
  readLogOut(message: Message, who: string, now: Date): Promise<SamlLogOut>;
  /** Whether the provider reports that it has ended everything. @throws SignOnFault */
  readLogOutAnswer(message: Message, who: string): Promise<boolean>;
  /**
   * The address to which the browser takes the answer to a log-out; null if the provider accepts
   * none.
   */
  logOutAnswerUrl(request: SamlLogOut, relayState: string | undefined): Promise<string | null>;
  close(): Promise<void>;
}

/** `who` is the network of a message: networks take turns. */
interface Sender {
  readonly who: string;
  readonly requireAsked: (requestId: string) => Promise<void>;
}

/** A form from the provider's page, or a redirect's query, unparsed. */
export type Message = { readonly form: Form } | { readonly query: string };
type Form = Readonly<Record<string, string>>;

/** Reads keys and metadata. @throws StartRefused with the reason, in one sentence */
export async function openSaml(settings: SamlSettings): Promise<SamlProvider> {
  const provider = await readProvider(settings.metadataFile);
  const key = await readText('SAML_KEY', settings.keyFile);
  const certificate = await readText('SAML_CERTIFICATE', settings.certificateFile);
  requireKeyPair(key, certificate);
  const own = ownAddresses(`${settings.publicUrl}/saml`);
  const parts = { provider, own, key, certificate };
  const options = samlOptions(parts);
  const saml = new SAML(options);
  const verifier = createSamlVerifier(parts);

  /** The root of a log-out message, after its signature was verified. */
  async function signed(message: Message, who: string): Promise<Element> {
    if ('query' in message) {
      const root = readMessage(readRedirect(message.query, provider.certificates));
      requireSoundMessage(root, { issuer: provider.entityId, destination: own.slo });
      return root;
    }
    const { SAMLRequest: request, SAMLResponse: answer = '' } = message.form;
    return verifier.verify(
      who,
      request === undefined
        ? { kind: 'log-out answer', message: answer }
        : { kind: 'log-out', message: request },
    );
  }

  return {
    kind: 'saml',
    metadata: metadataOf(saml, certificate, own.slo),
    async ask(id, anew = false): Promise<Asked> {
      const asking = new SAML({ ...options, forceAuthn: anew, generateUniqueId: () => id });
      const url = await asking.getAuthorizeUrlAsync('', undefined, {});
      return { url, nonce: null, verifier: null };
    },
    async readAnswer({ SAMLResponse: message = '' }, { who, requireAsked }, now) {
      const head = await verifier.verify(who, { kind: 'head', message });
      const answered = head.attributes.get('InResponseTo');
      if (answered === undefined) throw new SignOnFault('unsolicited');
      await requireAsked(answered);
      const assertion = await verifier.verify(who, { kind: 'answer', message });
      const { entityId: issuer } = provider;
      const judged = judgeAssertion(assertion, {
        ...{ issuer, audience: own.issuer, recipient: own.recipient, now },
      });
      if (answered !== judged.inResponseTo) throw new SignOnFault('unsolicited');
      const { attribute } = settings;
      const { session, attributes, id, uselessFrom } = judged;
      return {
        ...{ requestId: judged.inResponseTo, session },
        names: attribute === null ? [session.nameId] : (attributes.get(attribute) ?? []),
        message: { name: `assertion ${id}`, uselessFrom },
      };
    },
    async logOutUrl(session) {
      if (provider.logOutUrl === null) return null;
      const asking = new SAML({ ...options, logoutUrl: provider.logOutUrl });
      return asking.getLogoutUrlAsync(profileOf(session, provider), '', {});
    },
    async readLogOut(message, who, now) {
      return judgeLogOutRequest(await signed(message, who), now);
    },
    async readLogOutAnswer(message, who) {
      const root = await signed(message, who);
      return root.name === 'LogoutResponse' && root.namespace === namespaces.protocol;
    },
    async logOutAnswerUrl({ id, nameId }, relayState = '') {
      if (provider.logOutAnswerUrl === null) return null;
      const answering = new SAML({ ...options, logoutUrl: provider.logOutAnswerUrl });
      const session = { nameId, nameIdFormat: null, sessionIndex: null, idToken: null };
      const profile = { ...profileOf(session, provider), ID: id };
      return answering.getLogoutResponseUrlAsync(profile, relayState, {}, true);
    },
    close: verifier.close,
  };
}

function metadataOf(saml: SAML, certificate: string, slo: string): string {
  return (
    saml
      .generateServiceProviderMetadata(certificate, certificate)
      // The library names only one of the two bindings of a log-out.
      .replace(
        '<SingleLogoutService ',
        `<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${slo}"/>\n    $&`,
      )
  );
}

function profileOf(
  { nameId, nameIdFormat, sessionIndex }: ProviderSession,
  { entityId }: Provider,
): Profile {
  return {
    issuer: entityId,
    nameID: nameId,
    nameIDFormat: nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    ...(sessionIndex === null ? {} : { sessionIndex }),
  };
}

async function readProvider(file: string): Promise<Provider> {
  const document = await readText('SAML_METADATA', file);
  try {
    return providerMetadata(document);
  } catch (fault) {
    if (!(fault instanceof MetadataFault)) throw fault;
    throw new StartRefused(
      `SAML_METADATA must be the metadata of the sign-on provider; of ${file} ${fault.message}.`,
    );
  }
}

async function readText(name: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new StartRefused(`${name} must be a file that the server can read, not "${file}".`);
  }
}

function requireKeyPair(key: string, certificate: string): void {
  if (isPair(key, certificate)) return;
  throw new StartRefused(
    'SAML_KEY must be an RSA key of at least 2048 bits in PEM, without a passphrase, and SAML_CERTIFICATE its certificate.',
  );
}

function isPair(key: string, certificate: string): boolean {
  try {
    const own = createPrivateKey(key);
    const { modulusLength = 0 } = own.asymmetricKeyDetails ?? {};
    const isRsa = own.asymmetricKeyType === 'rsa' && modulusLength >= 2048;
    return isRsa && new X509Certificate(certificate).checkPrivateKey(own);
  } catch {
    return false;
  }
}

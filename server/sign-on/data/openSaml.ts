import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SAML, SamlStatusError, type Profile, type SamlConfig } from '@node-saml/node-saml';
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
import { openEncrypted } from './openEncrypted.ts';
import { messageBounds, readXml } from './readXml.ts';

/** A SAML 2.0 provider; its messages are verified. */
export interface SamlProvider extends SignOnProvider {
  readonly kind: 'saml';
  /** Our metadata for the provider, XML. */
  readonly metadata: string;
  /**
   * Decrypts and verifies nothing if `requireAsked` does not know the answer's request.
   * @throws SignOnFault
   */
  readAnswer(
    form: Form,
    requireAsked: (requestId: string) => Promise<void>,
    now: Date,
  ): Promise<SignOnAnswer>;
  /** A log-out that the provider requests by form or redirect. @throws SignOnFault */
  readLogOut(message: Message, now: Date): Promise<SamlLogOut>;
  /** Whether the provider reports that it has ended everything. @throws SignOnFault */
  readLogOutAnswer(message: Message): Promise<boolean>;
  /**
   * The address to which the browser takes the answer to a log-out; null if the provider accepts
   * none.
   */
  logOutAnswerUrl(request: SamlLogOut, relayState: string | undefined): Promise<string | null>;
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
  const base = `${settings.publicUrl}/saml`;
  const own = { issuer: `${base}/metadata`, recipient: `${base}/acs`, slo: `${base}/slo` };
  const options: SamlConfig = {
    entryPoint: provider.logInUrl,
    idpCert: [...provider.certificates],
    idpIssuer: provider.entityId,
    issuer: own.issuer,
    callbackUrl: own.recipient,
    logoutCallbackUrl: own.slo,
    privateKey: key,
    publicCert: certificate,
    decryptionPvk: key,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // `judgeAssertion` judges audience, times and the request, with the server's own clock and only
    // on the signed text; the library would keep state in this process.
    audience: false,
    acceptedClockSkewMs: -1,
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: () => Promise.resolve(null),
      removeAsync: () => Promise.resolve(null),
    },
  };
  const saml = new SAML(options);

  function read(message: string): Element {
    const root = readXml(message, messageBounds);
    if (root === null) throw new SignOnFault('unreadable');
    return root;
  }

  /** The root of a log-out message, after its signature was verified. */
  async function signed(message: Message): Promise<Element> {
    const sound = { issuer: provider.entityId, destination: own.slo };
    if ('query' in message) {
      const root = read(readRedirect(message.query, provider.certificates));
      requireSoundMessage(root, sound);
      return root;
    }
    const { SAMLRequest: request, SAMLResponse: answer } = message.form;
    const root = read(decoded(request ?? answer));
    requireSoundMessage(root, sound);
    await bySignature(
      request === undefined
        ? new SAML({ ...options, wantAuthnResponseSigned: true }).validatePostResponseAsync({
            SAMLResponse: answer ?? '',
          })
        : saml.validatePostRequestAsync({ SAMLRequest: request }),
    );
    return root;
  }

  return {
    kind: 'saml',
    metadata: saml
      .generateServiceProviderMetadata(certificate, certificate)
      // The library names only one of the two bindings of a log-out.
      .replace(
        '<SingleLogoutService ',
        `<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${own.slo}"/>\n    $&`,
      ),
    async ask(id, anew = false): Promise<Asked> {
      const asking = new SAML({ ...options, forceAuthn: anew, generateUniqueId: () => id });
      const url = await asking.getAuthorizeUrlAsync('', undefined, {});
      return { url, nonce: null, verifier: null };
    },
    async readAnswer(form, requireAsked, now) {
      const message = decoded(form['SAMLResponse']);
      const response = read(message);
      requireSoundMessage(response, { issuer: null, destination: own.recipient });
      const answered = response.attributes.get('InResponseTo');
      if (answered === undefined) throw new SignOnFault('unsolicited');
      await requireAsked(answered);
      // The library parses the decrypted text, so its size is limited too.
      const hidden = await openEncrypted(response, message, key);
      if (hidden !== null) read(hidden);
      const { profile } = await bySignature(saml.validatePostResponseAsync({ ...form }));
      const assertion = read(profile?.getAssertionXml?.() ?? '');
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
    async readLogOut(message, now) {
      return judgeLogOutRequest(await signed(message), now);
    },
    async readLogOutAnswer(message) {
      const root = await signed(message);
      return root.name === 'LogoutResponse' && root.namespace === namespaces.protocol;
    },
    async logOutAnswerUrl({ id, nameId }, relayState = '') {
      if (provider.logOutAnswerUrl === null) return null;
      const answering = new SAML({ ...options, logoutUrl: provider.logOutAnswerUrl });
      const session = { nameId, nameIdFormat: null, sessionIndex: null, idToken: null };
      const profile = { ...profileOf(session, provider), ID: id };
      return answering.getLogoutResponseUrlAsync(profile, relayState, {}, true);
    },
  };
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

function decoded(message: string | undefined): string {
  return Buffer.from(message ?? '', 'base64').toString('utf8');
}

async function bySignature<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    throw new SignOnFault(error instanceof SamlStatusError ? 'status' : 'signature');
  }
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

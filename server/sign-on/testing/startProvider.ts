import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import samlp, { type Answering, type Asked } from 'samlp';

const folder = new URL('./keys/', import.meta.url);

/** A key made for these tests and its certificate, in PEM. */
export function keyPair(name: 'provider' | 'next-provider' | 'own' | 'stranger') {
  const read = (ending: string) => readFileSync(new URL(`${name}.${ending}`, folder), 'utf8');
  return { key: read('key'), cert: read('crt') };
}

const entityId = 'https://login.example.com/entity';

/** A browser's session at the provider. */
interface Participant {
  readonly serviceProviderId: string;
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly sessionIndex: string;
  readonly serviceProviderLogoutURL: string;
  readonly cert: string;
  readonly binding: string;
}

/** An identity provider on loopback that logs in the named person without asking. */
export interface TestProvider {
  readonly address: string;
  /** Its metadata for `SAML_METADATA`. */
  metadata(certificates?: readonly string[]): string;
  /** The person who is signed in there; `/person?name=…&another=…` sets both. */
  person: string;
  /** The person it logs in if a request does not want the current one; null for the same. */
  another: string | null;
  /** Options of `samlp` that replace the usual ones. */
  changed: Readonly<Record<string, unknown>>;
  /** The binding of its log-out messages. */
  binding: 'POST' | 'Redirect';
  /** The people who are signed in, as `samlp` stores them. */
  readonly participants: Participant[];
  close(): Promise<void>;
}

const bindings = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP';

/** @param publicUrl the product's address */
export async function startProvider(publicUrl: string): Promise<TestProvider> {
  const participants: Participant[] = [];
  const session = {};
  const signing = { ...keyPair('provider'), issuer: entityId };
  const slo = `${publicUrl}/saml/slo`;

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', address);
      const body = new URLSearchParams(await text(incoming));
      const request: Asked = Object.assign(incoming, {
        query: Object.fromEntries(url.searchParams),
        body: Object.fromEntries(body),
        session,
      });
      const fail = (error: unknown) => outgoing.writeHead(500).end(String(error));
      if (url.pathname === '/person') {
        provider.person = url.searchParams.get('name') ?? '';
        provider.another = url.searchParams.get('another');
      }
      if (url.pathname === '/sso') return logIn(request, answering(outgoing), fail);
      if (url.pathname === '/slo') return logOut(request, answering(outgoing), fail);
      return outgoing.writeHead(204).end();
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const logIn: typeof logOut = (request, response, next) => {
    const sessionIndex = `_session-${participants.length + 1}`;
    if (wantsAnother(request)) provider.person = provider.another ?? provider.person;
    participants.push({
      ...{ serviceProviderId: `${publicUrl}/saml/metadata`, nameId: provider.person, sessionIndex },
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
      ...{ serviceProviderLogoutURL: slo, cert: keyPair('own').cert },
      binding: `${bindings}-${provider.binding}`,
    });
    samlp.auth({
      ...signing,
      ...{ sessionIndex, lifetimeInSeconds: 60 },
      destination: `${publicUrl}/saml/acs`,
      recipient: `${publicUrl}/saml/acs`,
      getPostURL: (
        _audience: string,
        _request: unknown,
        _asked: unknown,
        done: (error: null, url: string) => void,
      ) => done(null, `${publicUrl}/saml/acs`),
      getUserFromRequest: () => ({
        ...{ id: provider.person, displayName: provider.person, emails: [], name: {} },
      }),
      ...provider.changed,
    })(request, response, next);
  };
  const logOut = (request: Asked, response: Answering, next: (error?: unknown) => void): void =>
    samlp.logout({
      ...signing,
      deflate: true,
      protocolBinding: `${bindings}-${provider.binding}`,
      sessionParticipants: sessions(participants),
      ...provider.changed,
    })(request, response, next);

  const provider: TestProvider = {
    ...{ address, participants, person: 'ella', another: null, changed: {}, binding: 'Redirect' },
    metadata: (certificates = [signing.cert]) => metadataOf(address, certificates),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function wantsAnother({ query }: Asked): boolean {
  const message = inflateRawSync(Buffer.from(query['SAMLRequest'] ?? '', 'base64')).toString();
  return message.includes('ForceAuthn="true"');
}

function metadataOf(address: string, certificates: readonly string[]): string {
  const keys = certificates.map((certificate) => {
    const plain = certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '');
    return `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${plain}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
  });
  return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys.join('')}
<md:SingleLogoutService Binding="${bindings}-Redirect" Location="${address}/slo"/>
<md:SingleSignOnService Binding="${bindings}-Redirect" Location="${address}/sso"/>
</md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** `samlp` uses callbacks; they all get this list. */
function sessions(participants: Participant[]) {
  const indexOf = (indexes: unknown, nameId: string) =>
    participants.findIndex(
      (each) => [indexes].flat().includes(each.sessionIndex) && each.nameId === nameId,
    );
  type Done = (error: null, participant?: Participant) => void;
  return {
    get: (_issuer: string, indexes: unknown, nameId: string, done: Done) =>
      done(null, participants[indexOf(indexes, nameId)]),
    hasElements: () => participants.length > 0,
    getFirst: (done: Done) => done(null, participants[0]),
    remove: (_issuer: string, index: unknown, nameId: string, done: Done) => {
      const found = indexOf(index, nameId);
      done(null, found < 0 ? undefined : participants.splice(found, 1)[0]);
    },
  };
}

function answering(outgoing: ServerResponse): Answering {
  return {
    set: (name, value) => outgoing.setHeader(name, value),
    send: (body) =>
      typeof body === 'number' ? outgoing.writeHead(body).end() : outgoing.end(body),
    redirect: (to) => outgoing.writeHead(302, { location: to }).end(),
  };
}

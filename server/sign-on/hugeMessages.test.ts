import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encrypt } from 'xml-encryption';
import { cpuOf, mostCpu } from '../testing/cpuOf.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { longestForm } from './serveSignOn.ts';
import { createBrowser } from './testing/createBrowser.ts';
import { ownFiles } from './testing/signOnSettings.ts';
import { keyPair, startProvider } from './testing/startProvider.ts';

const publicUrl = 'http://localhost:4000';
const provider = await startProvider(publicUrl);
const folder = mkdtempSync(path.join(tmpdir(), 'punctual-huge-'));
const metadataFile = path.join(folder, 'provider.xml');
// Each signature is tried with each certificate of the provider.
const certificates = [keyPair('provider').cert, keyPair('next-provider').cert];
writeFileSync(metadataFile, provider.metadata(certificates));
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

/** Bytes of a form's message before it is encoded; more is refused by its length (413). */
const longest = 140_000;
/** In an encrypted message they are encoded twice. */
const longestHidden = 90_000;
const many = (part: (index: number) => string) =>
  Array.from({ length: 5_000 }, (_, index) => part(index)).join('');
const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const transform = `<Transform Algorithm="${c14n}"/>`;
/** The library verifies a signature with one or two transforms. */
const signature = ({ uri = '_1', prefixes = 'a', transforms = transform } = {}) =>
  `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="${c14n}"><e:InclusiveNamespaces xmlns:e="${c14n}" PrefixList="${prefixes}"/></CanonicalizationMethod><SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><Reference URI="#${uri}"><Transforms>${transforms}</Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue>AAAA</DigestValue></Reference></SignedInfo><SignatureValue>AAAA</SignatureValue></Signature>`;
const injected = '_1&#39; or count(//*[count(//*[count(//*)>1])>1])>1 or &#39;';

interface Shape {
  readonly name: string;
  readonly content: (fill: (part: string) => string) => string;
  /** Of the root, each with a blank before it. */
  readonly attributes?: string;
  readonly id?: string;
}
const shapes: readonly Shape[] = [
  { name: 'siblings', content: (fill) => signature() + fill('<a/>') },
  { name: 'as many siblings as are read', content: () => signature() + '<a/>'.repeat(950) },
  { name: 'nested elements', content: () => '<a>'.repeat(18_000) + '</a>'.repeat(18_000) },
  { name: 'comments', content: (fill) => signature() + fill('<!---->') },
  { name: 'instructions', content: (fill) => signature() + fill('<?a?>') },
  { name: 'texts between comments', content: (fill) => signature() + fill('x<!---->') },
  { name: 'blocks of text', content: (fill) => signature() + fill('<![CDATA[x]]>') },
  { name: 'attributes', content: () => signature(), attributes: many((index) => ` a${index}=""`) },
  {
    name: 'namespaces',
    content: () => signature() + '<a/>'.repeat(900),
    attributes: many((index) => ` xmlns:a${index}="u"`),
  },
  { name: 'entities in a long text', content: (fill) => signature() + fill('&amp;') },
  { name: 'lines in a long text', content: (fill) => signature() + fill('\r\n') },
  {
    name: 'a long value',
    content: () => signature(),
    attributes: ` a="${'&#10;'.repeat(25_000)}"`,
  },
  { name: 'a long name', content: (fill) => `<${fill('a')}/>` },
  {
    name: 'a long list of prefixes',
    content: (fill) => signature({ prefixes: fill('a ') }) + '<a/>'.repeat(900),
  },
  {
    name: 'an expression as its ID',
    content: () => signature({ uri: injected }) + '<a/>'.repeat(900),
    id: injected,
  },
  {
    name: 'transforms',
    content: (fill) => signature({ transforms: fill(transform) }),
  },
];

describeOnMemory(
  'A message of a sign-on provider, from anybody',
  (server) => {
    let requestId = '';
    const browser = createBrowser(() => server.app);
    const post = (url: string, payload: string | PassThrough) =>
      server.app.inject({
        ...{ method: 'POST', url, payload },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const send = (url: string, field: string, text: string) =>
      browser.submit(url, { [field]: Buffer.from(text).toString('base64') });

    function message(kind: string, { content, attributes = '', id = '_1' }: Shape): string {
      const to = `${publicUrl}/saml/${kind === 'Response' ? 'acs' : 'slo'}`;
      const head = `<p:${kind} xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" InResponseTo="${requestId}" Destination="${to}"${attributes}><i:Issuer xmlns:i="urn:oasis:names:tc:SAML:2.0:assertion">https://login.example.com/entity</i:Issuer>`;
      const room = longest - head.length - 2_000;
      const fill = (part: string) => part.repeat(Math.floor(room / part.length));
      return `${head}${content(fill)}</p:${kind}>`;
    }

    beforeAll(async () => {
      server.now = new Date();
      await setFeatures(server, { SAML_AUTH: true });
      const form = await browser.toProvider();
      const answer = Buffer.from(form['SAMLResponse'] ?? '', 'base64').toString();
      requestId = /InResponseTo="([^"]*)"/.exec(answer)?.[1] ?? '';
      // What is read for the first time takes longer than any other time.
      await send(
        '/saml/acs',
        'SAMLResponse',
        message('Response', { name: '', content: () => signature() }),
      );
    });

    describe.each([
      ['/saml/acs', 'SAMLResponse', 'Response'],
      ['/saml/slo', 'SAMLResponse', 'LogoutResponse'],
      ['/saml/slo', 'SAMLRequest', 'LogoutRequest'],
    ])('to %s by %s (%s)', (url, field, kind) => {
      test.each(shapes)('holds nobody up by $name', async (shape) => {
        const text = message(kind, shape);
        const { cpu, result } = await cpuOf(() => send(url, field, text));
        expect(result.statusCode).toBe(303);
        expect(cpu).toBeLessThan(mostCpu);
      });
    });

    test('holds nobody up by its signatures, however many messages come at once', async () => {
      const as = await logInAs(server, 'dora');
      const query = { outcome: 'REFUSED' } as const;
      const refusals = async () =>
        (await server.call('getSecurityEvents', { as, query })).body.contents;
      const before = new Set((await refusals()).map(({ id }) => id));
      const text = message('Response', {
        name: '',
        content: () =>
          `${signature()}<a:Assertion xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion" ID="_2">${signature({ uri: '_2' })}${'<a/>'.repeat(850)}</a:Assertion>`,
      });
      const { cpu, result } = await cpuOf(() =>
        Promise.all(Array.from({ length: 4 }, () => send('/saml/acs', 'SAMLResponse', text))),
      );
      expect(result.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(303));
      expect(cpu).toBeLessThan(mostCpu);
      // Refused by their verification, not before it.
      const ofThese = (await refusals()).filter(({ id }) => !before.has(id));
      expect(ofThese).toMatchObject([{ event: 'log-in', target: 'signature', times: 4 }]);
    });

    test.each(['/saml/acs', '/saml/slo'])(
      'holds nobody up by the fields of its form to %s',
      async (url) => {
        for (const field of ['a&', 'a=&', '%41&']) {
          const payload = field.repeat(Math.floor(longestForm / field.length));
          const { cpu, result } = await cpuOf(() => post(url, payload));
          expect(result.statusCode).toBe(400);
          expect(cpu).toBeLessThan(mostCpu);
        }
      },
    );

    test('takes no more memory at once than uploads of strangers may', async () => {
      const bodies = Array.from({ length: 26 }, () => new PassThrough());
      const answers = bodies.map((body) => post('/saml/acs', body));
      for (const body of bodies) body.write(`SAMLResponse=${'A'.repeat(250_000)}`);
      expect((await Promise.race(answers)).statusCode).toBe(429);
      for (const body of bodies) body.end();
      await Promise.all(answers);
    });

    test('holds nobody up by what is no message', async () => {
      const payload = `SAMLResponse=${'A'.repeat(250_000)}`;
      const { cpu, result } = await cpuOf(() => post('/saml/acs', payload));
      expect(result.statusCode).toBe(303);
      expect(cpu).toBeLessThan(mostCpu);
    });

    test.each(shapes)('holds nobody up by $name that are encrypted for us', async (shape) => {
      const { content, attributes = '', id = '_1' } = shape;
      const { cert } = keyPair('own');
      const fill = (part: string) => part.repeat(Math.floor(longestHidden / part.length));
      const hidden = await promisify(encrypt)(
        `<a:Assertion xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}"${attributes}>${content(fill)}</a:Assertion>`,
        {
          ...{ rsa_pub: cert, pem: cert },
          encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
          keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
        },
      );
      const text = message('Response', {
        name: '',
        content: () =>
          `<a:EncryptedAssertion xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion">${String(hidden)}</a:EncryptedAssertion>`,
      });
      const { cpu, result } = await cpuOf(() => send('/saml/acs', 'SAMLResponse', text));
      expect(result.statusCode).toBe(303);
      expect(cpu).toBeLessThan(mostCpu);
    });
  },
  {
    settings: { SAML_METADATA: metadataFile, PUBLIC_URL: publicUrl, ...ownFiles },
    prepare: createTestCompany,
  },
);

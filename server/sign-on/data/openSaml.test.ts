import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfiguration } from '../../configuration/parseConfiguration.ts';
import { keyPair } from '../testing/startProvider.ts';
import { signOnSettings } from '../testing/signOnSettings.ts';
import { openSaml } from './openSaml.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'punctual-provider-'));
afterAll(() => rmSync(folder, { recursive: true }));

const metadata = readFileSync(signOnSettings.SAML_METADATA, 'utf8');
const fileOf = (content: string) => {
  const file = path.join(folder, 'file');
  writeFileSync(file, content);
  return file;
};
const open = (changes: Readonly<Record<string, string>>) => {
  const { signOn } = parseConfiguration({ ...signOnSettings, ...changes });
  return signOn?.kind === 'saml' ? openSaml(signOn) : null;
};

test('metadata are taken with a byte order mark, and within a list of entities', async () => {
  await open({ SAML_METADATA: fileOf(`\uFEFF${metadata}`) });
  const entity = metadata.replace(/^<\?.*\?>/, '');
  const list = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${entity}</md:EntitiesDescriptor>`;
  const provider = await open({ SAML_METADATA: fileOf(list) });
  expect((await provider?.ask('_1'))?.url).toContain('https://login.example.com/sso?SAMLRequest=');
});

test.each([
  ['no XML', 'hello', 'it is no XML'],
  ['a document type', `<!DOCTYPE a>${metadata.replace(/^<\?.*\?>/, '')}`, 'it is no XML'],
  ['another document', '<a/>', 'it describes no identity provider'],
  ['no name', metadata.replace(/ entityID="[^"]*"/, ''), 'it has no entityID'],
  ['no key', metadata.replace('"signing"', '"encryption"'), 'no certificate for signing'],
  ['no way by redirect', metadata.replace(/HTTP-Redirect/g, 'HTTP-POST'), 'SingleSignOnService'],
  [
    'an open line',
    metadata.replace('https://login.example.com/sso', 'http://x.example/sso'),
    'https',
  ],
  [
    'a broken certificate',
    metadata.replace(/Certificate>MII/, 'Certificate>XXX'),
    'cannot be parsed',
  ],
])('the start is refused for metadata with %s', async (_name, text, sentence) => {
  await expect(open({ SAML_METADATA: fileOf(text) })).rejects.toThrow(sentence);
});

test.each([
  ['SAML_METADATA', '/nowhere', 'SAML_METADATA must be a file that the server can read'],
  ['SAML_KEY', '/nowhere', 'SAML_KEY must be a file'],
  ['SAML_KEY', fileOf(keyPair('stranger').key), 'SAML_CERTIFICATE its certificate'],
  ['SAML_CERTIFICATE', signOnSettings.SAML_KEY, 'SAML_KEY must be an RSA key'],
])('the start is refused for %s=%s', async (name, file, sentence) => {
  await expect(open({ [name]: file })).rejects.toThrow(sentence);
});

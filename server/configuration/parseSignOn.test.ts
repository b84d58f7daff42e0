import { expect, test } from 'vitest';
import { parseConfiguration } from './parseConfiguration.ts';

const saml = {
  SAML_METADATA: '/srv/provider.xml',
  SAML_KEY: '/srv/own.key',
  SAML_CERTIFICATE: '/srv/own.crt',
  PUBLIC_URL: 'https://time.example.com/',
};

test('single sign-on is what its settings say, and nothing without them', () => {
  expect(parseConfiguration({}).signOn).toBeNull();
  expect(parseConfiguration(saml).signOn).toEqual({
    kind: 'saml',
    metadataFile: '/srv/provider.xml',
    keyFile: '/srv/own.key',
    certificateFile: '/srv/own.crt',
    publicUrl: 'https://time.example.com',
    personBy: 'username',
    attribute: null,
  });
  const other = { ...saml, SIGN_ON_PERSON: 'employee-number', SAML_ATTRIBUTE: 'number' };
  expect(parseConfiguration(other).signOn).toMatchObject({
    personBy: 'employeeNumber',
    attribute: 'number',
  });
});

test.each([
  ['SAML_KEY', undefined, 'SAML_METADATA needs SAML_KEY'],
  ['SAML_CERTIFICATE', undefined, 'SAML_METADATA needs SAML_CERTIFICATE'],
  ['SAML_METADATA', undefined, 'SAML_KEY needs SAML_METADATA'],
  ['OIDC_ISSUER', 'https://login.example.com', 'are two sign-on providers: set one of them'],
  ['PUBLIC_URL', undefined, 'SAML_METADATA needs PUBLIC_URL'],
  ['PUBLIC_URL', 'http://time.example.com', 'PUBLIC_URL must be an address such as https'],
  ['PUBLIC_URL', 'https://time.example.com/path', 'without a path'],
  ['PUBLIC_URL', 'https://user@time.example.com', 'PUBLIC_URL must be'],
  ['PUBLIC_URL', 'time.example.com', 'PUBLIC_URL must be'],
  ['SIGN_ON_PERSON', 'mail', 'SIGN_ON_PERSON must be username or employee-number'],
])('what cannot be used is refused in a sentence: %s=%s', (name, value, sentence) => {
  expect(() => parseConfiguration({ ...saml, [name]: value })).toThrow(sentence);
});

const openId = {
  OIDC_ISSUER: 'https://login.example.com/realm',
  OIDC_CLIENT_ID: 'punctual',
  OIDC_CLIENT_SECRET_FILE: '/srv/secret',
  PUBLIC_URL: 'https://time.example.com',
};

test('a provider of OpenID Connect is what its settings say', () => {
  expect(parseConfiguration(openId).signOn).toEqual({
    kind: 'openid',
    issuer: new URL('https://login.example.com/realm'),
    clientId: 'punctual',
    clientSecretFile: '/srv/secret',
    publicUrl: 'https://time.example.com',
    personBy: 'username',
    claim: 'preferred_username',
  });
  const other = { ...openId, OIDC_CLAIM: 'employee_number', SIGN_ON_PERSON: 'employee-number' };
  expect(parseConfiguration(other).signOn).toMatchObject({
    ...{ claim: 'employee_number', personBy: 'employeeNumber' },
  });
});

test.each([
  ['OIDC_CLIENT_ID', undefined, 'OIDC_ISSUER needs OIDC_CLIENT_ID'],
  ['OIDC_CLIENT_SECRET_FILE', undefined, 'OIDC_ISSUER needs OIDC_CLIENT_SECRET_FILE'],
  ['PUBLIC_URL', undefined, 'OIDC_ISSUER needs PUBLIC_URL'],
  ['OIDC_ISSUER', undefined, 'OIDC_CLIENT_ID needs OIDC_ISSUER'],
  ['OIDC_ISSUER', 'http://login.example.com', 'OIDC_ISSUER must be the address'],
  ['OIDC_ISSUER', 'https://user:secret@login.example.com', 'OIDC_ISSUER must be the address'],
  ['OIDC_ISSUER', 'login.example.com', 'OIDC_ISSUER must be the address'],
])('what cannot be used of it is refused in a sentence: %s=%s', (name, value, sentence) => {
  const settings = { ...openId, [name]: value };
  expect(() => parseConfiguration(settings)).toThrow(sentence);
  expect(() => parseConfiguration(settings)).not.toThrow('user:secret');
});

test('this machine may do without encryption, for trials', () => {
  const { signOn } = parseConfiguration({ ...saml, PUBLIC_URL: 'http://localhost:4000' });
  expect(signOn?.publicUrl).toBe('http://localhost:4000');
});

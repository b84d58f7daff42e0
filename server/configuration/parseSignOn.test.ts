import { expect, test } from 'vitest';
import { parseConfiguration } from './parseConfiguration.ts';

const whole = {
  SAML_METADATA: '/srv/provider.xml',
  SAML_KEY: '/srv/own.key',
  SAML_CERTIFICATE: '/srv/own.crt',
  PUBLIC_URL: 'https://time.example.com/',
};

test('single sign-on is what its settings say, and nothing without them', () => {
  expect(parseConfiguration({}).signOn).toBeNull();
  expect(parseConfiguration(whole).signOn).toEqual({
    metadataFile: '/srv/provider.xml',
    keyFile: '/srv/own.key',
    certificateFile: '/srv/own.crt',
    publicUrl: 'https://time.example.com',
    personBy: 'username',
    attribute: null,
  });
  const other = { ...whole, SAML_PERSON: 'employee-number', SAML_ATTRIBUTE: 'number' };
  expect(parseConfiguration(other).signOn).toMatchObject({
    personBy: 'employeeNumber',
    attribute: 'number',
  });
});

test.each([
  ['SAML_KEY', undefined, 'SAML_METADATA needs SAML_KEY'],
  ['SAML_CERTIFICATE', undefined, 'SAML_METADATA needs SAML_CERTIFICATE'],
  ['SAML_METADATA', undefined, 'need SAML_METADATA'],
  ['PUBLIC_URL', undefined, 'SAML_METADATA needs PUBLIC_URL'],
  ['PUBLIC_URL', 'http://time.example.com', 'PUBLIC_URL must be an address such as https'],
  ['PUBLIC_URL', 'https://time.example.com/path', 'without a path'],
  ['PUBLIC_URL', 'https://user@time.example.com', 'PUBLIC_URL must be'],
  ['PUBLIC_URL', 'time.example.com', 'PUBLIC_URL must be'],
  ['SAML_PERSON', 'mail', 'SAML_PERSON must be username or employee-number'],
])('what cannot be used is refused in a sentence: %s=%s', (name, value, sentence) => {
  expect(() => parseConfiguration({ ...whole, [name]: value })).toThrow(sentence);
});

test('this machine may do without encryption, for trials', () => {
  const { signOn } = parseConfiguration({ ...whole, PUBLIC_URL: 'http://localhost:4000' });
  expect(signOn?.publicUrl).toBe('http://localhost:4000');
});

import fc from 'fast-check';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSetting, parseConfiguration } from './parseConfiguration.ts';

describe('The settings', () => {
  test('have defaults for a first start', () => {
    const configuration = parseConfiguration({});
    expect(configuration).toMatchObject({
      port: 4000,
      host: null,
      databaseUrl: null,
      demo: 'auto',
      trustedProxies: [],
      logLevel: 'info',
    });
    expect(path.basename(configuration.dataDirectory)).toBe('data');
  });

  test('take an empty value for none', () => {
    expect(parseConfiguration({ PORT: '', HOST: ' ' })).toEqual(parseConfiguration({}));
  });

  test('build shell and remotes, unless they name a shell that is built', () => {
    expect(parseConfiguration({})).toMatchObject({ builds: true });
    expect(parseConfiguration({ SHELL_DIRECTORY: '/srv/shell' })).toMatchObject({
      builds: false,
      shellDirectory: '/srv/shell',
    });
  });

  test('ask for no demo data on a PostgreSQL unless told', () => {
    const url = { DATABASE_URL: 'postgres://punctual@localhost/punctual' };
    expect(parseConfiguration(url).demo).toBe('off');
    expect(parseConfiguration({ ...url, DEMO: '1' }).demo).toBe('loopback');
  });

  test.each([
    ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535, not "0x10".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['HOST', '300.1.1.1', 'HOST must be an address of this machine'],
    ['HOST', 'a b', 'HOST must be an address of this machine'],
    ['DEMO', 'yes', 'DEMO must be 1 (demo company'],
    ['TRUST_PROXY', '10.0.0.0/33', '"10.0.0.0/33" is neither'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a list of addresses or networks'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['LIMIT_REQUESTS_PER_SECOND', '0', 'must be a whole number from 1'],
  ])('refuse %s=%s in a sentence', (name, value, sentence) => {
    expect(() => parseConfiguration({ [name]: value })).toThrow(sentence);
  });

  test('never repeat what may be a password', () => {
    expect(() => parseConfiguration({ DATABASE_URL: 'mysql://root:secret@x/y' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') }),
    );
  });

  test('are either understood or refused in one sentence, whatever they are', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'DEMO', 'TRUST_PROXY', 'LOG_LEVEL'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, value) => {
        try {
          parseConfiguration({ [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(BadSetting);
          expect(String(error)).toContain(name);
        }
      }),
    );
  });
});

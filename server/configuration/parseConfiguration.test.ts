import fc from 'fast-check';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartRefused } from './configuration.ts';
import { parseConfiguration } from './parseConfiguration.ts';

describe('The settings', () => {
  test('have defaults for a first start', () => {
    const configuration = parseConfiguration({});
    expect(configuration).toMatchObject({
      port: 4000,
      host: null,
      databaseUrl: null,
      databaseReadUrl: null,
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

  test('say whether pages may take remotes from their own machine', () => {
    expect(parseConfiguration({}).remoteOverrides).toBeNull();
    expect(parseConfiguration({ REMOTE_OVERRIDES: 'allowed' }).remoteOverrides).toBe(true);
    expect(parseConfiguration({ REMOTE_OVERRIDES: 'refused' }).remoteOverrides).toBe(false);
  });

  test.each([
    ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535, not "0x10".'],
    ['DRAIN_SECONDS', '301', 'DRAIN_SECONDS must be a whole number from 0 to 300, not "301".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['HOST', '300.1.1.1', 'HOST must be an address of this machine'],
    ['HOST', 'a b', 'HOST must be an address of this machine'],
    ['DEMO', 'yes', 'DEMO must be 1 (demo company'],
    ['TRUST_PROXY', '10.0.0.0/33', '"10.0.0.0/33" is neither'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a list of addresses or networks'],
    ['REMOTE_OVERRIDES', '1', 'REMOTE_OVERRIDES must be allowed'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['LIMIT_REQUESTS_PER_SECOND', '0', 'must be a whole number from 1'],
    ['HR_FAILURES', '101', 'HR_FAILURES must be a whole number from 0 to 100'],
    ['MAP_TILES', 'tiles', 'MAP_TILES must be the address of map pictures with {z}, {x} and {y}'],
    ['MAP_TILES', 'https://tiles.example.com/{z}/{x}.png', 'MAP_TILES must be'],
    ['MAP_TILES', 'ftp://tiles.example.com/{z}/{x}/{y}.png', 'MAP_TILES must be'],
    ['MAP_TILES', 'https://*.example.com/{z}/{x}/{y}.png', 'host and port must be fixed'],
    ['MAP_TILES', 'https://{z}.example.com/{z}/{x}/{y}.png', 'host and port must be fixed'],
    ['REMOTES_URL', '/remotes/', 'REMOTES_URL must be the address of a folder'],
    ['REMOTES_URL', 'https://cdn.example.com/remotes', 'ends with a slash'],
    ['REMOTES_URL', 'https://*.example.com/', 'REMOTES_URL must be'],
    ['REMOTES_URL', 'https://cdn.example.com/;script-src/', 'REMOTES_URL must be'],
    ['REMOTES_URL', 'https://cdn.example.com/?key=abc/', 'REMOTES_URL must be'],
  ])('refuse %s=%s in a sentence', (name, value, sentence) => {
    expect(() => parseConfiguration({ [name]: value })).toThrow(sentence);
  });

  test('say where maps get their pictures, and from which origin they come', () => {
    const url = 'https://tiles.example.com:8443/land/{z}/{x}/{y}.png?key=abc';
    expect(parseConfiguration({}).mapTiles).toBeNull();
    expect(parseConfiguration({ MAP_TILES: url }).mapTiles).toEqual({
      url,
      origin: 'https://tiles.example.com:8443',
      attribution: null,
    });
    expect(
      parseConfiguration({ MAP_TILES: url, MAP_ATTRIBUTION: '© Survey Office' }).mapTiles,
    ).toMatchObject({ attribution: '© Survey Office' });
  });

  test('say from which folder of another host pages get the files of remotes', () => {
    expect(parseConfiguration({}).remotesUrl).toBeNull();
    const url = 'https://cdn.example.com:8443/punctual/remotes/';
    expect(parseConfiguration({ REMOTES_URL: url }).remotesUrl).toBe(url);
    expect(parseConfiguration({ REMOTES_URL: 'http://127.0.0.1:9' }).remotesUrl).toBe(
      'http://127.0.0.1:9/',
    );
  });

  test('say how the simulated HR system behaves', () => {
    expect(parseConfiguration({}).hrSimulation).toEqual({
      isNamed: false,
      latency: 200,
      failurePercent: 0,
      unknownPeople: null,
      unreachablePeople: null,
    });
    const settings = { HR_LATENCY: '0', HR_FAILURES: '20', HR_UNKNOWN_PEOPLE: '20455, 20391' };
    expect(() => parseConfiguration({ HR_SYSTEM: 'sap' })).toThrow('HR_SYSTEM must be simulated');
    const named = { ...settings, HR_SYSTEM: 'simulated' };
    expect(parseConfiguration(named).hrSimulation).toMatchObject({
      isNamed: true,
      latency: 0,
      failurePercent: 20,
      unknownPeople: ['20455', '20391'],
    });
  });

  test('say how SuccessFactors is reached, and as whom', () => {
    expect(parseConfiguration({ HR_SYSTEM: 'simulated' }).successFactors).toBeNull();
    const named = {
      ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: 'https://api4.example.com/' },
      ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API' },
    };
    const parsed = (setting: Readonly<Record<string, string>>) =>
      parseConfiguration({ ...named, ...setting }).successFactors;
    expect(parsed({ SUCCESSFACTORS_PASSWORD: 'x' })).toEqual({
      ...{ url: 'https://api4.example.com', company: 'ACME', timeout: 30_000 },
      ...{ breakTimeType: null, logIn: { kind: 'basic', user: 'API', password: 'x' } },
    });
    const key = { SUCCESSFACTORS_CLIENT_ID: 'c', SUCCESSFACTORS_PRIVATE_KEY: '/keys/sf.pem' };
    const more = { SUCCESSFACTORS_TIMEOUT: '45', SUCCESSFACTORS_BREAK_TIME_TYPE: 'PAUSE' };
    expect(parsed({ ...key, ...more })).toMatchObject({
      ...{ timeout: 45_000, breakTimeType: 'PAUSE' },
      logIn: { kind: 'oauth', user: 'API', clientId: 'c', privateKeyFile: '/keys/sf.pem' },
    });
    const both = { ...key, SUCCESSFACTORS_PASSWORD: 'secret' };
    for (const setting of [both, {}, { SUCCESSFACTORS_CLIENT_ID: 'c' }]) {
      expect(() => parsed(setting)).toThrow('needs either SUCCESSFACTORS_CLIENT_ID');
    }
    for (const url of ['', 'http://api4.example.com', 'https://a:secret@b.example.com', 'sap']) {
      expect(() => parsed({ ...key, SUCCESSFACTORS_URL: url })).toThrow('SUCCESSFACTORS_URL must');
    }
    expect(() => parsed({ ...key, SUCCESSFACTORS_COMPANY: '' })).toThrow('SUCCESSFACTORS_COMPANY');
    expect(() => parsed({ ...key, SUCCESSFACTORS_TIMEOUT: '46' })).toThrow('from 1 to 45');
  });

  test('never repeat what may be a password', () => {
    for (const setting of [
      { HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: 'https://a:secret@b.example.com' },
      { HR_SYSTEM: 'successfactors', SUCCESSFACTORS_PASSWORD: 'secret' },
      { DATABASE_URL: 'mysql://root:secret@x/y' },
      { MAP_TILES: 'https://root:secret@tiles.example.com/{z}/{x}/{y}.png' },
      { REMOTES_URL: 'https://root:secret@cdn.example.com/' },
    ]) {
      expect(() => parseConfiguration(setting)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('secret') }),
      );
    }
  });

  test('are either understood or refused in one sentence, whatever they are', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'DEMO',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'METRICS_TOKEN',
      'MAP_TILES',
      'REMOTES_URL',
      'REMOTE_OVERRIDES',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, value) => {
        try {
          parseConfiguration({ [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(StartRefused);
          expect(String(error)).toContain(name);
        }
      }),
    );
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { connectOpenId } from './data/connectOpenId.ts';
import { createBrowser } from './testing/createBrowser.ts';
import { createVisitor } from './testing/createVisitor.ts';
import { startOpenId } from './testing/startOpenId.ts';

const publicUrl = 'http://localhost:4000';
const provider = await startOpenId(publicUrl);
const folder = mkdtempSync(path.join(tmpdir(), 'punctual-openid-'));
const secretFile = path.join(folder, 'secret');
writeFileSync(secretFile, `${provider.clientSecret}\n`);

const settings = {
  OIDC_ISSUER: provider.address,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET_FILE: secretFile,
  PUBLIC_URL: publicUrl,
};

afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

const forgetEvents = statement<never>('testForgetOpenIdEvents', 'delete from security_event');

const failed = '/#/login?signOn=failed';
const both = [provider.clientId, 'other'];
const seconds = () => Math.floor(Date.now() / 1000);

describeOnMemory(
  'Single sign-on by OpenID Connect',
  (server) => {
    const newVisitor = () =>
      createVisitor(
        createBrowser(() => server.app),
        publicUrl,
      );
    const reasons = async () => {
      const query = { outcome: 'REFUSED' } as const;
      const { body } = await server.call('getSecurityEvents', { as: dora, query });
      return body.contents.map(({ event, target }) => `${event}: ${target}`);
    };
    let dora = '';

    beforeAll(async () => {
      server.now = new Date();
      dora = await logInAs(server, 'dora');
    });
    beforeEach(async () => {
      server.now = new Date();
      Object.assign(provider, { person: 'ella', forged: {}, state: 'well' });
      provider.logOuts.length = 0;
      await setFeatures(server, { SAML_AUTH: true, SAML_GLOBAL_LOGOUT: true });
      await reasons();
      await server.database.run(forgetEvents);
    });

    describe('brings people in', () => {
      test('and to the page that they wanted', async () => {
        const visitor = newVisitor();
        const back = await visitor.toProvider('/time/time-pairs?from=2026-03-01');
        expect(await visitor.comeBack(back)).toBe('/#/time/time-pairs?from=2026-03-01');
        expect(await visitor.browser.whoAmI()).toBe(people.ella.id);
      });

      test('with a challenge, and with a nonce and a state of its own each time', async () => {
        const asked = async () => {
          const { headers } = await newVisitor().browser.open('/saml/login');
          return new URL(String(headers.location)).searchParams;
        };
        const [first, second] = [await asked(), await asked()];
        expect(first.get('code_challenge_method')).toBe('S256');
        for (const name of ['state', 'nonce', 'code_challenge']) {
          expect(first.get(name)).toMatch(/^[\w-]{41,}$/);
          expect(first.get(name)).not.toBe(second.get(name));
        }
      });

      test('by a name that stands in the token itself', async () => {
        provider.forged = { claims: { preferred_username: 'max' } };
        const visitor = newVisitor();
        expect(await visitor.comeBack(await visitor.toProvider())).toBe('/#/time/clock');
        expect(await visitor.browser.whoAmI()).toBe(people.max.id);
      });

      test('whoever was signed in here before is signed out', async () => {
        const visitor = newVisitor();
        await visitor.comeBack(await visitor.toProvider());
        const before = visitor.browser.cookies['access-token'] ?? '';
        await visitor.comeBack(await visitor.toProvider());
        expect((await server.call('getSession', { as: before })).status).toBe(401);
        expect(await visitor.browser.whoAmI()).toBe(people.ella.id);
      });
    });

    describe('lets nobody in', () => {
      test.each([
        ['of another provider', { claims: { iss: 'https://other.example.com' } }, 'issuer'],
        ['for another product', { claims: { aud: 'other' } }, 'audience'],
        ['for several', { claims: { aud: both } }, 'audience'],
        ['asked for by another product', { claims: { azp: 'other' } }, 'audience'],
        ['of an hour ago', { claims: { exp: seconds() - 3600 } }, 'expired'],
        ['of tomorrow', { claims: { nbf: seconds() + 86_400 } }, 'not-yet-valid'],
        ['for another log-in', { claims: { nonce: 'other' } }, 'request'],
        ['without a nonce', { claims: { nonce: undefined } }, 'unreadable'],
        ['not signed', { by: 'nobody' }, 'algorithm'],
        ['signed with a secret that both know', { by: 'secret' }, 'algorithm'],
        ['signed by a stranger', { by: 'stranger' }, 'signature'],
        ['about no name', { claims: { preferred_username: '' } }, 'no-name'],
        ['about a list of names', { claims: { preferred_username: ['ella'] } }, 'no-name'],
      ] as const)('by a token that is %s', async (_name, forged, reason) => {
        provider.forged = forged;
        const visitor = newVisitor();
        expect(await visitor.comeBack(await visitor.toProvider())).toBe(failed);
        expect(await visitor.browser.whoAmI()).toBeNull();
        expect(await reasons()).toEqual([`log-in: ${reason}`]);
      });

      test.each([
        ['a state that nobody made', { state: '_other' }, 'request'],
        ['no state', { state: '' }, 'request'],
        ['a code that the provider did not make', { code: 'other' }, 'status'],
        ['an answer of another provider', { iss: 'https://other.example.com' }, 'issuer'],
        ['a refusal', { error: 'access_denied' }, 'status'],
      ])('by %s', async (_name, changes, reason) => {
        const visitor = newVisitor();
        const back = new URL(await visitor.toProvider(), publicUrl);
        for (const [name, value] of Object.entries(changes)) back.searchParams.set(name, value);
        expect(await visitor.comeBack(`${back.pathname}${back.search}`)).toBe(failed);
        expect(await visitor.browser.whoAmI()).toBeNull();
        expect(await reasons()).toEqual([`log-in: ${reason}`]);
      });

      test('a second time by the same answer', async () => {
        const visitor = newVisitor();
        const back = await visitor.toProvider();
        expect(await visitor.comeBack(back)).toBe('/#/time/clock');
        expect(await visitor.comeBack(back)).toBe(failed);
        expect(await reasons()).toEqual(['log-in: request']);
      });

      test('twice by one answer that comes twice at once', async () => {
        const visitor = newVisitor();
        const back = await visitor.toProvider();
        const taken = await Promise.all([1, 2].map(async () => visitor.browser.follow(back)));
        expect(new Set(taken.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 303]));
      });

      test('by the code of another log-in: the verifier is not its own', async () => {
        const [one, other] = [newVisitor(), newVisitor()];
        const [mine, theirs] = [await one.toProvider(), await other.toProvider()];
        const back = new URL(mine, publicUrl);
        const { searchParams } = new URL(theirs, publicUrl);
        back.searchParams.set('code', searchParams.get('code') ?? '');
        expect(await one.comeBack(`${back.pathname}${back.search}`)).toBe(failed);
        expect(await reasons()).toEqual(['log-in: status']);
      });

      test('in a browser that did not begin', async () => {
        const [victim, attacker] = [newVisitor(), newVisitor()];
        await victim.toProvider();
        expect(await victim.comeBack(await attacker.toProvider())).toBe(failed);
        expect(await victim.browser.whoAmI()).toBeNull();
        expect(await reasons()).toEqual(['log-in: browser']);
      });

      test('who needs more than a quarter of an hour at the provider', async () => {
        const visitor = newVisitor();
        const back = await visitor.toProvider();
        server.now = new Date(server.now.getTime() + 16 * 60_000);
        expect(await visitor.comeBack(back)).toBe(failed);
      });

      test('who is not known here: they are told', async () => {
        provider.person = 'somebody';
        const visitor = newVisitor();
        expect(await visitor.comeBack(await visitor.toProvider())).toBe('/#/unauthorized');
        expect(await visitor.browser.whoAmI()).toBeNull();
        expect(await reasons()).toEqual(['log-in: unknown-person']);
      });

      test('who is refused reads by which name, and is asked anew for another account', async () => {
        provider.person = 'somebody';
        const visitor = newVisitor();
        await visitor.comeBack(await visitor.toProvider());
        const refusal = { name: 'somebody', wanted: '/time/clock' };
        expect(await visitor.browser.refusal()).toEqual(refusal);
        provider.person = 'ella';
        // The provider still knows the one before.
        expect(await visitor.comeBack(await visitor.toProvider())).toBe('/#/unauthorized');
        const another = await visitor.toProvider('/time/clock', true);
        expect(await visitor.comeBack(another)).toBe('/#/time/clock');
        expect(await visitor.browser.whoAmI()).toBe(people.ella.id);
      });

      test('by a name with a character that no name has', async () => {
        provider.forged = { claims: { preferred_username: 'el\u0000la' } };
        const visitor = newVisitor();
        expect(await visitor.comeBack(await visitor.toProvider())).toBe(failed);
        expect(await reasons()).toEqual(['log-in: no-name']);
      });

      test('while the provider is away: that is said, and the next one is let in again', async () => {
        const visitor = newVisitor();
        const back = await visitor.toProvider();
        provider.state = 'broken';
        expect(await visitor.comeBack(back)).toBe('/#/login?signOn=unreachable');
        expect(await reasons()).toEqual(['log-in: unreachable']);
        provider.state = 'well';
        expect(await visitor.comeBack(await visitor.toProvider())).toBe('/#/time/clock');
      });
    });

    describe('logs out', () => {
      const arrive = async () => {
        const visitor = newVisitor();
        await visitor.comeBack(await visitor.toProvider());
        expect(await visitor.browser.whoAmI()).toBe(people.ella.id);
        return visitor;
      };

      test('here and at the provider', async () => {
        const visitor = await arrive();
        await visitor.browser.send('/api/session/logout');
        const away = String((await visitor.browser.open('/saml/logout')).headers.location);
        expect(await visitor.endAtProvider(away)).toBe('/oidc/logged-out');
        const back = await visitor.browser.follow('/oidc/logged-out');
        expect(back.headers.location).toBe('/#/logged-out?everywhere');
        expect(provider.logOuts).toHaveLength(1);
      });

      test('here alone when the company wants it so', async () => {
        await setFeatures(server, { SAML_AUTH: true });
        const { browser } = await arrive();
        await browser.send('/api/session/logout');
        expect((await browser.open('/saml/logout')).headers.location).toBe('/#/logged-out');
      });

      const tell = (token: string) =>
        server.app.inject({
          ...{ method: 'POST', url: '/oidc/back-channel-logout' },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ logout_token: token }).toString(),
        });

      test('when the provider says so by itself: that session, nobody else, and not twice', async () => {
        const [leaving, staying] = [await arrive(), await arrive()];
        const away = await leaving.endThere(provider.address);
        expect(away).toBe(200);
        const [token = ''] = provider.logOuts;
        server.published.length = 0;
        expect((await tell(token)).statusCode).toBe(200);
        expect(await leaving.browser.whoAmI()).toBeNull();
        expect(await staying.browser.whoAmI()).toBe(people.ella.id);
        expect(server.published).toContainEqual({
          ...{ type: 'session-ended', employeeIds: [people.ella.id] },
        });
        expect((await tell(token)).statusCode).toBe(400);
        expect(await reasons()).toEqual(['log-out: replayed']);
      });

      test('all sessions of a person whom the provider names', async () => {
        const [one, two] = [await arrive(), await arrive()];
        const token = await provider.logOutToken({ sub: 'id of ella' });
        expect((await tell(token)).statusCode).toBe(200);
        expect([await one.browser.whoAmI(), await two.browser.whoAmI()]).toEqual([null, null]);
      });

      test.each([
        ['nobody', {}, {}, 'no-name'],
        ['an ID token', { sub: 'id of ella', nonce: 'x' }, {}, 'unreadable'],
        ['another event', { sub: 'id of ella', events: {} }, {}, 'unreadable'],
        ['another product', { sub: 'id of ella', aud: 'other' }, {}, 'audience'],
        ['another provider', { sub: 'id of ella', iss: 'https://o.example' }, {}, 'issuer'],
        ['an hour ago', { sub: 'id of ella', iat: seconds() - 3600 }, {}, 'expired'],
        ['a stranger', { sub: 'id of ella' }, { by: 'stranger' }, 'signature'],
        ['no signature', { sub: 'id of ella' }, { by: 'nobody' }, 'algorithm'],
        ['a shared secret', { sub: 'id of ella' }, { by: 'secret' }, 'algorithm'],
      ] as const)('nobody by a token of %s', async (_name, claims, forged, reason) => {
        const { browser } = await arrive();
        const { statusCode, headers } = await tell(await provider.logOutToken(claims, forged));
        expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
        expect(await browser.whoAmI()).toBe(people.ella.id);
        expect(await reasons()).toEqual([`log-out: ${reason}`]);
      });
    });

    test('is closed while it is switched off', async () => {
      await setFeatures(server, {});
      const { browser } = newVisitor();
      for (const url of ['/saml/login', '/oidc/callback', '/oidc/logged-out', '/saml/logout']) {
        expect((await browser.open(url)).statusCode).toBe(403);
      }
      for (const url of ['/saml/acs', '/saml/metadata', '/saml/slo']) {
        expect((await browser.open(url)).statusCode).toBe(404);
      }
    });
  },
  { prepare: createTestCompany, settings },
);

describeOnMemory(
  'Single sign-on by an address of OpenID Connect',
  (server) => {
    test('believes one that the provider has verified, and no other', async () => {
      server.now = new Date();
      await setFeatures(server, { SAML_AUTH: true });
      const comeAs = async (claims: NonNullable<(typeof provider)['forged']['claims']>) => {
        provider.forged = { claims };
        const visitor = createVisitor(
          createBrowser(() => server.app),
          publicUrl,
        );
        return visitor.comeBack(await visitor.toProvider());
      };
      expect(await comeAs({ email: 'ella', email_verified: false })).toBe(failed);
      expect(await comeAs({ email: 'ella', email_verified: true })).toBe('/#/time/clock');
      expect(await comeAs({ email: 'ella' })).toBe('/#/time/clock');
      provider.forged = {};
    });
  },
  { prepare: createTestCompany, settings: { ...settings, OIDC_CLAIM: 'email' } },
);

describe('A provider of OpenID Connect', () => {
  const connect = (changes: Readonly<Record<string, string>> = {}) => {
    const { signOn } = parseConfiguration({ ...settings, ...changes });
    if (signOn?.kind !== 'openid') throw new Error('It is one.');
    return connectOpenId(signOn, { longestWait: 100, keptFor: 0 });
  };

  test('is not waited for without end', async () => {
    provider.state = 'silent';
    const asked = (await connect()).ask('_1');
    await expect(asked).rejects.toThrow('unreachable');
    provider.state = 'well';
  });

  test('is asked whether it is there before somebody is sent there', async () => {
    const connected = await connect();
    expect((await connected.ask('_1')).url).toContain(`${provider.address}/auth?`);
    provider.state = 'broken';
    await expect(connected.ask('_2')).rejects.toThrow('unreachable');
    provider.state = 'well';
    expect((await connected.ask('_3')).url).toContain('state=_3');
  });

  test('is asked for an address only where that names people', async () => {
    const scopeOf = async (changes: Readonly<Record<string, string>>) =>
      new URL((await (await connect(changes)).ask('_1')).url).searchParams.get('scope');
    expect(await scopeOf({})).toBe('openid profile');
    expect(await scopeOf({ OIDC_CLAIM: 'email' })).toBe('openid profile email');
  });

  test('has to be who it says', async () => {
    const other = provider.address.replace('127.0.0.1', 'localhost');
    await expect((await connect({ OIDC_ISSUER: other })).ask('_1')).rejects.toThrow('issuer');
  });

  test('is not begun with without a secret', async () => {
    const refusal = 'OIDC_CLIENT_SECRET_FILE must be a file';
    await expect(connect({ OIDC_CLIENT_SECRET_FILE: folder })).rejects.toThrow(refusal);
  });
});

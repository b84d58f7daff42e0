import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { createDomains } from '../createDomains.ts';
import { createLife } from '../calls/life.ts';
import { statement } from '../database/statement.ts';
import { createApp } from '../http/createApp.ts';
import { createLocalChannel } from '../push/pushChannel.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createBrowser, formOf } from './testing/createBrowser.ts';
import { keyPair, startProvider } from './testing/startProvider.ts';
import { ownFiles } from './testing/signOnSettings.ts';
import { changed, wrapped, wrappings } from './testing/forgedAnswers.ts';

const publicUrl = 'http://localhost:4000';
const provider = await startProvider(publicUrl);
const folder = mkdtempSync(path.join(tmpdir(), 'punctual-sign-on-'));
const metadataFile = path.join(folder, 'provider.xml');
const [signing, next, stranger, own] = [
  keyPair('provider'),
  keyPair('next-provider'),
  keyPair('stranger'),
  keyPair('own'),
];
writeFileSync(metadataFile, provider.metadata([signing.cert, next.cert]));

const settings = { SAML_METADATA: metadataFile, PUBLIC_URL: publicUrl, ...ownFiles };

afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

const close = statement<never, { id: number; closedAt: Date | null }>(
  'testCloseForSignOn',
  'update employee set closed_at = $closedAt where id = $id',
);
const readNumber = statement<{ number: string }, { id: number }>(
  'testNumberForSignOn',
  'select employee_number as number from employee where id = $id',
);
const forgetEvents = statement<never>('testForgetEvents', 'delete from security_event');
const countRows = statement<{ rows: number }>(
  'testCountSignOn',
  `select (select count(*) from sign_on_request) + (select count(*) from sign_on_message)
     + (select count(*) from sign_on_log_out) as rows`,
);

const failed = '/#/login?signOn=failed';
const minutes = (count: number) => count * 60_000;

describeOnMemory(
  'Single sign-on',
  (server) => {
    const newBrowser = () => createBrowser(() => server.app);
    const later = (milliseconds: number) => {
      server.now = new Date(server.now.getTime() + milliseconds);
    };
    let dora = '';
    beforeAll(async () => {
      server.now = new Date();
      dora = await logInAs(server, 'dora');
    });
    /** What the security log says of refusals since the test began. */
    const reasons = async () => {
      const query = { outcome: 'REFUSED' } as const;
      const { body } = await server.call('getSecurityEvents', { as: dora, query });
      return body.contents.map(({ event, target }) => `${event}: ${target}`);
    };

    beforeEach(async () => {
      server.now = new Date();
      Object.assign(provider, { person: 'ella', another: null, changed: {}, binding: 'Redirect' });
      provider.participants.length = 0;
      await setFeatures(server, { SAML_AUTH: true, SAML_GLOBAL_LOGOUT: true });
      await reasons();
      await server.database.run(forgetEvents);
    });
    afterEach(() => server.database.run(close, { id: people.ella.id, closedAt: null }));

    describe('brings people in', () => {
      test('and to the page that they wanted', async () => {
        const browser = newBrowser();
        const back = await browser.toProvider('/time/time-pairs?from=2026-03-01');
        expect(await browser.comeBack(back)).toBe('/#/time/time-pairs?from=2026-03-01');
        expect(await browser.whoAmI()).toBe(people.ella.id);
      });

      test('with what a password would open: the cookie is the same', async () => {
        const browser = newBrowser();
        const taken = await browser.submit('/saml/acs', await browser.toProvider());
        expect(taken.cookies).toEqual([]);
        const way = /url=([^"]+)"/.exec(taken.body)?.[1] ?? '';
        const { cookies } = await browser.open(way);
        expect(cookies).toMatchObject([
          { name: 'access-token', httpOnly: true, sameSite: 'Strict', path: '/' },
        ]);
      });

      test.each([
        ['an encrypted assertion', { encryptionCert: own.cert, encryptionPublicKey: own.cert }],
        ['an assertion and an answer that are both signed', { signResponse: true }],
        ['the next key of the provider', next],
      ])('by %s', async (_name, options) => {
        provider.changed = options;
        const browser = newBrowser();
        expect(await browser.comeBack(await browser.toProvider())).toBe('/#/time/clock');
        expect(await browser.whoAmI()).toBe(people.ella.id);
      });

      test('in two tabs at once', async () => {
        const browser = newBrowser();
        const first = await browser.toProvider('/time/clock');
        const second = await browser.toProvider('/time/time-pairs');
        expect(await browser.comeBack(first)).toBe('/#/time/clock');
        expect(await browser.comeBack(second)).toBe('/#/time/time-pairs');
      });

      test('whoever was signed in here before is signed out', async () => {
        const browser = newBrowser();
        await browser.comeBack(await browser.toProvider());
        const before = browser.cookies['access-token'] ?? '';
        provider.person = 'max';
        await browser.comeBack(await browser.toProvider());
        expect(await browser.whoAmI()).toBe(people.max.id);
        expect((await server.call('getSession', { as: before })).status).toBe(401);
      });
    });

    describe('says to whom it refuses', () => {
      const nobody = { name: null, wanted: '/' };
      const refused = async (name: string) => {
        provider.person = name;
        const browser = newBrowser();
        const form = await browser.toProvider('/time/time-pairs?from=2026-03-01');
        expect(await browser.comeBack(form)).toBe('/#/unauthorized');
        return browser;
      };

      test('by which name, in the browser that began and in no other', async () => {
        const [browser, other] = [await refused('max.evil'), newBrowser()];
        const wanted = '/time/time-pairs?from=2026-03-01';
        expect(await browser.refusal()).toEqual({ name: 'max.evil', wanted });
        await other.toProvider();
        expect([await other.refusal(), await newBrowser().refusal()]).toEqual([nobody, nobody]);
      });

      test('the latest one, where there were several', async () => {
        const browser = await refused('first');
        later(1);
        provider.person = 'second';
        await browser.comeBack(await browser.toProvider());
        expect(await browser.refusal()).toEqual({ name: 'second', wanted: '/time/clock' });
      });

      test('also where the account is closed', async () => {
        await server.database.run(close, { id: people.ella.id, closedAt: server.now });
        expect(await (await refused('Ella')).refusal()).toMatchObject({ name: 'Ella' });
      });

      test('with a long name cut, and without what turns the direction of the sentence', async () => {
        const browser = await refused(`\u202e${'a'.repeat(5000)}`);
        expect(await browser.refusal()).toMatchObject({ name: `${'a'.repeat(100)}…` });
      });

      test('for a quarter of an hour', async () => {
        const browser = await refused('somebody');
        later(minutes(14));
        expect(await browser.refusal()).toMatchObject({ name: 'somebody' });
        later(minutes(2));
        expect(await browser.refusal()).toEqual(nobody);
      });

      test('another account brings them to the page that they wanted, and the name is forgotten', async () => {
        provider.another = 'ella';
        const browser = await refused('somebody');
        const back = await browser.chooseAnother();
        expect(await browser.comeBack(back)).toBe('/#/time/time-pairs?from=2026-03-01');
        expect(await browser.whoAmI()).toBe(people.ella.id);
        expect(await browser.refusal()).toEqual(nobody);
      });
    });

    describe('lets nobody in', () => {
      test.each([
        ['signed with a key that the provider does not have', stranger, 'signature'],
        ['signed with a weak algorithm', { signatureAlgorithm: 'rsa-sha1' }, 'algorithm'],
        ['not signed', { signAssertion: false }, 'signature'],
        [
          'signed around an assertion that is not',
          { signAssertion: false, signResponse: true },
          'signature',
        ],
        ['of another provider', { issuer: 'https://other.example.com' }, 'issuer'],
        ['meant for another product', { audience: 'https://other.example.com' }, 'audience'],
        ['sent to another address', { destination: 'https://other.example.com' }, 'destination'],
        ['confirmed for another address', { recipient: 'https://o.example.com' }, 'recipient'],
        ['answering what nobody asked', { inResponseTo: '_other' }, 'request'],
      ])('by an answer that is %s', async (_name, options, reason) => {
        provider.changed = options;
        const browser = newBrowser();
        expect(await browser.comeBack(await browser.toProvider())).toBe(failed);
        expect(await browser.whoAmI()).toBeNull();
        expect(await reasons()).toEqual([`log-in: ${reason}`]);
      });

      test.each(wrappings)('by a signature that was wrapped: %s', async (kind) => {
        provider.changed = { signResponse: true };
        const browser = newBrowser();
        const form = await browser.toProvider();
        const forged = wrapped(form['SAMLResponse'] ?? '', kind, { from: 'ella', to: 'max' });
        const end = await browser.comeBack({ ...form, SAMLResponse: forged });
        expect([end, await browser.whoAmI()]).toEqual([failed, null]);
        expect(await reasons()).toEqual(['log-in: signature']);
      });

      test.each([
        ['too late', minutes(3), 'expired'],
        ['before its time', -minutes(3), 'not-yet-valid'],
      ])('%s', async (_name, shift, reason) => {
        const browser = newBrowser();
        const form = await browser.toProvider();
        later(shift);
        expect(await browser.comeBack(form)).toBe(failed);
        server.now = new Date();
        expect(await reasons()).toEqual([`log-in: ${reason}`]);
      });

      test('a second time by the same answer', async () => {
        const browser = newBrowser();
        const form = await browser.toProvider();
        expect((await browser.submit('/saml/acs', form)).statusCode).toBe(200);
        expect(await browser.comeBack(form)).toBe(failed);
        expect(await reasons()).toEqual(['log-in: replayed']);
      });

      test('by an answer that has led in before', async () => {
        const browser = newBrowser();
        const form = await browser.toProvider();
        expect(await browser.comeBack(form)).toBe('/#/time/clock');
        expect(await browser.comeBack(form)).toBe(failed);
        expect(await reasons()).toEqual(['log-in: request']);
      });

      test('by the first half of a name, whatever comment is put into it', async () => {
        provider.person = 'max.evil';
        const browser = newBrowser();
        const form = await browser.toProvider();
        const SAMLResponse = changed(form['SAMLResponse'] ?? '', 'max.evil', 'max<!-- -->.evil');
        expect(await browser.comeBack({ ...form, SAMLResponse })).toBe('/#/unauthorized');
        expect(await browser.whoAmI()).toBeNull();
      });

      test('in a browser that did not begin', async () => {
        const [victim, attacker] = [newBrowser(), newBrowser()];
        await victim.toProvider();
        expect(await victim.comeBack(await attacker.toProvider())).toBe(failed);
        expect(await victim.whoAmI()).toBeNull();
        expect(await reasons()).toEqual(['log-in: browser']);
      });

      test('without a request of ours', async () => {
        const form = await newBrowser().toProvider();
        const SAMLResponse = changed(form['SAMLResponse'] ?? '', / InResponseTo="[^"]*"/g, '');
        expect(await newBrowser().comeBack({ SAMLResponse })).toBe(failed);
      });

      test('who needs more than a quarter of an hour at the provider', async () => {
        provider.changed = { lifetimeInSeconds: 3600 };
        const browser = newBrowser();
        const form = await browser.toProvider();
        later(minutes(16));
        expect(await browser.comeBack(form)).toBe(failed);
      });

      test('who is not known here: they are told', async () => {
        provider.person = 'somebody';
        const browser = newBrowser();
        expect(await browser.comeBack(await browser.toProvider())).toBe('/#/unauthorized');
        expect(await browser.whoAmI()).toBeNull();
        expect(await reasons()).toEqual(['log-in: unknown-person']);
      });

      test('whose account is closed', async () => {
        await server.database.run(close, { id: people.ella.id, closedAt: server.now });
        const browser = newBrowser();
        expect(await browser.comeBack(await browser.toProvider())).toBe('/#/unauthorized');
        expect(await browser.whoAmI()).toBeNull();
      });

      test.each([
        ['nothing', ''],
        ['no base64', '%%%'],
        ['no XML', btoa('hello')],
        ['entities', btoa('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')],
        ['another document', btoa('<a/>')],
      ])('by %s', async (_name, SAMLResponse) => {
        expect(await newBrowser().comeBack({ SAMLResponse })).toBe(failed);
      });

      test('by a form that is too long', async () => {
        const answer = await newBrowser().submit('/saml/acs', {
          SAMLResponse: 'a'.repeat(300_000),
        });
        expect(answer.statusCode).toBe(413);
      });
    });

    test.each([
      'https://evil.example.com',
      '//evil.example.com',
      '/\\evil.example.com',
      'javascript:alert(1)',
      '/time/clock#/x',
      '/\r\nlocation: x',
      `/${'a'.repeat(600)}`,
    ])('leads to no page but its own, whatever was wanted: %j', async (to) => {
      const browser = newBrowser();
      expect(await browser.comeBack(await browser.toProvider(to))).toBe('/#/');
      const back = { ...(await browser.toProvider()), RelayState: to };
      expect(await browser.comeBack(back)).toBe('/#/time/clock');
    });

    test('works across servers over one database', async () => {
      const life = createLife();
      const { app: other } = await createApp({
        context: {
          configuration: parseConfiguration({ LOG_LEVEL: 'silent', ...settings }),
          database: server.database,
          push: createLocalChannel(),
          now: () => server.now,
          life,
        },
        domains: createDomains,
      });
      const browser = newBrowser();
      const form = await browser.toProvider('/time/clock', other);
      const taken = await browser.submit('/saml/acs', form, server.app);
      const way = /url=([^"]+)"/.exec(taken.body)?.[1] ?? '';
      expect((await browser.open(way, other)).headers.location).toBe('/#/time/clock');
      expect(await browser.whoAmI()).toBe(people.ella.id);
      expect(await browser.comeBack(form, other)).toBe(failed);
      await other.close();
      await life.end();
    });

    describe('logs out', () => {
      const arrive = async () => {
        const browser = newBrowser();
        await browser.comeBack(await browser.toProvider());
        return browser;
      };

      test.each(['Redirect', 'POST'] as const)(
        'here and at the provider, by %s',
        async (binding) => {
          provider.binding = binding;
          const browser = await arrive();
          await browser.send('/api/session/logout');
          expect(await browser.whoAmI()).toBeNull();
          const away = String((await browser.open('/saml/logout')).headers.location);
          expect(away).toContain(`${provider.address}/slo?SAMLRequest=`);
          const answer = await fetch(away, { redirect: 'manual' });
          const back =
            binding === 'POST'
              ? await browser.submit('/saml/slo', await formOf(answer))
              : await browser.open(answer.headers.get('location')?.replace(publicUrl, '') ?? '');
          expect(back.headers.location).toBe('/#/logged-out?everywhere');
          expect(provider.participants).toEqual([]);
          expect((await browser.open('/saml/logout')).headers.location).toBe('/#/logged-out');
        },
      );

      test('here alone when the company wants it so', async () => {
        await setFeatures(server, { SAML_AUTH: true });
        const browser = await arrive();
        await browser.send('/api/session/logout');
        expect((await browser.open('/saml/logout')).headers.location).toBe('/#/logged-out');
        expect(provider.participants).toHaveLength(1);
      });

      test.each(['Redirect', 'POST'] as const)(
        'when the provider says so, by %s: that session, nobody else, and not twice',
        async (binding) => {
          const [ella, max] = [await arrive(), await arrive()];
          const byPassword = await logInAs(server, 'ella');
          provider.binding = binding;
          provider.participants.length = 1;
          Object.assign(provider.participants[0] ?? {}, {
            binding: `urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${binding}`,
          });
          server.published.length = 0;
          const asked = await fetch(`${provider.address}/slo`, { redirect: 'manual' });
          const form = binding === 'POST' ? await formOf(asked) : {};
          const address = asked.headers.get('location')?.replace(publicUrl, '') ?? '';
          const ask = () =>
            binding === 'POST'
              ? newBrowser().submit('/saml/slo', form)
              : newBrowser().open(address);
          const answer = await ask();
          expect(await ella.whoAmI()).toBeNull();
          expect(await max.whoAmI()).toBe(people.ella.id);
          expect((await server.call('getSession', { as: byPassword })).status).toBe(200);
          expect(server.published).toContainEqual({
            type: 'session-ended',
            employeeIds: [people.ella.id],
          });
          const told = await fetch(String(answer.headers.location));
          expect([told.status, provider.participants]).toEqual([200, []]);
          expect((await ask()).headers.location).toBe(failed);
        },
      );

      test('nobody by a request that is not signed, or by a stranger', async () => {
        const browser = await arrive();
        provider.changed = stranger;
        const asked = await fetch(`${provider.address}/slo`, { redirect: 'manual' });
        const address = asked.headers.get('location')?.replace(publicUrl, '') ?? '';
        const unsigned = address.replace(/&SigAlg=.*/, '');
        for (const each of [address, unsigned, `${address}&SAMLRequest=x`, '/saml/slo']) {
          expect((await newBrowser().open(each)).headers.location).toBe(failed);
        }
        expect(await browser.whoAmI()).toBe(people.ella.id);
      });
    });

    test('says what the provider has to know of it', async () => {
      const { headers, body } = await newBrowser().open('/saml/metadata');
      expect(headers['content-type']).toContain('application/samlmetadata+xml');
      for (const part of [
        `entityID="${publicUrl}/saml/metadata"`,
        `Location="${publicUrl}/saml/acs"`,
        'AuthnRequestsSigned="true"',
        'use="encryption"',
      ]) {
        expect(body).toContain(part);
      }
      expect(body.match(new RegExp(`Location="${publicUrl}/saml/slo"`, 'g'))).toHaveLength(2);
    });

    test('is closed while it is switched off, but for its metadata', async () => {
      await setFeatures(server, {});
      const statuses = await Promise.all(
        ['/saml/login', '/saml/arrive', '/saml/logout', '/saml/slo', '/saml/metadata'].map(
          async (url) => (await newBrowser().open(url)).statusCode,
        ),
      );
      expect(statuses).toEqual([403, 403, 403, 403, 200]);
      expect((await newBrowser().submit('/saml/acs', {})).statusCode).toBe(403);
    });

    test('slows down an address that asks without end', async () => {
      const browser = newBrowser();
      let last = 303;
      for (let asked = 0; asked <= 600; asked += 1) {
        last = (await browser.open('/saml/logout')).statusCode;
      }
      expect(last).toBe(429);
      expect((await newBrowser().open('/saml/logout')).statusCode).toBe(303);
    });

    test('leaves no rows behind', async () => {
      const browser = newBrowser();
      await browser.comeBack(await browser.toProvider());
      await browser.toProvider();
      await browser.send('/api/session/logout');
      later(minutes(60));
      await server.runJobs();
      expect(await server.database.run(countRows)).toEqual([{ rows: 0 }]);
    });
  },
  { prepare: createTestCompany, settings },
);

const emailClaim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';

describeOnMemory(
  'Single sign-on by an attribute',
  (server) => {
    const comeAs = async (values: readonly string[]) => {
      server.now = new Date();
      await setFeatures(server, { SAML_AUTH: true });
      provider.changed = {
        getUserFromRequest: () => ({
          id: 'olga',
          emails: values.map((value) => ({ value })),
          name: {},
        }),
      };
      const browser = createBrowser(() => server.app);
      return [await browser.comeBack(await browser.toProvider()), await browser.whoAmI()];
    };
    test('knows people by their number', async () => {
      const [ella] = await server.database.run(readNumber, { id: people.ella.id });
      expect(await comeAs([ella?.number ?? ''])).toEqual(['/#/time/clock', people.ella.id]);
    });
    test('believes no other name', async () => {
      expect(await comeAs([])).toEqual([failed, null]);
      expect(await comeAs(['olga'])).toEqual(['/#/unauthorized', null]);
    });
  },
  {
    prepare: createTestCompany,
    settings: { ...settings, SIGN_ON_PERSON: 'employee-number', SAML_ATTRIBUTE: emailClaim },
  },
);

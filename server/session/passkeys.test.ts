import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../passkeys/testing/createAuthenticator.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { origin, passkeyLogIns } from './testing/passkeyLogIns.ts';

const { ella, max, dora } = people;

describeOnMemory(
  'With a second factor',
  (server) => {
    const { logIn, stepOf, tokenOf, isSignedIn, registerFirst, switchOn, beginAnew } =
      passkeyLogIns(server);
    /** What happened with somebody within the last minute. */
    const eventsOf = async (person: number) => {
      await setFeatures(server, {});
      const as = await logInAs(server, 'dora');
      const since = new Date(server.now.getTime() - 60_000).toISOString();
      const query = { person, since };
      const { contents } = (await server.call('getSecurityEvents', { as, query })).body;
      return [...new Set(contents.map(({ event, outcome }) => `${event} ${outcome}`))].toSorted();
    };

    beforeEach(async () => {
      // The same event again before it is written would count as the one of the test before.
      await eventsOf(max.id);
      await beginAnew();
    });

    test('whoever approves registers a passkey right after the password, and is asked for it from then on', async () => {
      const first = await logIn('max');
      expect([first.status, first.cookies.size]).toEqual([202, 0]);
      const { authenticator, token } = await registerFirst('max');
      expect(await isSignedIn(token)).toBe(true);
      const step = await stepOf('max');
      expect(step).toMatchObject({
        ...{ kind: 'PROVE', rpId: 'time.example.com' },
        passkeys: [{ id: authenticator.id, transports: ['internal'] }],
      });
      const answer = await server.call('logInByPasskey', { body: authenticator.prove(step) });
      expect(answer.body).toMatchObject({ employeeId: max.id, authorities: ['APPROVE_TIME'] });
      expect(await isSignedIn(tokenOf(answer))).toBe(true);
    });

    test('nobody else notices, and a wrong password says nothing of passkeys', async () => {
      expect((await logIn('ella')).status).toBe(200);
      await registerFirst('max');
      for (const username of ['max', 'dora', 'ella', 'ghost']) {
        const answer = await server.call('logIn', { body: { username, password: 'wrong' } });
        expect(answer.problem.code).toBe('WRONG_CREDENTIALS');
      }
    });

    test('who holds the authority on an assignment only is asked, too', async () => {
      const grant = (authorities: string) =>
        server.database.run(
          ...sql`update assignment set authorities = ${authorities}::text[] where id = 1002`,
        );
      await grant('{CAPTURE_TIME,APPROVE_TIME}');
      expect((await logIn('ella')).status).toBe(202);
      await grant('{CAPTURE_TIME}');
      expect((await logIn('ella')).status).toBe(200);
    });

    test('a stolen password registers nothing where a passkey is', async () => {
      const early = await stepOf('max');
      await registerFirst('max');
      const body = createAuthenticator(origin).register(early);
      const { problem } = await server.call('logInWithNewPasskey', { body });
      expect(problem.code).toBe('PASSKEY_REFUSED');
      const step = await stepOf('max');
      expect(step.kind).toBe('PROVE');
      const other = createAuthenticator(origin).register(step);
      expect((await server.call('logInWithNewPasskey', { body: other })).problem.code).toBe(
        'PASSKEY_ENDED',
      );
    });

    test('one passkey is one person’s', async () => {
      const { authenticator } = await registerFirst('max');
      const body = authenticator.register(await stepOf('dora'));
      const { problem } = await server.call('logInWithNewPasskey', { body });
      expect(problem.code).toBe('PASSKEY_REFUSED');
    });

    test('the first passkey is registered within 14 days, then only after a reset', async () => {
      const { token: administrator } = await registerFirst('dora');
      await switchOn(new Date(server.now.getTime() - 14 * 86_400_000));
      expect((await logIn('max')).problem.code).toBe('PASSKEY_WINDOW_OVER');
      const reset = await server.call('resetPasskeys', {
        ...{ path: { id: max.id }, as: administrator },
      });
      expect(reset.body).toMatchObject({ asksForPasskey: true, passkeys: 0 });
      const { authenticator } = await registerFirst('max');
      server.now = new Date(server.now.getTime() + 15 * 86_400_000);
      const body = authenticator.prove(await stepOf('max'));
      expect((await server.call('logInByPasskey', { body })).status).toBe(200);
    });

    test('failures count: after ten the question is not even asked', async () => {
      const { authenticator } = await registerFirst('max');
      for (let count = 0; count < 10; count += 1) {
        const body = authenticator.prove(await stepOf('max'), { isUserVerified: false });
        expect((await server.call('logInByPasskey', { body })).problem.code).toBe(
          'PASSKEY_REFUSED',
        );
      }
      const { problem, headers } = await logIn('max');
      expect([problem.code, headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '900']);
    });

    test('the switch ends the sessions of those whom it asks, and of nobody else', async () => {
      await setFeatures(server, {});
      const [manager, nurse] = [await logInAs(server, 'max'), await logInAs(server, 'ella')];
      expect(await isSignedIn(manager)).toBe(true);
      await switchOn(server.now);
      expect([await isSignedIn(manager), await isSignedIn(nurse)]).toEqual([false, true]);
      await server.database.run(
        ...sql`update employee set authorities = '{SUPER_ADMIN}' where id = ${ella.id}`,
      );
      server.now = new Date(server.now.getTime() + 6_000);
      expect(await isSignedIn(nurse)).toBe(false);
      await server.database.run(
        ...sql`update employee set authorities = '{}' where id = ${ella.id}`,
      );
    });

    describe('is switched on by an administrator', () => {
      const turn = (as: string, value: boolean) =>
        server.call('changeFeature', { path: { name: 'SECOND_FACTOR' }, body: { value }, as });
      const begin = (as: string, currentPassword = password) =>
        server.call('beginEnrolment', { as, body: { currentPassword } });
      beforeEach(() => setFeatures(server, {}));

      test('who registers a passkey first and stays signed in, with this session alone', async () => {
        const [as, other] = [await logInAs(server, 'dora'), await logInAs(server, 'dora')];
        expect((await turn(as, true)).problem.code).toBe('PASSKEY_FIRST');
        expect((await server.call('getFeatures')).body.features.SECOND_FACTOR).toBe(false);
        const { body: step } = await begin(as);
        expect(step).toMatchObject({ kind: 'REGISTER', rpId: 'time.example.com', passkeys: [] });
        const authenticator = createAuthenticator(origin);
        const enrolled = await server.call('registerFirstPasskey', {
          as,
          body: authenticator.register(step),
        });
        expect(enrolled.status).toBe(204);
        expect((await turn(as, true)).body.value).toBe(true);
        expect([await isSignedIn(as), await isSignedIn(other)]).toEqual([true, false]);
        const { contents } = (await server.call('getPasskeys', { as })).body;
        expect(contents).toHaveLength(1);
        const body = authenticator.prove(await stepOf('dora'));
        expect((await server.call('logInByPasskey', { body })).status).toBe(200);
        // It is on: nothing is left to confirm.
        expect((await begin(as)).problem.code).toBe('NOT_FOUND');
      });

      test('who has a passkey from before proves that one, and registers no other', async () => {
        await switchOn(server.now);
        const { authenticator } = await registerFirst('dora');
        await setFeatures(server, {});
        const as = await logInAs(server, 'dora');
        const { body: step } = await begin(as);
        expect(step).toMatchObject({ kind: 'PROVE', passkeys: [{ id: authenticator.id }] });
        const stranger = createAuthenticator(origin);
        const added = await server.call('registerFirstPasskey', {
          as,
          body: stranger.register(step),
        });
        expect(added.problem.code).toBe('PASSKEY_ENDED');
        const confirm = (body: ReturnType<typeof stranger.prove>) =>
          server.call('confirmSession', { as, body });
        expect((await confirm(stranger.prove(step))).problem.code).toBe('PASSKEY_REFUSED');
        expect((await confirm(authenticator.prove(step))).problem.code).toBe('PASSKEY_ENDED');
        expect((await turn(as, true)).problem.code).toBe('PASSKEY_FIRST');
        expect((await confirm(authenticator.prove((await begin(as)).body))).status).toBe(204);
        expect((await turn(as, true)).status).toBe(200);
        expect(await isSignedIn(as)).toBe(true);
        const query = { event: 'passkey-change', outcome: 'OK' } as const;
        const { contents } = (await server.call('getSecurityEvents', { as, query })).body;
        expect(contents[0]).toMatchObject({ call: 'confirmSession' });
      });

      test('with the password, in the session that asked, and once', async () => {
        const [as, other] = [await logInAs(server, 'dora'), await logInAs(server, 'dora')];
        expect((await begin(as, 'wrong')).problem.code).toBe('WRONG_PASSWORD');
        const [first, second] = [(await begin(as)).body, (await begin(as)).body];
        const phone = createAuthenticator(origin);
        const elsewhere = await server.call('registerFirstPasskey', {
          as: other,
          body: phone.register(first),
        });
        expect(elsewhere.problem.code).toBe('PASSKEY_ENDED');
        const unverified = phone.register(first, { isUserVerified: false });
        const refused = await server.call('registerFirstPasskey', { as, body: unverified });
        expect(refused.problem.code).toBe('PASSKEY_REFUSED');
        expect((await turn(as, true)).problem.code).toBe('PASSKEY_FIRST');
        const third = (await begin(as)).body;
        expect(
          (await server.call('registerFirstPasskey', { as, body: phone.register(second) })).status,
        ).toBe(204);
        const body = createAuthenticator(origin).register(third);
        expect((await server.call('registerFirstPasskey', { as, body })).problem.code).toBe(
          'PASSKEY_REFUSED',
        );
      });

      test('and by nobody else: who approves registers by a log-in', async () => {
        const as = await logInAs(server, 'max');
        expect((await begin(as)).problem.code).toBe('ACCESS_DENIED');
      });

      test('who came by single sign-on stays signed in as before', async () => {
        const as = await logInAs(server, 'dora');
        await server.database.run(
          ...sql`update access_token set way = 'SIGN_ON' where employee_id = ${dora.id}`,
        );
        expect((await turn(as, true)).status).toBe(200);
        expect(await isSignedIn(as)).toBe(true);
      });

      test('and it is in the security log', async () => {
        const as = await logInAs(server, 'dora');
        await begin(as, 'wrong');
        const body = createAuthenticator(origin).register((await begin(as)).body);
        await server.call('registerFirstPasskey', { as, body });
        await turn(as, true);
        const events = await eventsOf(dora.id);
        for (const event of [
          'passkey-change WRONG_PASSWORD',
          'passkey-change OK',
          'feature-changed OK',
        ]) {
          expect(events).toContain(event);
        }
      });
    });

    test('another passkey is registered by proving one, in the same session; the last one stays', async () => {
      const { authenticator, token: as } = await registerFirst('max');
      const { token: stranger } = await registerFirst('dora');
      const begin = async () => (await server.call('beginPasskey', { as })).body;
      const phone = createAuthenticator(origin);
      // Not without proof, by no other session, and not with the ticket of the proof.
      const skipped = await server.call('addPasskey', { as, body: phone.register(await begin()) });
      expect(skipped.problem.code).toBe('PASSKEY_ENDED');
      const proof = authenticator.prove(await begin());
      const elsewhere = await server.call('provePasskey', { as: stranger, body: proof });
      expect(elsewhere.problem.code).toBe('PASSKEY_ENDED');
      const wrong = phone.prove(await begin());
      expect((await server.call('provePasskey', { as, body: wrong })).problem.code).toBe(
        'PASSKEY_REFUSED',
      );
      const next = await server.call('provePasskey', {
        as,
        body: authenticator.prove(await begin()),
      });
      expect(next.body.kind).toBe('REGISTER');
      const body = { ...phone.register(next.body), name: 'My phone' };
      const { contents, isAskedFor } = (await server.call('addPasskey', { as, body })).body;
      expect(contents).toMatchObject([
        { name: 'Passkey', isBackedUp: true, lastUsedAt: server.now.toISOString() },
        { name: 'My phone', lastUsedAt: null },
      ]);
      expect(isAskedFor).toBe(true);

      const [first, second] = contents.map(({ id }) => ({ id }));
      if (first === undefined || second === undefined) throw new Error('There are two.');
      const theirs = await server.call('removePasskey', { path: first, as: stranger });
      expect(theirs.problem.code).toBe('NOT_FOUND');
      expect((await server.call('removePasskey', { path: first, as })).status).toBe(200);
      const last = await server.call('removePasskey', { path: second, as });
      expect(last.problem.code).toBe('LAST_PASSKEY');
      const gone = authenticator.prove(await stepOf('max'));
      expect((await server.call('logInByPasskey', { body: gone })).problem.code).toBe(
        'PASSKEY_REFUSED',
      );
      const kept = phone.prove(await stepOf('max'));
      expect((await server.call('logInByPasskey', { body: kept })).status).toBe(200);
    });

    test('a passkey is renamed by its owner alone', async () => {
      const { token: as } = await registerFirst('max');
      const { token: stranger } = await registerFirst('dora');
      const { contents } = (await server.call('getPasskeys', { as })).body;
      const path = { id: contents[0]?.id ?? 0 };
      const body = { name: ' Work phone ' };
      const theirs = await server.call('renamePasskey', { path, as: stranger, body });
      expect(theirs.problem.code).toBe('NOT_FOUND');
      const renamed = await server.call('renamePasskey', { path, as, body });
      expect(renamed.body.contents).toMatchObject([{ id: path.id, name: 'Work phone' }]);
      expect((await server.call('getPasskeys', { as })).body).toEqual(renamed.body);
      const empty = await server.call('renamePasskey', { path, as, body: { name: ' ' } });
      expect(empty.problem).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'name' }],
      });
    });

    test('of two that are removed at once one stays', async () => {
      const { authenticator, token: as } = await registerFirst('max');
      const { body: step } = await server.call('beginPasskey', { as });
      const proven = await server.call('provePasskey', { as, body: authenticator.prove(step) });
      const body = createAuthenticator(origin).register(proven.body);
      const { contents } = (await server.call('addPasskey', { as, body })).body;
      const removed = await Promise.all(
        contents.map(({ id }) => server.call('removePasskey', { path: { id }, as })),
      );
      expect(removed.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    });

    test('an administrator resets passkeys: sessions end and questions, not the own', async () => {
      const { token: administrator } = await registerFirst('dora');
      const { authenticator, token: manager } = await registerFirst('max');
      expect(await isSignedIn(manager)).toBe(true);
      const open = authenticator.prove(await stepOf('max'));
      const reset = (id: number, as: string) => server.call('resetPasskeys', { path: { id }, as });
      expect((await reset(dora.id, administrator)).problem.code).toBe('OWN_ACCOUNT');
      expect((await reset(dora.id, manager)).problem.code).toBe('ACCESS_DENIED');
      server.published.length = 0;
      expect((await reset(max.id, administrator)).status).toBe(200);
      expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [max.id] }]);
      expect(await isSignedIn(manager)).toBe(false);
      expect((await server.call('logInByPasskey', { body: open })).problem.code).toBe(
        'PASSKEY_ENDED',
      );
      expect((await stepOf('max')).kind).toBe('REGISTER');
      expect(await eventsOf(max.id)).toContain('passkeys-reset OK');
    });

    test('the password alone is no log-in in the security log', async () => {
      const { authenticator } = await registerFirst('max');
      server.now = new Date(server.now.getTime() + 1_000);
      const wrong = authenticator.prove(await stepOf('max'), { isUserVerified: false });
      await server.call('logInByPasskey', { body: wrong });
      server.now = new Date(server.now.getTime() + 1_000);
      await server.call('logInByPasskey', { body: authenticator.prove(await stepOf('max')) });
      expect(await eventsOf(max.id)).toEqual([
        ...['log-in OK', 'log-in PASSKEY_REFUSED', 'passkey-asked OK', 'passkey-change OK'],
      ]);
    });

    test('an account that was closed meanwhile stays closed, and a changed password asks anew', async () => {
      const { authenticator, token: as } = await registerFirst('max');
      const early = authenticator.prove(await stepOf('max'));
      await server.database.run(
        ...sql`update employee set closed_at = ${server.now} where id = ${max.id}`,
      );
      expect((await server.call('logInByPasskey', { body: early })).problem.code).toBe(
        'ACCOUNT_CLOSED',
      );
      await server.database.run(...sql`update employee set closed_at = null where id = ${max.id}`);
      const before = authenticator.prove(await stepOf('max'));
      const newPassword = 'grand piano under the lake';
      const changed = await server.call('changePassword', {
        ...{ path: { id: max.id }, as, body: { currentPassword: password, newPassword } },
      });
      expect(changed.status).toBe(204);
      expect((await server.call('logInByPasskey', { body: before })).problem.code).toBe(
        'PASSKEY_ENDED',
      );
      await server.database.run(
        ...sql`update employee set password_hash = (select password_hash from employee where id = ${ella.id}) where id = ${max.id}`,
      );
    });

    test('a one-time password is used up with the passkey, not before', async () => {
      const set = (state: string | null) =>
        server.database.run(
          ...sql`update employee set one_time_password = ${state} where id = ${dora.id}`,
        );
      await set('FRESH');
      await stepOf('dora');
      const { token } = await registerFirst('dora');
      const { body } = await server.call('getSession', { as: token });
      expect(body.mustChangePassword).toBe(true);
      expect((await logIn('dora')).problem.code).toBe('ONE_TIME_PASSWORD_USED');
      await set(null);
    });
  },
  { prepare: createTestCompany, settings: { PUBLIC_URL: origin } },
);

describeOnMemory(
  'Without PUBLIC_URL a second factor',
  (server) => {
    const change = (host: string, as: string) =>
      server.call('changeFeature', {
        ...{ path: { name: 'SECOND_FACTOR' }, body: { value: true }, as, headers: { host } },
      });

    test('is switched on at localhost only, and is asked for nowhere else', async () => {
      const as = await logInAs(server, 'dora');
      expect((await change('time.example.com', as)).problem.code).toBe('NO_PASSKEY_ADDRESS');
      expect((await change('localhost:4000', as)).problem.code).toBe('PASSKEY_FIRST');
      await setFeatures(server, { SECOND_FACTOR: true });
      const body = { username: 'max', password };
      const logIn = (host: string) => server.call('logIn', { body, headers: { host } });
      expect((await logIn('time.example.com')).problem.code).toBe('NO_PASSKEY_ADDRESS');
      const near = await logIn('localhost:4000');
      expect(near.body).toMatchObject({ kind: 'REGISTER', rpId: 'localhost' });
    });
  },
  { prepare: createTestCompany, settings: { PORT: '4000' } },
);

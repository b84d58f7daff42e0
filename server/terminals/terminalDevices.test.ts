import type { operations } from 'shared-contracts';
import { expect, test } from 'vitest';
import { setFeatures } from '../testing/testFeatures.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

type Filter = NonNullable<operations['getCompanyEntries']['parameters']['query']>;

describeOnMemory(
  'The devices of terminals',
  (server) => {
    const signIn = async () => {
      const { cookies } = await server.call('logInTerminal', {
        body: { terminalId: 'T-100', password },
      });
      return cookies.get('terminal-access-token') ?? '';
    };
    const beat = (asTerminal: string, queueLength = 0, version = '1.0.0-74df376137') =>
      server.call('sendHeartbeat', { asTerminal, body: { version, queueLength } });
    const terminals = async (as: string, query: Filter = {}) => {
      const path = { section: 'terminals' } as const;
      return (await server.call('getCompanyEntries', { as, path, query })).body.facts;
    };
    /** The devices of all terminals, newest first. */
    const devices = async (as: string, query?: Filter) =>
      (await terminals(as, query)).flatMap(({ terminal }) => terminal?.devices ?? []);
    const end = (as: string, id: number, idempotencyKey = crypto.randomUUID()) =>
      server.call('endDeviceSession', { as, path: { id }, idempotencyKey });

    test('a terminal that is signed in nowhere stands in the list, without a device', async () => {
      const as = await logInAs(server, 'dora');
      expect(await terminals(as)).toMatchObject([
        { code: 'T-100', name: 'Main entrance', terminal: { hasPassword: true, devices: [] } },
      ]);
      expect(await terminals(as, { state: 'WITHOUT_DEVICE' })).toHaveLength(1);
      expect(await terminals(as, { state: 'SILENT' })).toEqual([]);
    });

    test('a device says what runs on it and how much it keeps', async () => {
      const as = await logInAs(server, 'dora');
      const wall = await signIn();
      const signedInAt = server.now.toISOString();
      expect((await devices(as))[0]).toMatchObject({ version: null, queueLength: null });
      expect((await beat(wall, 3)).body).toEqual({
        endsInSeconds: 12 * 3600,
        serverTime: server.now.toISOString(),
        asksNumberBeforeFace: false,
      });
      server.now = new Date(server.now.getTime() + 120_000);
      await beat(wall, 2);
      expect(await devices(as, { state: 'RUNNING' })).toMatchObject([
        {
          signedInAt,
          lastSeenAt: server.now.toISOString(),
          version: '1.0.0-74df376137',
          queueLength: 2,
          isRunning: true,
        },
      ]);
      const seenAt = server.now;
      server.now = new Date(seenAt.getTime() + 179_000);
      expect((await devices(as))[0]?.isRunning).toBe(true);
      server.now = new Date(seenAt.getTime() + 180_000);
      expect(await devices(as, { state: 'SILENT' })).toMatchObject([{ isRunning: false }]);
      expect(await devices(as, { state: 'RUNNING' })).toEqual([]);
      const words = { search: 'MAIN' };
      expect(await devices(as, words)).toHaveLength(1);
      expect(await devices(as, { search: '%' })).toEqual([]);
      expect(await devices(as, { page: 1 })).toEqual([]);
      await server.call('logOutTerminal', { asTerminal: wall });
    });

    test('administrators are told once of a wrong clock, kept punches and silence, until it is over', async () => {
      const as = await logInAs(server, 'dora');
      const wall = await signIn();
      const told = async (reader = as) => {
        await server.runJobs();
        const { body } = await server.call('getNotifications', {
          as: reader,
          ...{ path: { id: people.dora.id }, query: { page: 0, lang: 'en' } },
        });
        return body.contents.map(({ notificationType, body: words }) => [
          notificationType.id,
          words,
        ]);
      };
      const pass = (minutes: number) =>
        (server.now = new Date(server.now.getTime() + minutes * 60_000));
      const report = (queueLength: number, ahead: number) =>
        server.call('sendHeartbeat', {
          asTerminal: wall,
          body: {
            queueLength,
            deviceDateTime: new Date(server.now.getTime() + ahead * 1000).toISOString(),
          },
        });
      await report(0, 60);
      expect(await told()).toEqual([]);

      await report(2, -7 * 3600);
      expect((await devices(as))[0]).toMatchObject({
        clockOffSeconds: -7 * 3600,
        keepsSince: server.now.toISOString(),
      });
      pass(1);
      const clock = [
        'TERMINAL_CLOCK_OFF',
        expect.stringMatching(/^The clock of Main entrance .*7 h/),
      ];
      expect(await told()).toEqual([clock]);
      pass(14);
      await report(3, -7 * 3600);
      const keeps = [
        'TERMINAL_KEEPS',
        expect.stringMatching(/^Main entrance has been keeping .* 3 so far\.$/),
      ];
      expect(await told()).toEqual([keeps, clock]);
      pass(1);
      expect(await told()).toEqual([keeps, clock]);
      await report(0, 0);
      pass(1);
      expect(await told()).toEqual([]);

      pass(14);
      const silent = [
        'TERMINAL_SILENT',
        expect.stringMatching(
          /^Main entrance was last seen on .*Punches kept there arrive later\.$/,
        ),
      ];
      expect(await told()).toEqual([silent]);
      const { body: figures } = await server.call('getMetrics', { as });
      // Its use is noted once a minute.
      expect(figures).toMatch(/^terminal_silent_seconds 960$/m);
      await setFeatures(server, { TERMINAL: false });
      const off = await server.call('getMetrics', { as });
      expect(off.body).toMatch(/^terminal_silent_seconds 0$/m);
      await setFeatures(server, {});

      // Its session is over, and it is missed all the same.
      pass(13 * 60);
      const asLater = await logInAs(server, 'dora');
      const [missed] = await devices(asLater);
      expect(missed).toMatchObject({ hasEnded: true, isRunning: false });
      await end(asLater, missed?.id ?? 0);
      expect(await told(asLater)).toEqual([]);
    });

    test('punches that were kept before the server noted since when are noted at the next heartbeat', async () => {
      const as = await logInAs(server, 'dora');
      const wall = await signIn();
      await beat(wall, 2);
      await server.database.run(...sql`update access_token set keeps_since = null`);
      server.now = new Date(server.now.getTime() + 60_000);
      await beat(wall, 2);
      const [row] = await devices(as);
      expect(row?.keepsSince).toBe(server.now.toISOString());
      await server.call('logOutTerminal', { asTerminal: wall });
    });

    test('whoever is administrator by an assignment alone is told while it lasts', async () => {
      const before = server.now;
      const wall = await signIn();
      await beat(wall, 0);
      server.now = new Date(before.getTime() + 16 * 60_000);
      const told = async () => {
        await server.runJobs();
        const rows = await server.database.run(
          ...sql`select kind from notification where employee_id = ${people.ella.id}
            and kind = 'TERMINAL_SILENT' and dismissed_at is null`,
        );
        return rows.length;
      };
      // Assignment 1002 of Ella ended last year.
      await server.database.run(
        ...sql`update assignment set authorities = authorities || '{DEV_ADMIN}' where id = 1002`,
      );
      expect(await told()).toBe(0);
      await server.database.run(...sql`update assignment set end_date = null where id = 1002`);
      server.now = new Date(server.now.getTime() + 60_000);
      expect(await told()).toBe(1);
      await server.database.run(
        ...sql`update assignment set end_date = '2025-12-31',
          authorities = array_remove(authorities, 'DEV_ADMIN') where id = 1002`,
      );
      server.now = before;
      await server.call('logOutTerminal', { asTerminal: wall });
    });

    test('a terminal that runs stays signed in, 30 days at most, and hears of the end', async () => {
      const before = server.now;
      const wall = await signIn();
      const lasts: number[] = [];
      for (let hours = 11; hours < 30 * 24; hours += 11) {
        server.now = new Date(before.getTime() + hours * 3_600_000);
        lasts.push((await beat(wall)).body.endsInSeconds);
      }
      expect(lasts[0]).toBe(12 * 3600);
      expect(lasts.at(-1)).toBe(5 * 3600);
      server.now = new Date(before.getTime() + 30 * 24 * 3_600_000);
      expect((await beat(wall)).problem.code).toBe('NO_SESSION');
      server.now = before;
      await server.call('logOutTerminal', { asTerminal: wall });
    });

    test('one of two devices is signed out at once, and the log says who did it', async () => {
      const as = await logInAs(server, 'dora');
      const [lost, stays] = [await signIn(), await signIn()];
      server.now = new Date(server.now.getTime() + 60_000);
      await Promise.all([beat(lost, 5), beat(stays, 0)]);
      const rows = await devices(as);
      const id = rows.find(({ queueLength }) => queueLength === 5)?.id ?? 0;
      const key = crypto.randomUUID();
      expect((await end(as, id, key)).status).toBe(204);
      expect((await beat(lost)).problem.code).toBe('NO_SESSION');
      expect((await beat(stays)).status).toBe(200);
      expect((await end(as, id, key)).status).toBe(204);
      expect((await end(as, id)).problem.code).toBe('NOT_FOUND');
      expect(await devices(as)).toHaveLength(1);
      const { body } = await server.call('getSecurityEvents', {
        as,
        query: { event: 'sessions-ended' },
      });
      const who = expect.objectContaining({ id: `employee ${people.dora.id}` });
      expect(body.contents).toContainEqual(
        expect.objectContaining({ ...{ outcome: 'OK', target: 'terminal-1001', who } }),
      );
    });

    test('a device stands there once, however often it signs in, with or without a log-out', async () => {
      const as = await logInAs(server, 'dora');
      const before = (await devices(as)).length;
      const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
      const signInHere = (device: string | undefined) =>
        server.call('logInTerminal', {
          body: { terminalId: 'T-100', password },
          headers: {
            'user-agent': agent,
            ...(device === undefined ? {} : { cookie: `device=${device}` }),
          },
        });
      const first = await signInHere(undefined);
      const device = first.cookies.get('device');
      // Its cookie of the session got lost, that of the device stays.
      const second = await signInHere(device);
      const [earlier, wall] = [first, second].map(
        ({ cookies }) => cookies.get('terminal-access-token') ?? '',
      );
      expect((await beat(earlier ?? '')).problem.code).toBe('NO_SESSION');
      expect((await beat(wall ?? '', 7)).status).toBe(200);
      const rows = await devices(as);
      expect(rows).toHaveLength(before + 1);
      const own = rows.find(({ queueLength }) => queueLength === 7);
      expect(own).toMatchObject({ browser: 'Chrome', system: 'Android' });
      expect((await end(as, own?.id ?? 0)).status).toBe(204);
      expect((await beat(wall ?? '')).problem.code).toBe('NO_SESSION');
      const again = await signInHere(device);
      expect(await devices(as)).toHaveLength(before + 1);
      const asTerminal = again.cookies.get('terminal-access-token') ?? '';
      await server.call('logOutTerminal', { asTerminal });
    });

    test('only people who manage the company see or end them, and no session of a person is ended so', async () => {
      const as = await logInAs(server, 'max');
      expect((await end(as, 1)).problem.code).toBe('ACCESS_DENIED');
      const doras = await logInAs(server, 'dora');
      for (let id = 1; id < 40; id += 1) await end(doras, id);
      expect((await server.call('getSession', { as: doras })).status).toBe(200);
      expect(
        (await server.call('sendHeartbeat', { as: doras, body: { queueLength: 0 } })).problem.code,
      ).toBe('NO_SESSION');
    });

    test.each([
      ['queueLength', {}],
      ['queueLength', { queueLength: -1 }],
      ['version', { queueLength: 0, version: 'a b' }],
    ])('a heartbeat names the field at fault: %s', async (field, rawBody) => {
      const { problem } = await server.call('sendHeartbeat', {
        asTerminal: await signIn(),
        rawBody,
      });
      expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });
  },
  { prepare: createTestCompany },
);

import { randomUUID, webcrypto } from 'node:crypto';
import type { components } from 'shared-contracts';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../session/data/passwords.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { clearTime } from '../testing/testTime.ts';
import { describeOnMemory } from '../testing/testServer.ts';

type Who = components['schemas']['KeptProof']['who'];
type Operation = components['schemas']['TerminalOperation'];

const { ella, max } = people;
const pin = '13570';
const minute = 60_000;

interface Kept {
  readonly minutesAgo?: number;
  readonly key?: string;
  readonly sealedFor?: string;
  readonly altered?: boolean;
  readonly assignmentId?: number;
  /** Token of the terminal. */
  readonly at?: string;
}

describeOnMemory(
  'Punches that a terminal kept',
  (server) => {
    let terminal = '';
    let as = '';
    const signIn = async () => {
      const { cookies } = await server.call('logInTerminal', {
        body: { terminalId: 'T-100', password },
      });
      terminal = cookies.get('terminal-access-token') ?? '';
      as = await logInAs(server, 'max');
    };
    beforeAll(signIn);

    /** As a terminal does it, with the browser's means. */
    async function keep(who: Who, operation: Operation, kept: Kept = {}) {
      const { minutesAgo = 10, key = randomUUID(), sealedFor = key, altered = false } = kept;
      const { assignmentId, at: asTerminal = terminal } = kept;
      const { body } = await server.call('getSealingKey', { asTerminal });
      const bytes = await seal(body.publicKey, { key: sealedFor, who });
      if (altered) bytes[80] = (bytes[80] ?? 0) ^ 1;
      const sealed = Buffer.from(bytes).toString('base64');
      return server.call('sendKeptPunch', {
        asTerminal,
        idempotencyKey: key,
        body: {
          keyId: body.keyId,
          sealed,
          operation,
          timeZoneOffset: 60,
          delayInMilliseconds: minutesAgo * minute,
          ...(assignmentId === undefined ? {} : { assignmentId }),
        },
      });
    }

    async function wallB(): Promise<string> {
      await server.database.run(
        ...sql`insert into terminal (id, terminal_id, description, password_hash, time_zone)
          select 1002, 'T-200', 'Back door', password_hash, time_zone from terminal where id = 1001
          on conflict do nothing`,
      );
      const { cookies } = await server.call('logInTerminal', {
        body: { terminalId: 'T-200', password },
      });
      return cookies.get('terminal-access-token') ?? '';
    }

    async function waiting() {
      return (await server.call('listKeptPunches', { as })).body.contents;
    }

    async function shifts(assignmentId: number) {
      return server.database.run(
        ...sql`select clock_in, clock_out from time_pair
          where assignment_id = ${assignmentId} and is_latest order by clock_in`,
      );
    }

    test('are recorded at their time, in order, by PIN and by badge, and once', async () => {
      server.now = new Date('2026-03-02T12:00:00Z');
      const key = randomUUID();
      const who = { employeeNumber: 'E-1', pin };
      expect((await keep(who, 'CLOCK_IN', { minutesAgo: 120, key })).status).toBe(204);
      expect((await keep({ badge: `B-${ella.id}` }, 'CLOCK_OUT')).status).toBe(204);
      expect((await keep(who, 'CLOCK_IN', { minutesAgo: 120, key })).status).toBe(204);
      expect(await shifts(ella.assignmentId)).toEqual([
        { clock_in: '2026-03-02T10:00:00.000Z', clock_out: '2026-03-02T11:50:00.000Z' },
      ]);
      expect(await waiting()).toEqual([]);
    });

    test.each([
      ['UNKNOWN_NUMBER', { employeeNumber: 'E-99', pin }, 'CLOCK_IN', 'E-99', null],
      ['WRONG_PIN', { employeeNumber: 'E-1', pin: '99999' }, 'CLOCK_IN', 'E-1', ella.id],
      ['UNKNOWN_BADGE', { badge: 'B-none' }, 'CLOCK_OUT', 'B-none', null],
      ['DOES_NOT_FIT', { badge: `B-${ella.id}` }, 'RESUME', `B-${ella.id}`, ella.id],
    ] as const)(
      'wait for a manager, once, where they cannot be recorded: %s',
      async (reason, who, operation, said, employeeId) => {
        server.now = new Date(server.now.getTime() + 20 * minute);
        const key = randomUUID();
        expect((await keep(who, operation, { key })).status).toBe(204);
        expect((await keep(who, operation, { key })).status).toBe(204);
        const found = (await waiting()).filter((each) => each.reason === reason);
        expect(found).toMatchObject([
          {
            operation,
            said,
            saidBy: 'badge' in who ? 'BADGE' : 'NUMBER',
            terminal: expect.any(String),
            at: new Date(server.now.getTime() - 10 * minute).toISOString(),
          },
        ]);
        expect(found[0]?.employee?.id ?? null).toBe(employeeId);
        const own = employeeId === null ? null : ella.assignmentId;
        expect(found[0]?.employee?.assignmentId ?? null).toBe(own);
      },
    );

    test.each([
      ['altered', { altered: true }],
      ['sealed for another punch', { sealedFor: randomUUID() }],
    ])('wait unread where they were %s', async (_, kept) => {
      const before = (await waiting()).filter(({ reason }) => reason === 'UNREADABLE').length;
      await keep({ badge: `B-${ella.id}` }, 'CLOCK_IN', kept);
      const found = (await waiting()).filter(({ reason }) => reason === 'UNREADABLE');
      expect(found).toHaveLength(before + 1);
      expect(found.at(-1)).toMatchObject({ said: null, saidBy: null, employee: null });
    });

    test('are given to somebody by a manager, and settled once', async () => {
      const [unknown] = (await waiting()).filter(({ reason }) => reason === 'UNKNOWN_NUMBER');
      const path = { id: unknown?.id ?? 0 };
      const body = { assignmentId: ella.assignmentId };
      const idempotencyKey = randomUUID();
      const settled = await server.call('settleKeptPunch', { as, path, body, idempotencyKey });
      expect(settled.status).toBe(204);
      const again = await server.call('settleKeptPunch', { as, path, body, idempotencyKey });
      expect(again.status).toBe(204);
      const others = await server.call('settleKeptPunch', {
        ...{ as, path, body },
        idempotencyKey: randomUUID(),
      });
      expect(others.problem.code).toBe('KEPT_PUNCH_SETTLED');
      const found = await shifts(ella.assignmentId);
      expect(found).toHaveLength(2);
      expect(found[1]).toMatchObject({ clock_in: unknown?.at, clock_out: null });
    });

    test('wait on where they cannot be recorded for whom the manager chose', async () => {
      const [badge] = (await waiting()).filter(({ reason }) => reason === 'WRONG_PIN');
      const settled = await server.call('settleKeptPunch', {
        as,
        path: { id: badge?.id ?? 0 },
        body: { assignmentId: ella.assignmentId },
        idempotencyKey: randomUUID(),
      });
      expect(settled.problem.code).toBe('KEPT_PUNCH_DOES_NOT_FIT');
      expect(await waiting()).toContainEqual(badge);
    });

    test('wait on where the same answer of a manager was refused before', async () => {
      const [unknown] = (await waiting()).filter(({ reason }) => reason === 'DOES_NOT_FIT');
      const key = randomUUID();
      await server.database.run(
        ...sql`insert into command_answer
          (actor_kind, actor_id, key, body_hash, status, body, answered_at, kept_until)
          values ('employee', ${max.id}, ${key}, '', 409, '{}', now(), now())`,
      );
      const { status } = await server.call('settleKeptPunch', {
        as,
        path: { id: unknown?.id ?? 0 },
        body: { assignmentId: ella.assignmentId },
        idempotencyKey: key,
      });
      expect(status).toBe(409);
      expect(await waiting()).toContainEqual(unknown);
    });

    test('are set aside, by who may, for whom one manages alone', async () => {
      const [badge] = (await waiting()).filter(({ reason }) => reason === 'UNKNOWN_BADGE');
      const path = { id: badge?.id ?? 0 };
      const settle = (assignmentId: number | null, who: string) =>
        server.call('settleKeptPunch', {
          ...{ as: who, path, body: { assignmentId } },
          idempotencyKey: randomUUID(),
        });
      expect((await settle(max.assignmentId, as)).problem.code).toBe('NOT_FOUND');
      const hers = await logInAs(server, 'ella');
      expect((await settle(null, hers)).problem.code).toBe('ACCESS_DENIED');
      expect((await settle(null, as)).status).toBe(204);
      expect((await waiting()).some(({ id }) => id === path.id)).toBe(false);
    });

    /** A press in a dialog, whose answer the terminal may not hear. */
    async function pressInDialog(operation: Operation, key: string) {
      const { body } = await server.call('identifyByBadge', {
        asTerminal: terminal,
        body: { badge: `B-${ella.id}` },
      });
      return server.call('punchAtTerminal', {
        asTerminal: terminal,
        idempotencyKey: key,
        body: {
          dialogToken: body.dialogToken,
          assignmentId: ella.assignmentId,
          operation,
          timeZoneOffset: 60,
          delayInMilliseconds: 0,
        },
      });
    }

    test('count once where the press had arrived and only its answer was lost', async () => {
      server.now = new Date(server.now.getTime() + 60 * minute);
      const pressed = server.now.toISOString();
      const key = randomUUID();
      const before = (await waiting()).length;
      expect((await pressInDialog('CLOCK_OUT', key)).status).toBe(200);
      server.now = new Date(server.now.getTime() + minute);
      const again = { key, minutesAgo: 1, assignmentId: ella.assignmentId };
      expect((await keep({ badge: `B-${ella.id}` }, 'CLOCK_OUT', again)).status).toBe(204);
      expect(await shifts(ella.assignmentId)).toMatchObject([{}, { clock_out: pressed }]);
      expect(await waiting()).toHaveLength(before);
    });

    test('do not keep others waiting after many wrong PINs', async () => {
      const before = (await waiting()).length;
      for (let tries = 0; tries < 12; tries += 1) {
        const sent = await keep({ employeeNumber: 'E-1', pin: '99999' }, 'CLOCK_IN');
        expect(sent.status).toBe(204);
      }
      const kept = (await waiting()).slice(before);
      expect(kept).toHaveLength(12);
      expect(kept.at(-1)).toMatchObject({ reason: 'TOO_MANY_TRIES', employee: { id: ella.id } });
    });

    test('wait where the press was refused and nobody heard of it', async () => {
      const key = randomUUID();
      await server.database.run(
        ...sql`insert into command_answer
          (actor_kind, actor_id, key, body_hash, status, body, answered_at, kept_until)
          select 'terminal', id, ${key}, '', 409, '{}', now(), now() from terminal
          where terminal_id = 'T-100'`,
      );
      await keep({ badge: `B-${ella.id}` }, 'CLOCK_IN', { key, minutesAgo: 0 });
      const found = (await waiting()).at(-1);
      expect(found).toMatchObject({ reason: 'DOES_NOT_FIT', employee: { id: ella.id } });
      expect(await shifts(ella.assignmentId)).toHaveLength(2);
    });

    test('are for the position that was chosen, and wait where there is none such', async () => {
      const who = { badge: `B-${ella.id}` };
      const before = (await waiting()).length;
      await keep(who, 'CLOCK_IN', { minutesAgo: 0, assignmentId: max.assignmentId });
      expect(await waiting()).toHaveLength(before + 1);
      await keep(who, 'CLOCK_IN', { minutesAgo: 0, assignmentId: ella.assignmentId });
      expect((await shifts(ella.assignmentId)).at(-1)).toEqual({
        clock_in: server.now.toISOString(),
        clock_out: null,
      });
    });

    test('of two walls fit together, whichever reaches the server first', async () => {
      server.now = new Date('2026-03-09T18:00:00Z');
      await signIn();
      await clearTime(server);
      const who = { badge: `B-${ella.id}` };
      const before = await waiting();
      await keep(who, 'BREAK_IN', { minutesAgo: 360, at: await wallB() });
      await keep(who, 'CLOCK_OUT', { minutesAgo: 60, at: await wallB() });
      expect(await waiting()).toHaveLength(before.length + 2);
      const begun = await keep(who, 'CLOCK_IN', { minutesAgo: 600 });
      expect(begun.status).toBe(204);
      expect(await shifts(ella.assignmentId)).toEqual([
        { clock_in: '2026-03-09T08:00:00.000Z', clock_out: '2026-03-09T17:00:00.000Z' },
      ]);
      const breaks = await server.database.run(
        ...sql`select clock_in, clock_out from segment where assignment_id = ${ella.assignmentId}`,
      );
      expect(breaks).toEqual([
        { clock_in: '2026-03-09T12:00:00.000Z', clock_out: '2026-03-09T17:00:00.000Z' },
      ]);
      expect(await waiting()).toEqual(before);
    });

    test('begin no second shift, nor wait, where somebody clocks in at two walls', async () => {
      server.now = new Date('2026-03-10T12:00:00Z');
      await signIn();
      await clearTime(server);
      const who = { badge: `B-${ella.id}` };
      const before = await waiting();
      await keep(who, 'CLOCK_IN', { minutesAgo: 120 });
      await keep(who, 'CLOCK_IN', { minutesAgo: 118, at: await wallB() });
      expect(await shifts(ella.assignmentId)).toEqual([
        { clock_in: '2026-03-10T10:00:00.000Z', clock_out: null },
      ]);
      expect(await waiting()).toEqual(before);
    });
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      const hash = await hashPassword(pin);
      await database.run(...sql`update employee set pin_hash = ${hash}, badge = 'B-' || id`);
    },
  },
);

async function seal(publicKey: string, proof: object): Promise<Uint8Array> {
  const { subtle } = webcrypto;
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const theirs = await subtle.importKey('raw', Buffer.from(publicKey, 'base64'), curve, false, []);
  const own = await subtle.generateKey(curve, true, ['deriveBits']);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('punctual kept punch');
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const words = new TextEncoder().encode(JSON.stringify(proof));
  const given = await subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, key, words);
  const point = await subtle.exportKey('raw', own.publicKey);
  return new Uint8Array([...new Uint8Array(point), ...new Uint8Array(given)]);
}

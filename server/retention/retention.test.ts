import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { verifySignOffs } from '../sign-offs/data/verifySignOffs.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { setDemo } from '../testing/setDemo.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { keptWithTime, retentions, stays } from './rules/retention.ts';
import { retentionRows } from './testing/retentionRows.ts';

const { ella, max } = people;
const day = 24 * 60;
const directory = await mkdtemp(path.join(tmpdir(), 'punctual-retention-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Of tables: by which column a row is old, how many minutes it is kept, and how one is made. */
const aged: readonly (readonly [table: string, column: string, minutes: number, insert: string])[] =
  [
    ['failed_log_in', 'failed_at', 15, `(account, address, failed_at) values ('a', 'b', $1)`],
    ['sign_on_log_out', 'ended_at', 5, `(browser, name_id, ended_at) values ('b', 'n', $1)`],
    ['remote_health', 'slot', 2 * day, `values ($1, 'remote-x', '1', 'loaded', '{1}')`],
    ['known_device', 'used_at', 400 * day, `(device, account, used_at) values ('a', 'b', $1)`],
    [
      ...(['notification', 'created_at', 90 * day] as const),
      `(employee_id, kind, created_at) values (1001, 'PIN_GIVEN', $1)`,
    ],
    [
      ...(['security_event', 'at', 365 * day] as const),
      `(at, event, outcome, target, times) values ($1, 'refused', 'OK', '', 1)`,
    ],
    [
      ...(['report', 'requested_at', 7 * day] as const),
      `(employee_id, request, requested_at, working_until, failed_at) values (1001, '{}', $1, $1, $1)`,
    ],
    [
      ...(['kept_punch', 'settled_at', 365 * day] as const),
      `(terminal_id, key, operation, made_at, time_zone_offset, reason, settled_at)
     values (1001, gen_random_uuid(), 'x', $1, 0, 'x', $1)`,
    ],
  ];

describeOnBothDatabases(
  'What is past its time',
  (server) => {
    const run = (text: string, values: readonly unknown[] = []) =>
      server.database.run(composed<{ count: number }>(text), values);
    const countOf = async (table: string, where = 'true') =>
      (await run(`select count(*) as count from ${table} where ${where}`))[0]?.count;
    /** Forgets by the clock, however long ago it was done last. */
    const forget = async () => {
      await run(`delete from job where kind like 'retention%'`);
      await server.runJobs();
    };

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await setFeatures(server, { ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, SEGMENTS: true });
    });

    test('is known of every table', async () => {
      const tables = await server.database.run(
        composed<{ name: string }>(
          `select table_name::text as name from information_schema.tables
           where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
        ),
      );
      const known = new Set([
        ...retentions.map(({ table }) => table),
        ...keptWithTime,
        ...Object.values(stays).flat(),
      ]);
      expect([...known].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    });

    test.each(aged)(
      'goes from %s by %s, and nothing younger',
      async (table, column, minutes, insert) => {
        const at = new Date(server.now.getTime() - minutes * 60_000 + 1_000);
        await run(`insert into ${table} ${insert}`, [at]);
        const left = () => countOf(table, `${column} = '${at.toISOString()}'`);
        await forget();
        expect(await left()).toBe(1);
        server.now = new Date(server.now.getTime() + 1_001);
        await forget();
        expect(await left()).toBe(0);
      },
    );

    test('goes from answers to commands when their end has come, and never from those to punches', async () => {
      await run('delete from command_answer');
      await run(`insert into command_answer
          (actor_kind, actor_id, key, body_hash, status, answered_at, kept_until)
        select 'employee', id, gen_random_uuid(), '', 204, '2020-01-01', until
        from (values (1, '2026-03-12T07:59:59Z'::timestamptz), (2, '2026-03-12T08:00:00Z'),
          (3, null)) kept(id, until)`);
      await forget();
      expect(await countOf('command_answer', 'actor_id = 1')).toBe(0);
      expect(await countOf('command_answer')).toBe(2);
    });

    test('goes in parts, and the security log tells how many rows', async () => {
      await run(`insert into notification (employee_id, kind, created_at)
        select 1001, 'PIN_GIVEN', '2025-01-01' from generate_series(1, 12000)`);
      await forget();
      expect(await countOf('notification', "created_at < '2025-12-01'")).toBe(0);
      server.now = new Date('2026-03-12T08:00:01Z');
      const as = await logInAs(server, 'dora');
      const { contents } = (
        await server.call('getSecurityEvents', { as, query: { event: 'rows-forgotten' } })
      ).body;
      expect(contents.map(({ target, who }) => [target, who])).toContainEqual([
        'notification 12000',
        null,
      ]);
    });

    test('is looked for again the next day, from the first table on', async () => {
      await forget();
      await run(`insert into notification (employee_id, kind, created_at)
        values (1001, 'PIN_GIVEN', '2025-01-01')`);
      server.now = new Date('2026-03-12T20:00:00Z');
      await server.runJobs();
      expect(await countOf('notification', "created_at < '2025-12-01'")).toBe(1);
      server.now = new Date('2026-03-13T08:00:01Z');
      await server.runJobs();
      expect(await countOf('notification', "created_at < '2025-12-01'")).toBe(0);
    });

    test('of time goes as a whole when the years are over, and the records stay verifiable', async () => {
      await clearTime(server);
      await run(`update assignment set authorities = authorities || '{ADD_TIME}' where id = $1`, [
        max.assignmentId,
      ]);
      const [hers, his] = [await logInAs(server, 'ella'), await logInAs(server, 'max')];
      const add = editsAs(server, () => hers).add;
      const { id } = savedShift(await add('2026-03-10T07:00:00Z', '2026-03-10T15:00:00Z'));
      const edits = editsAs(server, () => his);
      savedShift(
        await edits.add('2026-03-10T07:00:00Z', '2026-03-10T15:00:00Z', {
          employeeAssignmentId: max.assignmentId,
        }),
      );
      await edits.addBreak(id, '2026-03-10T10:00:00Z', '2026-03-10T10:30:00Z');
      await run(`update assignment set end_date = '2026-03-31' where id = $1`, [ella.assignmentId]);
      const key = await readKey(recordKeyFile(directory));
      if (key === null) throw new Error('The server has made its key.');
      const records = await countOf('time_pair_record');

      server.now = new Date('2036-03-30T08:00:00Z');
      await forget();
      expect(await countOf('time_pair_record')).toBe(records);

      server.now = new Date('2036-04-02T08:00:00Z');
      await forget();
      const others = `assignment_id = ${ella.assignmentId}`;
      for (const table of ['time_pair', 'segment', 'time_pair_record', 'hr_outbox']) {
        expect([table, await countOf(table, others)]).toEqual([table, 0]);
      }
      expect(await countOf('time_pair', `assignment_id = ${max.assignmentId}`)).toBe(1);
      const verified = await verifyRecords(server.database, key);
      expect(verified).toMatchObject({ rows: 1, findings: [] });
      expect(await verifySignOffs(server.database, key)).toEqual([]);
      await run(`update assignment set end_date = null where id = $1`, [ella.assignmentId]);
    });

    test('of time that was signed off together with time that stays is no fault; a forged note is', async () => {
      await clearTime(server);
      await setFeatures(server, { ADD_TIME_PAIRS: true });
      server.now = new Date('2026-03-16T09:00:00Z');
      await run(`update assignment set authorities = authorities || '{ADD_TIME}'`);
      const as = await logInAs(server, 'max');
      for (const { assignmentId } of [ella, people.nils]) {
        savedShift(
          await editsAs(server, () => as).add('2026-03-10T07:00:00Z', '2026-03-10T15:00:00Z', {
            employeeAssignmentId: assignmentId,
          }),
        );
      }
      const hours = await server.call('getPayCycleHours', { as, query: { date: '2026-03-02' } });
      const { startDate, endDate, seen } = hours.body;
      const signed = await server.call('signOffPayCycle', {
        ...{ as, body: { startDate, endDate, seen }, idempotencyKey: randomUUID() },
      });
      expect(signed.status).toBe(204);
      const key = await readKey(recordKeyFile(directory));
      if (key === null) throw new Error('The server has made its key.');
      server.now = new Date('2036-04-02T08:00:00Z');
      await run(`update hr_outbox set state = 'DELIVERED'`);
      await run(`update assignment set end_date = '2026-03-31' where id = $1`, [ella.assignmentId]);
      await forget();
      expect(await countOf('time_pair', `assignment_id = ${ella.assignmentId}`)).toBe(0);
      const missing = async () =>
        (await verifySignOffs(server.database, key)).filter(
          ({ fault }) => fault === 'SIGNED_RECORD_MISSING',
        );
      expect(await missing()).toEqual([]);
      await run('update forgotten_time set sequence = sequence + 1');
      expect(await missing()).toMatchObject([{ assignmentId: ella.assignmentId }]);
      await run('delete from sign_off_part');
      await run('delete from sign_off');
      await run(`update assignment set end_date = null where id = $1`, [ella.assignmentId]);
    });

    test('of time stays with whoever works on, and while it leaves for HR', async () => {
      await clearTime(server);
      const hers = await logInAs(server, 'ella');
      const add = editsAs(server, () => hers).add;
      savedShift(await add('2026-03-10T07:00:00Z', '2026-03-10T15:00:00Z'));
      server.now = new Date('2040-01-01T08:00:00Z');
      await forget();
      expect(await countOf('time_pair')).toBe(1);
      await run(`update assignment set end_date = '2026-03-31' where id = $1`, [ella.assignmentId]);
      await run(`insert into hr_outbox
          (assignment_id, shift_id, employee_id, version_id, records, requested_at, due_at)
        values (1001, 1, 1001, 1, '[]', '2026-03-10', '2050-01-01')`);
      await setDemo(server, true);
      await forget();
      expect(await countOf('time_pair')).toBe(1);
      await run(`update hr_outbox set state = 'DELIVERED'`);
      await forget();
      expect(await countOf('time_pair')).toBe(0);
      await run(`update assignment set end_date = null where id = $1`, [ella.assignmentId]);
      await setDemo(server, false);
    });

    test('of time waits for no HR system where there is none', async () => {
      await clearTime(server);
      const hers = await logInAs(server, 'ella');
      savedShift(
        await editsAs(server, () => hers).add('2026-03-10T07:00:00Z', '2026-03-10T15:00:00Z'),
      );
      await run(`update assignment set end_date = '2026-03-31' where id = $1`, [ella.assignmentId]);
      await run(`insert into hr_outbox
          (assignment_id, shift_id, employee_id, version_id, records, requested_at, due_at)
        values (1001, 1, 1001, 1, '[]', '2026-03-10', '2050-01-01')`);
      server.now = new Date('2040-01-01T08:00:00Z');
      await forget();
      expect([await countOf('time_pair'), await countOf('hr_outbox')]).toEqual([0, 0]);
      await run(`update assignment set end_date = null where id = $1`, [ella.assignmentId]);
    });

    test('of sign-offs goes with the last time that they cover', async () => {
      await clearTime(server);
      const hers = await logInAs(server, 'ella');
      savedShift(
        await editsAs(server, () => hers).add('2026-03-10T07:00:00Z', '2026-03-10T15:00:00Z'),
      );
      await run(`insert into sign_off (manager_id, start_date, end_date, signed_at, hours, mac)
        values (1002, '2026-03-02', '2026-03-15', '2026-03-16', '{}', decode(repeat('00', 32), 'hex'))`);
      await run(`insert into sign_off_part (sign_off_id, assignment_id, first, last, sequence)
        select id, 1001, '2026-03-02', '2026-03-15', 1 from sign_off`);
      server.now = new Date('2040-01-01T08:00:00Z');
      await forget();
      expect(await countOf('sign_off')).toBe(1);
      await run(`update assignment set end_date = '2026-03-31' where id = $1`, [ella.assignmentId]);
      await forget();
      expect([await countOf('sign_off'), await countOf('sign_off_part')]).toEqual([0, 0]);
      await run(`update assignment set end_date = null where id = $1`, [ella.assignmentId]);
    });
  },
  { prepare: createTestCompany, settings: { DATA_DIR: directory } },
);

test('the guide for operators says what the code does', async () => {
  const guide = await readFile(new URL('../../docs/guides/operators.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## What is kept how long$([\s\S]*?)^## /m.exec(guide) ?? [];
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(retentionRows());
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runPerson } from '../commands/runPerson.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { composed, statement } from '../database/statement.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { setDemo } from '../testing/setDemo.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { actsOnly, personTables, tablesWithoutPeople } from './rules/personTables.ts';

const { ella } = people;
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-person-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

interface Column {
  readonly table: string;
  readonly column: string;
  readonly refers: string | null;
}

const readColumns = statement<Column>(
  'testReadColumns',
  `select held.table_name::text as table, held.column_name::text as column,
     (select key.confrelid::regclass::text from pg_constraint key
        join pg_attribute named on named.attrelid = key.conrelid and named.attnum = key.conkey[1]
      where key.contype = 'f' and key.conrelid = format('public.%I', held.table_name)::regclass
        and named.attname = held.column_name limit 1) as refers
   from information_schema.columns held
     join information_schema.tables base using (table_schema, table_name)
   where held.table_schema = 'public' and base.table_type = 'BASE TABLE'
   order by 1, held.ordinal_position`,
);

describeOnMemory(
  'What is kept of a person',
  (server) => {
    const { hers, his, logIn } = editsOfBoth(server);
    let dora = '';

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, {
        ...{ ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, SEGMENTS: true, COMMENTS: true },
        CLOCK_OUT_UNDO_DELAY: 0,
      });
      await server.database.run(
        ...sql`update assignment set end_date = case id when 1002 then '2025-12-31'::date end
          where employee_id = ${ella.id}`,
      );
      if (dora === '') {
        await logIn();
        dora = await logInAs(server, 'dora');
      }
    });

    /** Ella at work: a shift with a comment and a place, an edit of it, and a break. */
    const work = async () => {
      const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
      const { id } = savedShift(await hers.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      await hers.addBreak(id, '2026-03-10T12:00:00Z', '2026-03-10T12:30:00Z');
      await his.comment(id, 'Her knee hurts', true);
      const place = { latitude: 52.123_45, longitude: 13.543_21, accuracy: 8 };
      const punched = await server.call('clockInShift', {
        as: await logInAs(server, 'ella'),
        body: { ...mine, ...place, comment: 'Her knee is better' },
      });
      expect(punched.status).toBe(200);
      const shift = punched.body.shiftTimePairs[0]?.id ?? 0;
      return { id, shift, mine };
    };
    const exported = () =>
      server.call('exportPerson', { as: dora, path: { id: ella.id } }).then(({ body }) => body);
    const erase = () => server.call('erasePerson', { as: dora, path: { id: ella.id } });
    const leave = (on: string | null = '2026-03-11') =>
      server.database.run(
        ...sql`update assignment set end_date = ${on} where id = ${ella.assignmentId}`,
      );
    const findings = async () => {
      const key = await readKey(recordKeyFile(dataDirectory));
      if (key === null) throw new Error('Nothing was recorded.');
      return (await verifyRecords(server.database, key)).findings;
    };

    test('every table of the database is known, and every column that names a person', async () => {
      const columns = await server.database.run(readColumns);
      const known = (table: string) => personTables[table] ?? null;
      const tables = new Set(columns.map(({ table }) => table));
      const unknown = [...tables].filter(
        (table) => known(table) === null && !(table in actsOnly) && !tablesWithoutPeople.has(table),
      );
      expect(unknown).toEqual([]);
      const named =
        /^(employee_id|assignment_id|manager_id|owner_id|actor_id|about_id|email|badge|username|\w+_by)$/u;
      const missing = columns.filter(({ table, column, refers }) => {
        if (!named.test(column) && refers !== 'employee' && refers !== 'assignment') return false;
        if (['replaced_by', 'said_by', 'used_by'].includes(column)) return false;
        const { of = '', acts = [] } = known(table) ?? {};
        const all = [of, ...acts, ...(actsOnly[table] ?? [])].join(' ');
        return table !== 'employee' && !new RegExp(`\\b${column}\\b`, 'u').test(all);
      });
      expect(missing).toEqual([]);
      const gone = [...Object.keys(personTables), ...Object.keys(actsOnly), ...tablesWithoutPeople];
      expect(gone.filter((table) => !tables.has(table))).toEqual([]);
    });

    test('an administrator exports it in one document, without what proves who somebody is', async () => {
      const { id } = await work();
      const body = await exported();
      expect(body.tables['employee']).toMatchObject([{ id: ella.id, first_name: 'Ella' }]);
      expect(body.tables['time_pair']?.map((row) => row['id'])).toContain(id);
      expect(body.tables['segment']).toHaveLength(1);
      expect(JSON.stringify(body.tables['time_pair'])).toContain('Her knee hurts');
      expect(body.tables['time_pair_record']?.length).toBeGreaterThan(3);
      expect(body.withheld['employee']).toContain('password_hash');
      const text = JSON.stringify(body.tables);
      expect(text).not.toMatch(/password_hash|pin_hash|token_hash|argon2/u);
      for (const row of body.tables['assignment'] ?? []) {
        expect(row['employee_id']).toBe(ella.id);
      }
    });

    test('it counts what the person did to the time of others, and gives none of it', async () => {
      const { id } = await work();
      await his.edit(id, {
        clockInDateTime: '2026-03-10T09:00:00Z',
        clockOutDateTime: '2026-03-10T16:00:00Z',
      });
      const { body } = await server.call('exportPerson', {
        as: dora,
        path: { id: people.max.id },
      });
      expect(body.acts['time_pair.modified_by']).toBe(1);
      expect(body.acts['time_pair_record.actor_id']).toBeGreaterThan(0);
      expect(body.tables['time_pair']).toEqual([]);
    });

    test('somebody who works there is not erased, nor whose time waits for the HR system', async () => {
      const { shift, mine } = await work();
      expect((await erase()).problem.code).toBe('STILL_EMPLOYED');
      await leave();
      expect((await erase()).problem.code).toBe('STILL_EMPLOYED');
      await leave(null);
      server.now = new Date('2026-03-12T12:00:00Z');
      await server.call('clockOutShift', {
        as: await logInAs(server, 'ella'),
        body: { ...mine, pairType: 'BREAK', shiftTimePairId: shift },
      });
      await leave();
      await server.database.run(
        ...sql`insert into hr_outbox (assignment_id, shift_id, employee_id, version_id, records,
            requested_at, due_at)
          values (${ella.assignmentId}, 1, ${ella.id}, 1, '[]', now(), now())`,
      );
      await setDemo(server, true);
      expect((await erase()).problem.code).toBe('STILL_WAITING');
      expect(JSON.stringify(await exported())).toContain('Her knee is better');
      await setDemo(server, false);
    });

    test('an erased person is named nowhere, times stay, and the records are verified as before', async () => {
      const { id, shift, mine } = await work();
      const session = await logInAs(server, 'ella');
      server.now = new Date('2026-03-12T12:00:00Z');
      await server.call('clockOutShift', {
        as: session,
        body: { ...mine, pairType: 'BREAK', shiftTimePairId: shift },
      });
      await server.call('decideTimePairs', {
        as: await logInAs(server, 'max'),
        body: {
          requestedByUserId: people.max.id,
          shouldSyncWithEC: true,
          statusRequests: [{ timePairId: shift, status: 'APPROVED' }],
        },
      });
      await leave();
      const before = await exported();
      expect(await findings()).toEqual([]);

      const { body } = await erase();
      // There is no HR system for which approved time could wait, nor may it leave for one later.
      const rows = { employee: 1, hr_outbox: 1, access_token: expect.any(Number) };
      expect(body.rows).toMatchObject(rows);
      expect(await server.database.run(...sql`select from hr_outbox`)).toEqual([]);
      expect(await findings()).toEqual([]);
      const after = await exported();
      const timesOf = ({ tables }: typeof after) =>
        tables['time_pair']?.map((row) => [row['id'], row['clock_in'], row['clock_out']]);
      expect(timesOf(after)).toEqual(timesOf(before));
      expect(after.tables['time_pair']?.map((row) => row['id'])).toContain(id);

      const columns = await server.database.run(readColumns);
      for (const table of new Set(columns.map((column) => column.table))) {
        const [{ text } = { text: '' }] = await server.database.run(
          composed<{ text: string }>(
            `select coalesce(string_agg(held::text, ' '), '') as text from ${table} held`,
          ),
        );
        const found = text.match(/Ella|\bella\b|\bE-1\b|knee|52\.12345|13\.54321/gu);
        expect([table, found]).toEqual([table, null]);
      }
      const gone = await server.call('getActiveShift', { as: session, path: { sub: ella.id } });
      expect(gone.status).toBe(401);
      expect((await erase()).status).toBe(200);
    });
  },
  { prepare: createTestCompany, settings: { DATA_DIR: dataDirectory } },
);

test('the command writes everything into a new file, and refuses what it cannot do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-person-command-'));
  const said: string[] = [];
  const screen = {
    now: new Date('2026-03-12T08:00:00Z'),
    say: (line: string) => void said.push(line),
    complain: (line: string) => void said.push(line),
  };
  const environment = { DATA_DIR: path.join(folder, 'data'), INIT_CWD: folder };
  const run = (...args: string[]) => runPerson(args, environment, screen);
  try {
    const database = await openDatabase(parseConfiguration(environment));
    await createTestCompany(database);
    await database.close();
    expect(await run('export')).toBe(1);
    expect(await run('erase', 'nobody')).toBe(1);
    expect(await run('erase', 'E-1')).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Usage: /u),
      'There is no such person.',
      expect.stringMatching(/^Somebody who has an assignment/u),
    ]);
    expect(await run('export', 'E-1', 'ella.json')).toBe(0);
    const text = await readFile(path.join(folder, 'ella.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ tables: { employee: [{ first_name: 'Ella' }] } });
    expect(await run('export', 'E-1', 'ella.json')).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

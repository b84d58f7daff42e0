import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { hashPassword, isPassword } from '../session/data/passwords.ts';
import { changedCompany } from '../testing/changedCompany.ts';
import { smallCompany } from '../testing/smallCompany.ts';
import { sql } from '../testing/sql.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/testServer.ts';
import { importCompany, type ImportOutcome } from './importCompany.ts';

const tables = [
  'company',
  'feature_setting',
  'geofence',
  'position',
  'cost_center',
  'custom_field',
  'custom_field_option',
  'time_type',
  'time_type_custom_field',
  'time_type_profile',
  'time_type_profile_type',
  'reason',
  'holiday_calendar',
  'holiday',
  'employee',
  'assignment',
  'assignment_recording_variant',
  'assignment_geofence',
  'assignment_custom_field',
  'manager_assignment',
  'work_schedule',
  'assigned_schedule',
  'absence',
  'employee_group',
  'employee_group_share',
  'employee_group_member',
  'terminal',
  'time_pair',
  'segment',
  'time_pair_record',
  'notification',
];

describeOnBothDatabases('importing a company', (server) => {
  const imported = importer(server);

  test('writes all of it', async () => {
    expect(await imported({})).toEqual({
      ok: true,
      counts: { people: 2, assignments: 1, history: 1 },
      signedOut: [],
    });
    const rows = await contents(server);
    const empty = tables.filter((table) => rows[table]?.length === 0);
    expect(empty).toEqual([]);
  });

  test('writes history as the product writes it', async () => {
    const rows = await server.database.run(
      ...sql<{ pair: unknown }>`select to_jsonb(p) as pair from time_pair p
      order by id`,
    );
    const [first, latest] = rows.map(({ pair }) => pair);
    expect(first).toMatchObject({
      status: 'PENDING',
      is_latest: false,
      previous_version_id: null,
      duration: 31_200,
    });
    expect(latest).toMatchObject({
      status: 'APPROVED',
      is_latest: true,
      start_date: '2026-02-02',
      time_zone: 'Europe/Berlin',
      clock_in_offset: 60,
      clock_in_geofence_result: 'INSIDE',
      clock_out_comment: 'Quiet night.',
      duration: (7 * 60 + 12 - 32) * 60,
    });
    const action = await server.database.run(
      ...sql`select from time_pair_record where action = 'IMPORTED'`,
    );
    expect(action).toHaveLength(2);
  });

  test('once more changes nothing', async () => {
    const before = await contents(server);
    expect(await imported({})).toMatchObject({ ok: true, counts: { history: 0 } });
    expect(await contents(server)).toEqual(before);
  });

  test('updates what has changed, under the same id', async () => {
    const before = await contents(server);
    await imported({
      'people.1.lastName': 'Nurse-Boss',
      'positions.0.description': 'Head nurse',
      'holidayCalendars.0.holidays': [{ date: '2026-12-26', name: 'Boxing Day' }],
      'history.0.clockOut.comment': 'Changed afterwards',
      'customFields.0.options': [{ code: '2', name: 'Upstairs' }],
    });
    const after = await contents(server);
    const changed = tables.filter((table) => !same(before[table], after[table]));
    expect(changed).toEqual(['position', 'custom_field_option', 'holiday', 'employee']);
    expect(after['holiday']).toMatchObject([{ date: '2026-12-26' }]);
    expect(after['custom_field_option']).toMatchObject([{ name: 'First' }, { name: 'Upstairs' }]);
    expect(ids(after['employee'])).toEqual(ids(before['employee']));
    expect(ids(after['position'])).toEqual(ids(before['position']));
  });

  test('gives a field of the type FLAG its one option', async () => {
    const flag = { code: 'LEAD', name: 'Shift lead', type: 'FLAG', required: false };
    await imported({ 'customFields.1': { ...flag, description: '', options: [] } });
    const { custom_field_option: options = [] } = await contents(server);
    expect(options.at(-1)).toMatchObject({ name: 'Shift lead', sequence: 0 });
  });

  test('goes on with the chain of records where history comes later', async () => {
    const entry = smallCompany().history[0];
    const later = { ...entry, code: 'H-2', clockIn: { at: '2026-02-02T22:10:00Z' } };
    expect(await importWith(server, { history: [later] })).toMatchObject({
      ok: true,
      counts: { history: 1 },
    });
    const rows = await server.database.run(
      ...sql<{ sequence: number; continues: boolean }>`select sequence,
      previous_mac = coalesce(lag(mac) over (order by sequence), decode(repeat('00', 32), 'hex'))
        as continues
      from time_pair_record order by sequence`,
    );
    expect(rows).toEqual([1, 2, 3, 4].map((sequence) => ({ sequence, continues: true })));
  });

  test('says of a rejected entry who rejected it and when, as its person was told', async () => {
    const [entry] = smallCompany().history ?? [];
    const rejected = {
      ...entry,
      code: 'H-9',
      clockIn: { at: '2026-02-05T21:58:00Z' },
      clockOut: { at: '2026-02-06T06:10:00Z' },
      segments: [],
      earlierVersions: [],
      status: 'REJECTED',
      notifications: [{ kind: 'TIME_REJECTED', createdAt: '2026-02-06T09:00:00+01:00', by: '1' }],
    };
    expect(await importWith(server, { history: [rejected] })).toMatchObject({ ok: true });
    const [row] = await server.database.run(
      ...sql<{ decision: unknown; manager: number }>`select decision,
        (select id from employee where employee_number = '1') as manager
      from time_pair where status = 'REJECTED'`,
    );
    expect(row?.decision).toEqual({
      action: 'REJECTED',
      by: row?.manager,
      at: '2026-02-06T08:00:00.000Z',
      reason: null,
    });
  });

  test('brings the company’s own consent for faces, as a version only where it is another', async () => {
    const { company } = smallCompany();
    const texts = async () =>
      server.database.run(...sql`select version, texts from face_consent_text order by version`);
    const before = await texts();
    const own = { en: 'We recognise your face.', de: 'Wir erkennen Ihr Gesicht.' };
    await imported({ company: { ...company, faceConsent: own } });
    await imported({ company: { ...company, faceConsent: own } });
    await imported({ company });
    const after = await texts();
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ texts: own });
  });

  test('leaves alone what the file leaves out', async () => {
    const before = await contents(server);
    const part = { absences: [] };
    expect(await importWith(server, part)).toMatchObject({ ok: true });
    expect(await contents(server)).toEqual(before);
  });

  test('sends to the HR system what the file says is to be sent, with its breaks', async () => {
    await imported({
      'history.0.code': 'H-SENT',
      'history.0.synchronisationStatus': 'SYNCHRONISATION_PENDING',
    });
    await imported({
      'history.0.code': 'H-THERE',
      'history.0.synchronisationStatus': 'SYNCHRONISED',
    });
    const rows = await server.database.run(
      ...sql`select state, jsonb_array_length(records) as records,
      records->0->>'state' as first from hr_outbox order by shift_id`,
    );
    expect(rows).toEqual([
      { state: 'WAITING', records: 2, first: 'WAITING' },
      { state: 'DELIVERED', records: 2, first: 'DONE' },
    ]);
  });

  test('lets two people change their user names with each other', async () => {
    await imported({ 'people.0.username': 'ola', 'people.1.username': 'mia' });
    const rows = await server.database.run(
      ...sql`select username from employee order by employee_number`,
    );
    expect(rows).toEqual([{ username: 'ola' }, { username: 'mia' }]);
  });

  test('lets two people change badges, and takes one away that the file leaves out', async () => {
    const badges = async () =>
      (
        await server.database.run(
          ...sql<{ badge: string | null }>`select badge from employee order by employee_number`,
        )
      ).map(({ badge }) => badge);
    await imported({ 'people.0.badge': 'B-MIA', 'people.1.badge': 'B-OLA' });
    expect(await badges()).toEqual(['B-MIA', 'B-OLA']);
    await imported({ 'people.0.badge': 'B-OLA', 'people.1.badge': 'B-MIA' });
    expect(await badges()).toEqual(['B-OLA', 'B-MIA']);
    const third = { employeeNumber: '3', firstName: 'A', lastName: 'B', badge: 'B-OLA' };
    expect(await importWith(server, { people: [third] })).toMatchObject({
      ok: false,
      faults: [{ path: ['people', 0, 'badge'] }],
    });
    await imported({});
    expect(await badges()).toEqual([null, null]);
  });

  test('lets two groups change their names with each other, and keeps their ids', async () => {
    const days = { code: 'G-2', name: 'Days', owner: '1' };
    await imported({ 'employeeGroups.1': days });
    const before = ids((await contents(server))['employee_group']);
    await imported({
      'employeeGroups.0.name': 'Days',
      'employeeGroups.1': { ...days, name: 'nights' },
    });
    const { employee_group: groups, employee_group_member: members } = await contents(server);
    expect(groups).toMatchObject([
      { code: 'G-1', name: 'Days' },
      { code: 'G-2', name: 'nights' },
    ]);
    expect(ids(groups)).toEqual(before);
    expect(members).toMatchObject([{ group_id: before[0] }]);
    expect(await imported({ 'employeeGroups.1': days })).toMatchObject({ ok: true });
  });

  test('makes the people of a group those that the file names, and leaves them where it names none', async () => {
    const members = async () => {
      const { employee_group_share: shares, employee_group_member: assignments } =
        await contents(server);
      return [shares?.length, assignments?.length];
    };
    await imported({});
    const unnamed = { assignments: undefined, sharedWith: undefined };
    const group = { code: 'G-1', name: 'Nights', owner: '1' };
    await imported({ 'employeeGroups.0': { ...group, ...unnamed } });
    expect(await members()).toEqual([1, 1]);
    await imported({ 'employeeGroups.0': { ...group, assignments: [], sharedWith: [] } });
    expect(await members()).toEqual([0, 0]);
    await imported({});
    expect(await members()).toEqual([1, 1]);
  });

  test('refuses a name that the owner gave to another group by hand', async () => {
    const mia = await server.database.run(
      ...sql<{ id: number }>`select id from employee where employee_number = '1'`,
    );
    await server.database.run(
      ...sql`insert into employee_group (owner_id, name) values (${mia[0]?.id ?? 0}, 'By hand')`,
    );
    expect(await imported({ 'employeeGroups.0.name': ' by  HAND' })).toEqual({
      ok: false,
      faults: [
        {
          path: ['employeeGroups', 0, 'name'],
          message: 'The owner has a group " by  HAND" already.',
        },
      ],
    });
    expect(await imported({})).toMatchObject({ ok: true });
  });

  test('ends the sessions of whoever it closes or takes the log-in from', async () => {
    const signIn = async () => {
      for (const id of [1, 2]) {
        await server.database.run(
          ...sql`insert into access_token (token_hash, employee_id, created_at, last_used_at)
          select sha256(${String(Math.random())}::bytea), id, now(), now() from employee
          order by id offset ${id - 1} limit 1`,
        );
      }
    };
    const employees = ids((await contents(server))['employee']);
    await signIn();
    expect(await imported({ 'people.0.closed': true })).toMatchObject({
      signedOut: [employees[0]],
    });
    expect(await imported({})).toMatchObject({ signedOut: [] });
    expect(await contents(server)).toMatchObject({
      employee: [{ closed_at: expect.any(String) }, { closed_at: null }],
    });
    expect(await imported({ 'people.1.username': undefined })).toMatchObject({
      signedOut: [employees[1]],
    });
    await imported({ 'people.0.closed': false });
    expect(await contents(server)).toMatchObject({ employee: [{ closed_at: null }, {}] });
  });
});

describeOnBothDatabases('rights that an import changes', (server) => {
  const imported = importer(server);
  const told = async () => {
    const rows = await server.database.run(
      ...sql<object>`select event, about_id, target, who, network
      from security_event order by id`,
    );
    return rows;
  };

  test('stand in the security log, and only what has changed', async () => {
    await imported({});
    await imported({});
    expect(await told()).toEqual([]);
    const [mia, ola] = ids((await contents(server))['employee']);
    await imported({
      'people.0.authorities': ['ASSIGN_WORK_SCHEDULES', 'DEV_ADMIN'],
      'people.1.closed': true,
      managers: [],
    });
    const operator = { who: null, network: null };
    expect(await told()).toEqual([
      {
        ...{ event: 'rights-imported', about_id: mia, ...operator },
        target: '+ASSIGN_WORK_SCHEDULES -APPROVE_TIME',
      },
      { event: 'account-changed', about_id: ola, ...operator, target: 'closed' },
    ]);
  });
});

describeOnBothDatabases(
  'the first passkey, with a second factor,',
  (server) => {
    const imported = importer(server);
    const day = 86_400_000;
    const logIn = async () => {
      const body = { username: 'ola', password: 'lantern river orchard' };
      const answer = await server.call('logIn', { body });
      if (answer.status === 202) return 'REGISTER';
      return answer.status === 200 ? 'signed in' : answer.problem.code;
    };
    const asManager = {
      ...{ 'people.1.password': 'lantern river orchard', 'people.1.email': 'ola@harbour.example' },
      'people.1.authorities': ['APPROVE_TIME'],
    };

    test('may be registered within 14 days from the import that gave the rights, and no other', async () => {
      await imported({ 'people.1.password': 'lantern river orchard' });
      await setFeatures(server, { SECOND_FACTOR: true });
      await server.database.run(
        ...sql`update feature_setting set changed_at = ${new Date(server.now.getTime() - 90 * day)}`,
      );
      expect(await logIn()).toBe('signed in');
      await imported(asManager);
      expect(await logIn()).toBe('REGISTER');
      server.now = new Date(server.now.getTime() + 13 * day);
      // The same file again gives nobody anything.
      await imported(asManager);
      expect(await logIn()).toBe('REGISTER');
      server.now = new Date(server.now.getTime() + day);
      expect(await logIn()).toBe('PASSKEY_WINDOW_OVER');
      await imported(asManager);
      expect(await logIn()).toBe('PASSKEY_WINDOW_OVER');
    });
  },
  { settings: { PUBLIC_URL: 'https://time.example.com' } },
);

describeOnBothDatabases('time that an import takes over', (server) => {
  const imported = importer(server);

  test('is told to no webhook', async () => {
    await imported({ history: [] });
    await server.database.run(
      ...sql`insert into webhook (name, url, types, fields, is_on, changed_at, changed_by)
        select 'Payroll', 'https://payroll.example', '{time.changed,time.approved,employee.clocked}',
          '{}', true, now(), min(id) from employee`,
    );
    expect(await imported({})).toMatchObject({ ok: true, counts: { history: 1 } });
    expect(await server.database.run(...sql`select id from webhook_delivery`)).toEqual([]);
  });
});

describeOnBothDatabases('passwords of a company file', (server) => {
  const imported = importer(server);
  beforeAll(() => imported({}));

  test('are kept as hashes, for those who were given one', async () => {
    const [mia, ola] = await hashes(server);
    expect(mia).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('lantern river orchard', mia ?? null)).toBe(true);
    expect(ola).toBe(null);
  });

  test('are refused where they are short or easily guessed, and nothing is imported', async () => {
    const before = await hashes(server);
    for (const [password, reason] of [
      ['short', /at least 12 characters/],
      ['short-one', /at least 12 characters/],
      ['passwordpassword', /easily guessed/],
      ['OlaNordmann2026', /easily guessed/],
    ] as const) {
      const outcome = await imported({
        'people.1.firstName': 'Ola',
        'people.1.lastName': 'Nordmann',
        'people.1.password': password,
      });
      expect(outcome).toEqual({
        ok: false,
        faults: [{ path: ['people', 1, 'password'], message: expect.stringMatching(reason) }],
      });
    }
    expect(
      await imported({ 'terminals.0.terminalId': 'T-2', 'terminals.0.password': 'gate-gate' }),
    ).toMatchObject({ ok: false, faults: [{ path: ['terminals', 0, 'password'] }] });
    expect(await hashes(server)).toEqual(before);
  });

  test('are not read where somebody has one: a file of before may be imported again', async () => {
    expect(await imported({ 'people.0.password': 'secret-mia' })).toMatchObject({ ok: true });
  });

  test('are first passwords: they never replace one that somebody has', async () => {
    const before = await hashes(server);
    await imported({
      'people.0.password': 'another-one',
      'people.1.password': 'meadow violin staircase',
    });
    const after = await hashes(server);
    expect(after[0]).toBe(before[0]);
    expect(await isPassword('meadow violin staircase', after[1] ?? null)).toBe(true);
  });
});

describeOnBothDatabases('PINs of a company file', (server) => {
  const imported = importer(server);
  const readPins = async () =>
    server.database.run(
      ...sql<{ pin: string | null; given: boolean }>`
        select pin_hash as pin, pin_is_given as given from employee order by employee_number`,
    );

  test('are refused where they are easy to guess, and nothing is imported', async () => {
    expect(await imported({ 'people.1.pin': '1234' })).toEqual({
      ok: false,
      faults: [
        { path: ['people', 1, 'pin'], message: expect.stringContaining('too easy to guess') },
      ],
    });
    expect(await readPins()).toEqual([]);
  });

  test('are first PINs, kept as hashes: they never replace one that somebody has', async () => {
    await imported({ 'people.1.pin': '4711' });
    const before = await readPins();
    expect(before).toMatchObject([{ pin: null }, { given: true }]);
    expect(await isPassword('4711', before[1]?.pin ?? null)).toBe(true);
    expect(await imported({ 'people.1.pin': '1234' })).toMatchObject({ ok: true });
    await imported({});
    expect(await readPins()).toEqual(before);
  });
});

describeOnBothDatabases('a company file with errors', (server) => {
  const imported = importer(server);

  test('imports nothing', async () => {
    const before = await contents(server);
    const outcome = await imported({
      'people.0.authorities': ['KING'],
      'assignments.0.position': 'COOK',
    });
    expect(outcome).toMatchObject({ ok: false, faults: [{}, {}] });
    expect(await contents(server)).toEqual(before);
    expect(before['employee']).toEqual([]);
  });
});

function importer(server: TestServer) {
  return (changes: Readonly<Record<string, unknown>>) =>
    importWith(server, changedCompany(changes));
}

async function importWith(server: TestServer, value: unknown): Promise<ImportOutcome> {
  const { database, now } = server;
  const records = createRecordChain({ database, configuration: { dataDirectory: await keys() } });
  await records.open();
  return importCompany(value, { database, records, hashPassword, now });
}

let keyDirectory: Promise<string> | null = null;

function keys(): Promise<string> {
  return (keyDirectory ??= mkdtemp(path.join(tmpdir(), 'punctual-import-')));
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Every row of the company's tables. */
async function contents({ database }: TestServer): Promise<Readonly<Record<string, Rows>>> {
  const all: Record<string, Rows> = {};
  for (const table of tables) {
    const rows = await database.run(
      composed<{ row: Rows[number] }>(
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
      ),
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

async function hashes({ database }: TestServer): Promise<(string | null)[]> {
  const rows = await database.run(
    ...sql<{ password_hash: string | null }>`select password_hash from employee
    order by employee_number`,
  );
  return rows.map(({ password_hash }) => password_hash);
}

function ids(rows: Rows | undefined): unknown[] {
  return (rows ?? []).map(({ id }) => id);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

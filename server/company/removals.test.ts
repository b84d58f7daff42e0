import { beforeEach, expect, test } from 'vitest';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { referralSql } from './data/readReferrals.ts';
import { traceSql } from './data/readTraces.ts';
import { exportCompany } from './exportCompany.ts';
import { entryTables, removedParts } from './data/removeEntries.ts';
import { givenKeys, removableSections } from './rules/removedEntries.ts';

const { ella } = people;

describeOnBothDatabases(
  'An administrator who removes entries of the company',
  (server) => {
    let as = '';
    beforeEach(async () => {
      as = await logInAs(server, 'dora');
    });
    const upload = (file: object) => Buffer.from(JSON.stringify(file));
    const check = async (file: object) =>
      (await server.call('checkCompany', { as, body: { file: upload(file) } })).body;
    const change = async (file: object, version: number) =>
      server.call('changeCompany', {
        as,
        body: { file: upload(file), version: String(version) },
        idempotencyKey: crypto.randomUUID(),
      });
    const exported = () => exportCompany(server.database);
    const messages = async (file: object) =>
      (await check(file)).faults.map(({ field, message }) => `${field}: ${message}`);
    /** Checks and imports; returns both answers. */
    const save = async (file: object) => {
      const checked = await check(file);
      expect(checked.faults).toEqual([]);
      const saved = await change(file, checked.version);
      expect(saved.status).toBe(200);
      return { checked, saved: saved.body };
    };

    const numbers = Array.from({ length: 25 }, (_, index) => `N-${index + 1}`);
    const team = (): CompanyFile => ({
      geofences: [{ code: 'WING', name: 'Wing', latitude: 53.5, longitude: 10, radius: 100 }],
      people: numbers.map((number) => ({
        ...{ employeeNumber: number, firstName: 'Noa', lastName: number, username: number },
        ...{ password: 'seven quiet harbours', badge: `BADGE-${number}` },
      })),
      assignments: numbers.map((number) => ({
        ...{ code: `J-${number}`, employee: number, isPrimary: true, description: 'Nurse' },
        ...{ position: 'nurse', startDate: '2026-01-01', countryCode: 'DE', company: 'Harbour' },
        ...{ timeZone: 'Europe/Berlin', timeTypeProfile: 'standard', geofences: ['WING'] },
        authorities: ['CAPTURE_TIME'],
        timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2026-01-01' }],
      })),
      managers: numbers.map((number) => ({
        ...{ manager: 'E-2', assignment: `J-${number}`, startDate: '2026-01-01' },
      })),
      workSchedules: [
        {
          ...{ externalCode: 'DAYS', externalName: 'Days', timeRecordingVariant: 'CLOCK' },
          days: [{ category: 'OFF' }],
        },
      ],
      assignedSchedules: numbers.map((number) => ({
        ...{ code: `S-${number}`, assignment: `J-${number}`, workSchedule: 'DAYS' },
        startDate: '2026-01-01',
      })),
    });
    const withoutTeam = (): CompanyFile => ({
      removed: {
        geofences: ['WING'],
        people: numbers,
        assignments: numbers.map((number) => `J-${number}`),
        managers: (team().managers ?? []).map(({ manager, assignment, startDate }) => ({
          ...{ manager, assignment, startDate },
        })),
        workSchedules: ['DAYS'],
        assignedSchedules: numbers.map((number) => `S-${number}`),
      },
    });

    test('undoes an import of 25 people who only logged in and looked around', async () => {
      const before = await exported();
      const { checked: added } = await save(team());
      const opened = await server.call('logIn', {
        body: { username: 'N-1', password: 'seven quiet harbours' },
      });
      const session = opened.cookies.get('access-token') ?? '';
      expect((await server.call('getSession', { as: session })).status).toBe(200);

      const { checked, saved } = await save(withoutTeam());
      expect(checked.sections).toEqual(
        added.sections.map(({ section, added: count }) => ({
          ...{ section, added: 0, changed: 0, removed: count, unchanged: 0 },
        })),
      );
      expect(saved.sections).toEqual(checked.sections);
      expect(checked.effects).toContainEqual({
        ...{ kind: 'LOG_IN_LOST', count: 25 },
        names: expect.arrayContaining(['Noa N-1']),
      });
      expect(await exported()).toEqual(before);
      expect((await server.call('getSession', { as: session })).status).toBe(401);
      const { body } = await server.call('getCompanyChangeEntries', {
        as,
        path: { id: saved.id },
      });
      const gone = body.contents.filter(({ section }) => section === 'people');
      expect(gone.map(({ kind }) => kind)).toEqual(Array(25).fill('REMOVED'));
      expect(JSON.stringify(body)).not.toContain('Noa');

      const again = await check(withoutTeam());
      expect(again.sections).toEqual(
        added.sections.map(({ section, added: count }) => ({
          ...{ section, added: 0, changed: 0, removed: 0, unchanged: count },
        })),
      );
    });

    test.each<[string, CompanyFile, string]>([
      [
        'a site where people clock in',
        { removed: { geofences: ['harbour'] } },
        'removed.geofences.0: harbour is where 1 assignment clocks in: A-1.',
      ],
      [
        'a site of a cost center',
        { removed: { geofences: ['dock'] } },
        'removed.geofences.0: dock is the place of 1 cost center: 4711.',
      ],
      [
        'a position that many have',
        { removed: { positions: ['porter'] } },
        'removed.positions.0: porter is the position of 3 assignments: A-1b, A-3, A-5.',
      ],
      [
        'a person with assignments',
        { removed: { people: ['E-5'] } },
        'removed.people.0: E-5 holds 1 assignment: A-5.',
      ],
      [
        'an assignment that is managed',
        { removed: { assignments: ['A-5'] } },
        'removed.assignments.0: A-5 has 1 managing range: E-2 from 2025-01-01.',
      ],
      [
        'a time type of a profile',
        { removed: { timeTypes: ['training'] } },
        'removed.timeTypes.0: training is in 1 time type profile: standard.',
      ],
      [
        'the reason of the product',
        { removed: { reasons: ['OTHER'] } },
        'removed.reasons.0: OTHER is the reason of the product for free words, so it stays.',
      ],
      [
        'what the file refers to itself',
        {
          removed: { geofences: ['dock'] },
          terminals: [
            { terminalId: 'T-9', description: 'Dock', timeZone: 'Europe/Berlin', geofence: 'dock' },
          ],
        },
        'terminals.0.geofence: The file removes the geofence "dock".',
      ],
      [
        'what the file has as an entry',
        {
          removed: { positions: ['head-nurse'] },
          positions: [{ code: 'head-nurse', description: 'Head' }],
        },
        'removed.positions.0: The entry stands in the file too, at positions.0: leave one of them out.',
      ],
      [
        'the same thing twice',
        { removed: { positions: ['none', 'none'] } },
        'removed.positions.1: It is removed in the file already, at removed.positions.0.',
      ],
    ])('%s stays', async (_name, file, message) => {
      expect(await messages(file)).toContain(message);
    });

    test('a site goes in the file that moves its people', async () => {
      const { assignments = [], costCenters = [] } = await exported();
      const moved = {
        assignments: assignments
          .filter(({ code }) => code === 'A-1')
          .map((entry) => ({ ...entry, geofences: ['dock'] })),
        costCenters,
        removed: { geofences: ['harbour'] },
      };
      expect(await messages(moved)).toEqual([]);
    });

    test('a user name and a badge are free for somebody else in the same file', async () => {
      await save(team());
      const nina = { employeeNumber: 'N-99', firstName: 'Nina', lastName: 'Vogt' };
      const file: CompanyFile = {
        ...withoutTeam(),
        people: [{ ...nina, username: 'N-1', badge: 'BADGE-N-1' }],
      };
      const { saved } = await save(file);
      expect(saved.sections).toContainEqual({
        ...{ section: 'people', added: 1, changed: 0, removed: 25, unchanged: 0 },
      });
      await save({ removed: { people: ['N-99'] } });
    });

    test('nobody with recorded time is removed, nor who decided on it', async () => {
      const session = await logInAs(server, 'ella');
      const punched = await server.call('clockInShift', {
        as: session,
        body: { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 },
      });
      expect(punched.status).toBe(200);
      const shift = punched.body.shiftTimePairs[0]?.id ?? 0;
      expect(shift).toBeGreaterThan(0);
      const removed = {
        assignments: ['A-1'],
        people: ['E-2', 'E-4'],
        timeTypes: ['work'],
        managers: [{ manager: 'E-2', assignment: 'A-1', startDate: '2026-01-01' }],
      };
      await server.database.run(
        ...sql`update time_pair_record set actor_id = 1002 where assignment_id = ${ella.assignmentId}`,
      );
      await save({ positions: [{ code: 'X', description: 'X' }] });
      expect(await messages({ removed })).toEqual(
        expect.arrayContaining([
          'removed.assignments.0: Time is recorded for A-1: give it an endDate instead.',
          'removed.people.0: E-2 has decided on time: close the account instead.',
          'removed.people.1: E-4 has changed the company or its connections: close the account instead.',
          'removed.timeTypes.0: Recorded time refers to work, so it stays.',
          'removed.managers.0: The manager has decided on time of A-1: give the range an endDate instead.',
        ]),
      );
    });

    test('nobody removes their own access', async () => {
      await server.database.run(...sql`delete from company_change_entry`);
      await server.database.run(...sql`delete from company_change`);
      const checked = await check({ removed: { people: ['E-4'] } });
      expect(checked).toMatchObject({ faults: [], refusal: { code: 'LAST_ADMINISTRATOR' } });
      const refused = await change({ removed: { people: ['E-4'] } }, checked.version);
      expect(refused.problem.code).toBe('LAST_ADMINISTRATOR');
    });

    test('somebody without their rights does not remove an administrator', async () => {
      await server.database.run(
        ...sql`update employee set authorities = '{MANAGE_COMPANY}' where id = ${ella.id}`,
      );
      await save({
        people: [
          {
            ...{ employeeNumber: 'N-1', firstName: 'Noa', lastName: 'Lind', username: 'noa' },
            authorities: ['DEV_ADMIN'],
          },
        ],
      });
      as = await logInAs(server, 'ella');
      const { refusal } = await check({ removed: { people: ['N-1'] } });
      expect(refusal?.code).toBe('RIGHTS_NOT_HELD');
      as = await logInAs(server, 'dora');
      await save({ removed: { people: ['N-1'] } });
    });

    test('a punch that comes while its assignment goes is refused, and the other way round', async () => {
      await save(team());
      const opened = await server.call('logIn', {
        body: { username: 'N-2', password: 'seven quiet harbours' },
      });
      const one = opened.cookies.get('access-token') ?? '';
      const [row] = await server.database.run(
        ...sql<{ id: number }>`update employee set one_time_password = null
          from assignment where employee_id = employee.id and assignment.code = 'J-N-2'
          returning assignment.id`,
      );
      const { version } = await check(withoutTeam());
      const [removing, punch] = await Promise.all([
        change(withoutTeam(), version),
        server.call('clockInShift', {
          as: one,
          body: { employeeAssignmentId: row?.id ?? 0, timeZoneOffset: 60 },
        }),
      ]);
      const [orphan] = await server.database.run(
        ...sql<{ count: number }>`select count(*) from time_pair
          where assignment_id not in (select id from assignment)`,
      );
      expect(orphan?.count).toBe(0);
      expect([removing.status === 200, punch.status === 200].filter(Boolean)).toHaveLength(1);
    });

    test('every foreign key to an entry is known: it goes along, or is a reason to stay', async () => {
      const keys = await server.database.run(
        ...sql<{ table: string; column: string; other: string }>`
          select conrelid::regclass::text as table, attname as column,
            trim('"' from confrelid::regclass::text) as other
          from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
          where contype = 'f' and confdeltype <> 'c'`,
      );
      const ways = [...Object.values(referralSql), ...Object.values(traceSql)];
      const unknown = Object.entries(entryTables).flatMap(([section, [entry]]) => {
        const parts = Object.entries(removedParts).find(([name]) => name === section)?.[1] ?? [];
        return keys
          .filter(({ other }) => other === entry)
          .filter(
            ({ table, column }) =>
              !parts.some((part) => part.join() === [table, column].join()) &&
              !ways.some((way) => way.includes(table) && way.includes(column)),
          );
      });
      expect(unknown).toEqual([
        { table: 'company_change_entry', column: 'employee_id', other: 'employee' },
      ]);
    });

    test('empties a company in which no time was recorded, down to themself', async () => {
      await clearTime(server);
      await server.database.run(...sql`update company_change set changed_by = 1004`);
      await server.database.run(
        ...sql`insert into notification (employee_id, kind, created_at, assignment_id, details)
          values (1002, 'TIME_ADDED', now(), 1001, '{}')`,
      );
      await server.database.run(
        ...sql`insert into employee_group (id, owner_id, name) values (9001, 1002, 'Ward')`,
      );
      await server.database.run(
        ...sql`insert into employee_group_member (group_id, assignment_id) values (9001, 1001)`,
      );
      await server.database.run(
        ...sql`insert into plan_change (batch_id, assignment_id, changed_by, changed_at, action,
            schedule_code, schedule_name, start_date, end_date)
          values (1, 1001, 1002, now(), 'ASSIGNED', 'X', 'X', '2026-03-01', '2026-03-02')`,
      );
      const file = await exported();
      const removed = Object.fromEntries(
        removableSections.map((section) => [
          section,
          givenKeys(file, section)
            .filter(({ key }) => key !== 'E-4' && key !== 'OTHER')
            .map(({ key }) => {
              const [manager = '', assignment = '', startDate = ''] = key.split('\n');
              return section === 'managers' ? { manager, assignment, startDate } : key;
            }),
        ]),
      );
      await save({ removed });
      const { company: _company, features: _features, ...left } = await exported();
      expect(left).toMatchObject({ people: [{ employeeNumber: 'E-4' }] });
      const { people: _people, reasons, ...lists } = left;
      expect(Object.values(lists).flat()).toEqual([]);
      expect(reasons?.map(({ code }) => code)).toEqual(['OTHER']);
    });
  },
  { prepare: createTestCompany },
);

import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { composed, statement } from '../database/statement.ts';
import { createGoodTokens } from '../calls/goodTokens.ts';
import { newToken } from '../session/data/accessTokens.ts';
import { createSessions } from '../session/data/createSessions.ts';
import { statementsOf } from '../testing/statementsOf.ts';
import { createTestCompany } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

/** Each has an assignment of the same number. */
const people = Array.from({ length: 20 }, (_, index) => 2001 + index);
const closed = 2021;

const addPeople = [
  `insert into employee (id, employee_number, first_name, last_name, username, authorities, locale)
   select id, 'N-' || id, 'Nurse', id, 'nurse' || id, '{}', 'en'
   from generate_series(${people[0]}, ${closed}) id`,
  `insert into assignment (id, code, employee_id, is_primary, description, position_id, start_date,
     country_code, company, time_zone, time_type_profile_id, authorities)
   select id, 'N-' || id, id, true, 'Nurse', 1001, '2025-01-01', 'DE', 'Harbour', 'Europe/Berlin',
     1001, '{CAPTURE_TIME,VIEW_TIME}'
   from generate_series(${people[0]}, ${closed}) id`,
  `insert into assignment_recording_variant (assignment_id, variant, start_date)
   select id, 'CLOCK', '2025-01-01' from generate_series(${people[0]}, ${closed}) id`,
  `update employee set closed_at = '2026-03-01T00:00Z' where id = ${closed}`,
];
const like = { way: 'PASSWORD', userAgent: null } as const;
const shiftOwners = statement<{ id: number; assignment_id: number }>(
  'testShiftOwners',
  'select id, assignment_id from time_pair',
);

describeOnBothDatabases(
  'Many people at once',
  (server) => {
    let tokens: string[] = [];

    beforeAll(async () => {
      const sessions = createSessions(
        server.database,
        () => Promise.resolve(false),
        createGoodTokens(),
      );
      tokens = await Promise.all(
        people.map((employeeId) => sessions.open({ ...like, employeeId }, server.now)),
      );
    });

    test('each have their own session, and those without one have none', async () => {
      const sessions = createSessions(
        server.database,
        () => Promise.resolve(false),
        createGoodTokens(),
      );
      const aYearAgo = new Date('2025-03-02T08:00:00Z');
      const asked = [
        ...tokens.slice(0, 5),
        await sessions.open({ ...like, employeeId: closed }, server.now),
        ...tokens.slice(5, 10),
        await sessions.open({ ...like, employeeId: 2003 }, aYearAgo),
        ...tokens.slice(10, 15),
        newToken(),
        ...tokens.slice(15),
      ];
      let holders: (number | null)[] = [];
      const statements = await statementsOf(async () => {
        const found = await Promise.all(
          asked.map((token) => sessions.findEmployee(token, server.now)),
        );
        holders = found.map((actor) => actor?.id ?? null);
      });
      expect(holders).toEqual([
        ...people.slice(0, 5),
        null,
        ...people.slice(5, 10),
        null,
        ...people.slice(10, 15),
        null,
        ...people.slice(15),
      ]);
      expect(statements).toHaveLength(2);
    });

    test('clock in, each into their own shift, also who has clocked in already', async () => {
      const clockIn = (assignmentId: number) =>
        server.call('clockInShift', {
          as: tokens[people.indexOf(assignmentId)] ?? '',
          body: { employeeAssignmentId: assignmentId, timeZoneOffset: 60 },
        });
      const clockedIn = 2010;
      const before = await clockIn(clockedIn);
      server.now = new Date('2026-03-02T08:05:00Z');
      let answers: Awaited<ReturnType<typeof clockIn>>[] = [];
      const statements = await statementsOf(async () => {
        answers = await Promise.all(people.map(clockIn));
      });
      const rows = await server.database.run(shiftOwners);
      const owners = new Map(rows.map((row) => [row.id, row.assignment_id]));
      const shifts = answers.map(({ body }) => body.shiftTimePairs[0]?.id ?? 0);
      expect(shifts.map((id) => owners.get(id))).toEqual(people);
      expect(owners.size).toBe(people.length);
      expect(shifts[people.indexOf(clockedIn)]).toBe(before.body.shiftTimePairs[0]?.id);
      const told = answers.map(({ body }) =>
        body.violations.map(({ violation }) => violation.code),
      );
      expect(told).toEqual(people.map((id) => (id === clockedIn ? ['ALREADY_CLOCKED_IN'] : [])));
      expect(statements.filter((name) => name.startsWith('saveShifts')).length).toBeLessThan(10);
    });
  },
  {
    prepare: async (database: Database) => {
      await createTestCompany(database);
      for (const sql of addPeople) await database.run(composed(sql));
    },
  },
);

import { randomUUID } from 'node:crypto';
import type { components } from 'shared-contracts';
import { beforeEach } from 'vitest';
import type { Database } from '../database/database.ts';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from './testCompany.ts';
import { setFeatures } from './testFeatures.ts';
import type { TestServer } from './testServer.ts';
import { clearTime } from './testTime.ts';

type ClockInRow = components['schemas']['MassClockInRequest'];

/**
 * Pia and Quim, whom Max manages in addition to Ella and Nils; Rosa, whom somebody else manages.
 */
const more = `
  insert into employee (id, employee_number, first_name, last_name, authorities, is_24_hour, locale)
  values (1011, 'E-11', 'Pia', 'Åberg', '{}', true, 'en'), (1012, 'E-12', 'Quim', 'Zamora', '{}', true, 'es'),
    (1013, 'E-13', 'Rosa', 'Diaz', '{}', true, 'es');
  insert into assignment (id, code, employee_id, is_primary, description, position_id, start_date,
    country_code, company, time_zone, time_type_profile_id, holiday_calendar_id, authorities)
  select id + 10, 'A-' || id, id, true, 'Porter', 1003, '2025-01-01', 'DE', 'Harbour',
    'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,VIEW_TIME}'
  from employee where id in (1011, 1012, 1013);
  insert into assignment (id, code, employee_id, is_primary, description, position_id, start_date,
    country_code, company, time_zone, time_type_profile_id, holiday_calendar_id, authorities)
  values (1031, 'A-11b', 1011, false, 'Nurse at night', 1001, '2025-01-01', 'DE', 'Harbour',
    'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME,VIEW_TIME}');
  insert into manager_assignment (id, manager_id, assignment_id, start_date) values
    (1011, 1002, 1021, '2026-03-02'), (1012, 1002, 1022, '2026-01-01'),
    (1013, 1004, 1023, '2026-01-01'), (1014, 1004, 1031, '2026-01-01')`;

export const pia = { id: 1011, assignmentId: 1021, foreignAssignmentId: 1031 };
export const quim = { id: 1012, assignmentId: 1022 };
export const rosa = { id: 1013, assignmentId: 1023 };

/** The test company with them. */
export async function createTeam(database: Database): Promise<void> {
  await createTestCompany(database);
  for (const sql of more.split(';')) {
    await database.run(composed(sql));
  }
}

/**
 * Max's calls as their manager; each test starts without time and with all switches at their first
 * values.
 */
export function teamOfMax(server: TestServer) {
  const { max, nils } = people;
  const tokens = { max: '', ella: '', dora: '' };

  beforeEach(async () => {
    server.now = new Date('2026-03-02T08:00:00Z');
    await clearTime(server);
    await setFeatures(server, {});
    await run('update assignment set authorities = $1 where id = $2', '{}', nils.assignmentId);
    server.published.length = 0;
    if (tokens.max !== '') return;
    for (const name of ['max', 'ella', 'dora'] as const) {
      tokens[name] = await logInAs(server, name);
    }
  });

  const run = (sql: string, ...values: unknown[]) =>
    server.database.run(composed<Record<string, unknown>>(sql), values);
  const find = async (body: Partial<components['schemas']['SubordinatesFilter']> = {}) => {
    const answer = await server.call('findSubordinates', {
      as: tokens.max,
      path: { id: max.id },
      query: { includeActiveShifts: true },
      body: { page: 0, pageSize: 30, ...body },
    });
    return answer.body;
  };
  const names = async (body: Parameters<typeof find>[0] = {}) =>
    (await find(body)).contents.map(({ employee }) => employee.firstName);
  const rowOf = (employeeAssignmentId: number, row: Partial<ClockInRow> = {}): ClockInRow => ({
    employeeAssignmentId,
    timeZoneOffset: 60,
    ...row,
  });
  const clockIn = (rows: readonly ClockInRow[], key: string = randomUUID(), as = tokens.max) =>
    server.call('massClockIn', { as, body: [...rows], idempotencyKey: key });
  const clockOut = (
    rows: readonly (readonly [number, number, string?])[],
    key: string = randomUUID(),
    as = tokens.max,
  ) =>
    server.call('massClockOut', {
      as,
      idempotencyKey: key,
      body: rows.map(([employeeAssignmentId, shiftTimePairId, clockOutDateTime]) => ({
        employeeAssignmentId,
        shiftTimePairId,
        timeZoneOffset: 60,
        ...(clockOutDateTime === undefined ? {} : { clockOutDateTime }),
      })),
    });
  const codes = ({ body }: Awaited<ReturnType<typeof clockIn>>) =>
    body.violations.map(({ employeeAssignmentId, violation }) => [
      employeeAssignmentId,
      violation.code,
    ]);
  const openShifts = async () => {
    const rows = await run(
      'select assignment_id, id from time_pair where clock_out is null order by assignment_id',
    );
    return rows;
  };

  return { tokens, run, find, names, rowOf, clockIn, clockOut, codes, openShifts };
}

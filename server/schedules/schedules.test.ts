import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composed, positional } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { plannedDays } from './data/plannedDays.ts';
import { readPlanRows } from './data/plans.ts';

const early = { category: 'SCHEDULED_WORKING_TIME', startTime: '06:00', endTime: '14:00' };
const night = { category: 'SCHEDULED_WORKING_TIME', startTime: '22:00', endTime: '06:00' };
const color = { primaryColor: '#0f6c5c', secondaryColor: '#d7efe9', text: '#0b2a24' };
const days = [
  { ...day(1), category: 'WORKING_DAY', segments: [{ ...early, minuteDuration: 480 }] },
  { ...day(2), category: 'WORKING_DAY', segments: [{ ...night, minuteDuration: 480 }] },
  { ...day(3), category: 'OFF', segments: [], workingMinutes: 0 },
];

const schedules = `
  insert into work_schedule (id, external_code, external_name, time_recording_variant, color, days)
  values (1001, 'R3', 'Early, night, off', 'CLOCK', '${JSON.stringify(color)}', '${JSON.stringify(days)}');
  insert into work_schedule
    (id, external_code, external_name, time_recording_variant, non_working_day, days)
  values (1002, 'NWD-C', 'Day off', 'CLOCK', true, '${JSON.stringify([{ ...days[2], dayNumber: 1 }])}');
  insert into assigned_schedule
    (assignment_id, work_schedule_id, start_date, end_date, first_day_number, is_temporary)
  values (1001, 1001, '2026-03-01', null, 3, false), (1001, 1002, '2026-03-05', '2026-03-05', 1, true),
    (1004, 1001, '2026-01-01', '2026-03-04', 1, false);
  insert into absence (code, assignment_id, time_type_name, start_date, end_date)
  values ('V', 1001, 'Vacation', '2026-03-07', '2026-04-02'),
    ('S', 1001, 'Sick', '2025-12-29', '2026-01-02');`;

describeOnBothDatabases(
  'Schedules',
  (server) => {
    const { ella, max, olga } = people;
    let token = '';

    beforeAll(() => server.database.run(composed(schedules)));
    beforeEach(async () => {
      token = await logInAs(server, 'ella');
    });

    const own = (startDate: string, endDate: string, as = token) =>
      server.call('getEmployeeAssignmentSummaries', { query: { startDate, endDate }, as });
    const of = (assignmentIds: number[], as: string, startDate = '2026-03-02') =>
      server.call('getAssignmentSummaries', {
        query: { assignmentIds, startDate, endDate: '2026-03-10' },
        as,
      });

    const codeOf = async (answer: ReturnType<typeof of>) => {
      const given = await answer;
      return given.status === 200 ? 200 : given.problem.code;
    };
    const sql = (text: string) => server.database.run(composed(text));

    test('show my week with shifts, days off, holidays and absences in their order', async () => {
      const { body } = await own('2026-03-02', '2026-03-10');
      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({
        assignmentId: 1001,
        description: 'Nurse in ward 1',
        position: { id: 1001, description: 'Nurse' },
        timeZone: 'Europe/Berlin',
      });
      expect(body[0]?.ranges).toMatchObject([
        {
          type: 'WORK_SCHEDULE',
          startDate: '2026-03-02',
          endDate: '2026-03-10',
          externalCode: 'R3',
          isOffDay: false,
          isTemporary: false,
          workScheduleColor: color,
          workScheduleDayNumberFromDate: 1,
          assignedWorkSchedule: { externalName: 'Early, night, off', duration: 3 },
          minuteRange: { start: 360, end: 1800 },
        },
        {
          type: 'WORK_SCHEDULE',
          startDate: '2026-03-05',
          endDate: '2026-03-05',
          externalCode: 'NWD-C',
          isOffDay: true,
          isTemporary: true,
          minuteRange: null,
        },
        {
          type: 'ABSENCE',
          startDate: '2026-03-07',
          endDate: '2026-03-10',
          absenceTypeName: 'Vacation',
        },
        {
          type: 'HOLIDAY',
          startDate: '2026-03-09',
          endDate: '2026-03-09',
          holidayName: "Founders' Day",
          holidayCalendarCode: 'de',
        },
      ]);
    });

    test('leave out assignments that lie outside the days', async () => {
      const { body } = await own('2025-12-30', '2026-01-02');
      expect(body.map(({ assignmentId }) => assignmentId)).toEqual([1001, 1002]);
      expect(body[1]?.ranges).toMatchObject(
        [
          { type: 'HOLIDAY' },
          { type: 'NOT_MANAGED', startDate: '2026-01-01', endDate: '2026-01-02' },
        ].slice(1),
      );
    });

    test('of people whom I manage are shown to me, without the days that I do not manage', async () => {
      const maxToken = await logInAs(server, 'max');
      const { body } = await of([ella.assignmentId, max.assignmentId], maxToken);
      expect(body.map(({ assignmentId }) => assignmentId)).toEqual([1001, 1003]);
      expect(body[0]?.ranges).toHaveLength(4);

      const query = {
        assignmentIds: [ella.assignmentId],
        startDate: '2025-12-24',
        endDate: '2026-01-03',
      };
      const shown = await server.call('getAssignmentSummaries', { query, as: maxToken });
      expect(shown.body[0]?.ranges).toMatchObject([
        { type: 'NOT_MANAGED', startDate: '2025-12-24', endDate: '2025-12-31' },
        { type: 'ABSENCE', startDate: '2026-01-01', endDate: '2026-01-02' },
      ]);
      const mine = await server.call('getAssignmentSummaries', { query, as: token });
      expect(mine.body[0]?.ranges).toMatchObject([
        { type: 'ABSENCE', startDate: '2025-12-29', endDate: '2026-01-02' },
      ]);
    });

    test('of others do not exist for me', async () => {
      const maxToken = await logInAs(server, 'max');
      for (const [ids, as] of [
        [[olga.assignmentId], token],
        [[ella.assignmentId, olga.assignmentId], token],
        [[olga.assignmentId], maxToken],
        [[999_999], token],
      ] as const) {
        expect((await of([...ids], as)).problem.code).toBe('NOT_FOUND');
      }
      expect((await of([ella.assignmentId], '')).problem.code).toBe('NO_SESSION');
    });

    test('need an authority to clock or view, and the switch', async () => {
      const dora = await logInAs(server, 'dora');
      expect((await own('2026-03-02', '2026-03-08', dora)).problem.code).toBe('ACCESS_DENIED');
    });

    test('need an authority on the assignment itself', async () => {
      await sql(`update employee set password_hash =
        (select password_hash from employee where id = ${ella.id}) where id = ${people.nils.id}`);
      const nils = await logInAs(server, 'nils');
      expect((await of([people.nils.assignmentId], nils)).problem.code).toBe('ACCESS_DENIED');
    });

    test('of others and my own are behind switches of their own', async () => {
      const maxToken = await logInAs(server, 'max');
      const seen = async () => ({
        mine: await codeOf(of([max.assignmentId], maxToken)),
        theirs: await codeOf(of([ella.assignmentId], maxToken)),
      });
      await setFeatures(server, { EMPLOYEE_WORK_SCHEDULES: false });
      expect(await seen()).toEqual({ mine: 'FEATURE_OFF', theirs: 200 });
      await setFeatures(server, { MANAGER_WORK_SCHEDULES: false });
      expect(await seen()).toEqual({ mine: 200, theirs: 'FEATURE_OFF' });
      await setFeatures(server, {});
    });

    test.each([
      ['endDate', '2026-03-02', '2026-03-01'],
      ['endDate', '2026-03-02', '2026-05-04'],
      ['endDate', '2026-03-02', '2026-02-30'],
      ['startDate', '02.03.2026', '2026-03-04'],
    ])('are refused for a bad %s: %s to %s', async (field, startDate, endDate) => {
      const answer = await own(startDate, endDate);
      expect(answer.problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });

    test('are shown for 62 days more than the first', async () => {
      expect((await own('2026-03-02', '2026-05-03')).status).toBe(200);
    });

    test.each([[[0]], [['x']], [[]], [Array.from({ length: 201 }, (_, index) => index + 1)]])(
      'are refused for bad assignments',
      async (ids) => {
        const search = ids.map((id) => `assignmentIds=${id}`).join('&');
        const answer = await server.app.inject({
          url: `/api/work-schedules/assignment-summaries?startDate=2026-03-02&endDate=2026-03-03&${search}`,
          cookies: { 'access-token': token },
        });
        expect(answer.statusCode).toBe(400);
        expect(answer.body).toContain('"field":"assignmentIds');
      },
    );

    test('say what is planned on any days of any assignments', async () => {
      const planned = await plannedDays(server.database, [
        { assignmentId: 1001, date: '2026-03-03' },
        { assignmentId: 1004, date: '2026-03-05' },
        { assignmentId: 1001, date: '2026-03-05' },
        { assignmentId: 1001, date: '2026-03-09' },
        { assignmentId: 1001, date: '2026-04-03' },
        { assignmentId: 1002, date: '2026-03-03' },
        { assignmentId: 999_999, date: '2026-03-03' },
      ]);
      expect(planned.map(({ kind }) => kind)).toEqual([
        'work',
        'none',
        'off',
        'absence',
        'holiday',
        'not-managed',
        'none',
      ]);
      expect(planned[0]).toMatchObject({ day: { dayNumber: 2 }, schedule: { externalCode: 'R3' } });
    });
  },
  { prepare: createTestCompany },
);

describeOnBothDatabases(
  'With years of schedules',
  (server) => {
    describe('a page of two hundred assignments', () => {
      test('reads no table from end to end', async () => {
        const { database } = server;
        await database.run(composed(`${schedules}${manyYears}`));
        await server.database.maintain();
        const rows = await database.run(
          composed<{ 'QUERY PLAN': object }>(`explain (format json) ${readPlanRows.sql}`),
          positional(readPlanRows, {
            assignmentIds: Array.from({ length: 200 }, (_, index) => 10_001 + index),
            startDates: Array.from({ length: 200 }, () => '2026-03-02'),
            endDates: Array.from({ length: 200 }, () => '2026-03-31'),
          }),
        );
        const plan = JSON.stringify(rows);
        expect(plan).toContain('assigned_schedule_range');
        expect(plan).toContain('absence_range');
        expect(plan).toContain('holiday_pkey');
        expect(plan).not.toMatch(
          /Seq Scan","Parallel Aware":\w+,"Async Capable":\w+,"Relation Name":"(assigned_schedule|absence|holiday|assignment)"/,
        );
      });
    });
  },
  { prepare: createTestCompany },
);

const manyYears = `
  insert into assignment (id, code, employee_id, is_primary, description, position_id, start_date,
    country_code, company, time_zone, time_type_profile_id, holiday_calendar_id, authorities)
  select 10000 + n, 'many-' || n, 1001, false, 'Porter', 1003, '2016-01-01', 'DE', 'Harbour',
    'Europe/Berlin', 1001, 1001, '{CAPTURE_TIME}' from generate_series(1, 1000) n;
  insert into holiday (holiday_calendar_id, date, name)
  select 1001, date '2010-01-01' + n * 9, 'Holiday' from generate_series(1, 900) n
  on conflict do nothing;
  insert into assigned_schedule
    (assignment_id, work_schedule_id, start_date, end_date, first_day_number, is_temporary)
  select 10000 + n, 1001, date '2016-01-01' + week * 7, date '2016-01-01' + week * 7 + 6, 1, true
  from generate_series(1, 1000) n, generate_series(1, 50) week;
  insert into absence (code, assignment_id, time_type_name, start_date, end_date)
  select n || '-' || a, 10000 + n, 'Vacation', date '2016-01-01' + a * 30, date '2016-01-03' + a * 30
  from generate_series(1, 1000) n, generate_series(1, 20) a;`;

function day(dayNumber: number) {
  return { dayNumber, workingMinutes: 480, customDurationBreak: null };
}

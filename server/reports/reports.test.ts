import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import type { CallOptions } from '../testing/testCalls.ts';
import { readWorkbook, type ReadSheet } from '../spreadsheets/testing/readWorkbook.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addSegments, addShifts, clearTime } from '../testing/testTime.ts';

type Query = NonNullable<CallOptions<'getReport'>['query']>;
type Name = NonNullable<CallOptions<'getReport'>['path']>['reportName'];

const { ella, max, olga, nils } = people;
const march = { fromDate: '2026-03-01', toDate: '2026-03-31', timeZone: 'Europe/Berlin' };

describeOnBothDatabases(
  'Reports',
  (server) => {
    const tokens = new Map<string, string>();

    beforeAll(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      for (const name of ['ella', 'max', 'olga', 'dora'] as const) {
        tokens.set(name, await logInAs(server, name));
      }
    });
    beforeEach(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await clearTime(server);
      await execute('delete from report');
    });
    afterEach(() => setFeatures(server, {}));

    const execute = (sql: string) => server.database.run(composed(sql));
    const ask = (reportName: Name, query: Partial<Query> = {}, who = 'max') =>
      server.call('getReport', {
        path: { reportName },
        query: { ...march, lang: 'en', ...query },
        as: tokens.get(who) ?? '',
      });
    const report = async (reportName: Name, query: Partial<Query> = {}) => {
      const answer = await ask(reportName, query);
      expect(answer.status).toBe(200);
      return readWorkbook(answer.bytes);
    };

    const planDays = async () => {
      await execute(
        `insert into work_schedule (id, external_code, external_name, time_recording_variant, days)
         values (7001, 'DAY', 'Day', 'CLOCK', '[{"dayNumber": 1, "category": "DAY_MODEL",
           "workingMinutes": 480, "customDurationBreak": null, "segments": [
             {"category": "SCHEDULED_WORKING_TIME", "startTime": "08:00", "endTime": "16:00",
              "minuteDuration": 480}]}]');
         insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date, first_day_number, is_temporary)
         values ('ella-day', 1001, 7001, '2026-03-01', 1, false)`,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
    };
    const forgetDays = () =>
      execute(
        `delete from assigned_schedule where code = 'ella-day'; delete from work_schedule where id = 7001`,
      );

    const monday = { from: '2026-03-02T07:00Z', to: '2026-03-02T15:30Z', duration: 28_800 };
    const addMarch = () =>
      addShifts(server, [
        { assignment_id: ella.assignmentId, ...monday, status: 'APPROVED', time_type_id: 1001 },
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-03T07:00Z',
          to: '2026-03-03T11:00Z',
          duration: 14_400,
          extraction_status: 'EXTRACTED',
          cost_center_id: 1001,
        },
        {
          assignment_id: nils.assignmentId,
          from: '2026-03-02T21:00Z',
          to: '2026-03-03T05:00Z',
          duration: 28_800,
          status: 'REJECTED',
        },
        { assignment_id: nils.assignmentId, from: '2026-03-20T06:00Z', status: 'INCOMPLETE' },
        { assignment_id: olga.assignmentId, from: '2026-03-01T02:00Z', to: '2026-03-01T10:00Z' },
        { assignment_id: max.assignmentId, ...monday },
        {
          assignment_id: ella.assignmentId,
          from: '2026-02-27T07:00Z',
          to: '2026-02-27T15:00Z',
        },
      ]);

    describe('the summary', () => {
      test('lists the entries of the own people on the days asked for, day by day', async () => {
        await addMarch();
        const answer = await ask('employeeSummaryReport');
        expect(answer.headers['content-type']).toBe(
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        );
        expect(answer.headers['content-disposition']).toContain(
          encodeURIComponent('Employee summary 2026-03-01 – 2026-03-31.xlsx'),
        );
        expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
        const [sheet] = readWorkbook(answer.bytes);
        expect(sheet?.frozenRows).toBe(1);
        expect(column(sheet, 'Last name')).toEqual(['Brandt', 'Roth', 'Brandt']);
        expect(column(sheet, 'Date')).toEqual([
          serial('2026-03-02'),
          serial('2026-03-02'),
          serial('2026-03-03'),
        ]);
        expect(column(sheet, 'Clock in')).toEqual([
          time('2026-03-02', 8),
          time('2026-03-02', 22),
          time('2026-03-03', 8),
        ]);
        expect(column(sheet, 'Clock out')[1]).toBe(time('2026-03-03', 6));
        expect(column(sheet, 'Status')).toEqual(['Approved', 'Rejected', 'Pending']);
      });

      test('counts in its sums what counts everywhere, and nothing twice', async () => {
        await addMarch();
        const [sheet] = await report('employeeSummaryReport');
        const total = sheet?.rows.at(-1) ?? [];
        expect(total[0]?.text).toBe('Total');
        expect(column(sheet, 'Duration')).toEqual([String(8 / 24), undefined, String(4 / 24)]);
        expect(sum(sheet, 'Duration')).toEqual({ text: String(0.5), formula: 'SUBTOTAL(9,L2:L4)' });
        expect(sum(sheet, 'Hours')).toEqual({ text: '12', formula: 'SUBTOTAL(9,M2:M4)' });
        expect(sum(sheet, 'Breaks').text).toBe(String(1800 / 86_400));
        expect(sum(sheet, 'Entries').text).toBe('3');
      });

      test('counts the time worked as Employee Time and My History do', async () => {
        server.now = new Date('2026-04-02T08:00:00Z');
        for (const name of ['max', 'ella'] as const) tokens.set(name, await logInAs(server, name));
        const hers = { assignment_id: ella.assignmentId };
        await addShifts(server, [
          // Several entries a day, each cut to its minutes.
          { ...hers, from: '2026-03-02T07:00:50Z', to: '2026-03-02T10:00:10Z' },
          { ...hers, from: '2026-03-02T11:00:20Z', to: '2026-03-02T15:30:59Z' },
          { ...hers, from: '2026-03-03T07:00Z', to: '2026-03-03T15:30Z', status: 'REJECTED' },
          // The night in which the clocks go forward.
          { ...hers, from: '2026-03-28T21:00:30Z', to: '2026-03-29T05:00:10Z' },
        ]);
        const seconds = (3 * 60 + 4.5 * 60 + 8 * 60) * 60;
        const days = { startDate: '2026-03-01', endDate: '2026-03-31', page: 0, pageSize: 30 };
        const [attendance] = await report('employeeAttendanceReport');
        const [entries] = await report('employeeSummaryReport');
        const team = await server.call('fetchApprovals', {
          as: tokens.get('max') ?? '',
          body: { ...days, onlyRecorded: true },
        });
        const history = await server.call('getShiftSummaries', {
          query: { employeeId: ella.id },
          as: tokens.get('ella') ?? '',
          body: { ...days, sortBy: 'clockIn', sortDirection: 'ascending' },
        });
        expect(sum(attendance, 'Worked').text).toBe(String(seconds / 86_400));
        expect(sum(entries, 'Duration').text).toBe(String(seconds / 86_400));
        expect(team.body.contents[0]?.totalDuration).toBe(seconds);
        expect(history.body.totalDuration).toBe(seconds);
      });

      test('tells segments, overtime, call-backs and waived meal breaks', async () => {
        const [id = 0] = await addShifts(server, [
          {
            assignment_id: ella.assignmentId,
            ...monday,
            status: 'APPROVED',
            is_call_back: true,
            meal_break_waived: true,
            adjusted_version: {
              clockIn: '2026-03-02T07:00:00.000Z',
              clockOut: '2026-03-02T15:30:00.000Z',
              duration: 28_800,
              minutes: [
                {
                  rule: 'OVERTIME',
                  kind: 'KEPT',
                  startTime: '2026-03-02T15:00:00.000Z',
                  endTime: '2026-03-02T15:20:00.000Z',
                  minuteDuration: 20,
                  pairType: 'OVERTIME',
                  values: {},
                },
                {
                  rule: 'OVERTIME',
                  kind: 'REMOVED',
                  startTime: '2026-03-02T15:20:00.000Z',
                  endTime: '2026-03-02T15:30:00.000Z',
                  minuteDuration: 10,
                  pairType: 'OVERTIME',
                  values: {},
                },
              ],
            },
          },
        ]);
        const of = { assignment_id: ella.assignmentId, shift_id: id };
        await addSegments(server, [
          { ...of, pair_type: 'OVERTIME', from: '2026-03-02T15:00Z', to: '2026-03-02T15:30Z' },
          { ...of, pair_type: 'EARLY_LOGIN', from: '2026-03-02T07:00Z', to: '2026-03-02T07:10Z' },
          { ...of, from: '2026-03-02T11:00Z', to: '2026-03-02T11:30Z' },
          {
            ...of,
            pair_type: 'FIXED_OVERTIME',
            from: '2026-03-02T14:00Z',
            to: '2026-03-02T15:00Z',
            deleted_at: '2026-03-03T08:00:00.000Z',
          },
        ]);
        const [sheet] = await report('employeeSummaryReport');
        const minutes = (count: number) => [String((count * 60) / 86_400)];
        expect(column(sheet, 'Overtime')).toEqual(minutes(30));
        expect(column(sheet, 'Adjusted overtime')).toEqual(minutes(20));
        expect(column(sheet, 'Early clock-in')).toEqual(minutes(10));
        expect(column(sheet, 'Segments')).toEqual([
          'Early clock-in 08:00 – 08:10; Break 12:00 – 12:30; Overtime 16:00 – 16:30',
        ]);
        expect(column(sheet, 'Call-back')).toEqual(['Yes']);
        expect(column(sheet, 'Meal break waived')).toEqual(['Yes']);
        const [attendance] = await report('employeeAttendanceReport', {
          fromDate: '2026-03-02',
          toDate: '2026-03-02',
        });
        expect(sum(attendance, 'Overtime').text).toBe(String(1800 / 86_400));
      });

      test('adds up what it shows, each time rounded once', async () => {
        await addShifts(
          server,
          [1, 2, 3].map((day) => ({
            assignment_id: ella.assignmentId,
            from: `2026-03-0${day}T07:00Z`,
            to: `2026-03-0${day}T15:00Z`,
            duration: 28_840,
          })),
        );
        const [sheet] = await report('employeeSummaryReport');
        expect(column(sheet, 'Duration')[0]).toBe(String(28_860 / 86_400));
        expect(sum(sheet, 'Duration').text).toBe(String((3 * 28_860) / 86_400));
        expect(column(sheet, 'Hours')[0]).toBe('8.02');
        expect(sum(sheet, 'Hours').text).toBe('24.06');
      });

      test('goes person by person with a sum for each, as a report or by the option', async () => {
        await addMarch();
        const [grouped] = await report('employeeSummaryReportGrouped');
        expect(grouped?.rows.map(([first]) => first?.text).slice(1)).toEqual([
          'E-1',
          'E-1',
          'Total of Ella Brandt (E-1)',
          'E-5',
          'Total of Nils Roth (E-5)',
          'Total',
        ]);
        const [optional] = await report('employeeSummaryReport', { groupedByEmployee: true });
        expect(optional?.rows).toEqual(grouped?.rows);
      });

      test('has incomplete entries and extraction only where asked for', async () => {
        await addMarch();
        await setFeatures(server, { EXTRACTION_STATUS: true });
        const [sheet] = await report('employeeSummaryReport', {
          includeIncompleteTimePairs: true,
          includeExtractionStatus: true,
        });
        expect(column(sheet, 'Status').at(-1)).toBe('Incomplete');
        expect(column(sheet, 'Clock out').at(-1)).toBeUndefined();
        expect(column(sheet, 'Extraction')).toEqual([
          'Not extracted',
          'Not extracted',
          'Extracted',
          'Not extracted',
        ]);
        const [plain] = await report('employeeSummaryReport');
        expect(headings(plain)).not.toContain('Extraction');
      });

      test('asks for one cost center, and groups by site', async () => {
        await addMarch();
        const [onWard] = await report('employeeSummaryReport', { costCentreId: 1001 });
        expect(column(onWard, 'Cost center')).toEqual(['Ward 1']);
        const [bySite] = await report('employeeSummaryReport', { siteToGroupBy: 'GEOFENCE' });
        expect(bySite?.rows.map(([first]) => first?.text).slice(1)).toEqual([
          'E-5',
          'Total of –',
          'E-1',
          'E-1',
          'Total of Harbour',
          'Total',
        ]);
      });

      test('breaks into a sheet for each of the reader’s weeks', async () => {
        await addMarch();
        const sheets = await report('employeeSummaryReport', {
          fromDate: '2026-02-25',
          toDate: '2026-03-09',
          breakSheetsByWeek: true,
        });
        expect(sheets.map(({ name }) => name)).toEqual([
          'Wed 25 Feb – Sun 1 Mar',
          'Mon 2 Mar – Sun 8 Mar',
          'Mon 9 Mar – Mon 9 Mar',
          'About this report',
        ]);
        expect(column(sheets[0], 'Last name')).toEqual(['Brandt']);
        expect(sheets[2]?.rows[1]?.[0]?.text).toBe('There is nothing to report on these days.');
      });

      test('speaks the reader’s language, and tells both clocks where somebody works elsewhere', async () => {
        await addMarch();
        const [sheet, about] = await report('employeeSummaryReport', {
          lang: 'de',
          timeZone: 'Asia/Bangkok',
        });
        expect(headings(sheet)).toContain('Kostenstelle');
        expect(column(sheet, 'Kommen')[0]).toBe(time('2026-03-02', 8));
        expect(column(sheet, 'Kommen (Asia/Bangkok)')[0]).toBe(time('2026-03-02', 14));
        const facts = about?.rows.map((row) => row.map((cell) => cell?.text));
        expect(facts).toContainEqual(['Erstellt von', 'Max Kern']);
        expect(facts).toContainEqual(['Erstellt um (Asia/Bangkok)', time('2026-03-20', 15)]);
      });

      test('takes the edge off names that would be formulas', async () => {
        await addMarch();
        await execute(`update employee set last_name = '=cmd|''/C calc''!A0' where id = 1001`);
        const [sheet] = await report('employeeSummaryReport');
        await execute(`update employee set last_name = 'Brandt' where id = 1001`);
        expect(column(sheet, 'Last name')).toContain(`'=cmd|'/C calc'!A0`);
        const formulas = sheet?.rows.flatMap((row) => row.flatMap((cell) => cell?.formula ?? []));
        expect(formulas?.every((formula) => formula.startsWith('SUBTOTAL('))).toBe(true);
      });
    });

    describe('attendance', () => {
      test('tells of every day what was planned and what became of it', async () => {
        await addMarch();
        await execute(
          `insert into absence (code, assignment_id, time_type_name, start_date, end_date)
           values ('leave', 1001, 'Annual leave', '2026-03-04', '2026-03-04')`,
        );
        const [sheet] = await report('employeeAttendanceReport', {
          fromDate: '2026-03-02',
          toDate: '2026-03-09',
          groupedByEmployee: true,
        });
        await execute(`delete from absence where code = 'leave'`);
        expect(column(sheet, 'Attendance').slice(0, 8)).toEqual([
          'Present',
          'Present',
          'Absent: Annual leave',
          'Nothing planned',
          'Nothing planned',
          'Nothing planned',
          'Nothing planned',
          "Holiday: Founders' Day",
        ]);
        expect(column(sheet, 'Worked').slice(0, 3)).toEqual([
          String(8 / 24),
          String(4 / 24),
          undefined,
        ]);
        expect(sum(sheet, 'Worked').text).toBe('0.5');
        expect(column(sheet, 'Last name').filter((name) => name === 'Roth')).toHaveLength(8);
      });

      test('compares with the schedule, and leaves the future open', async () => {
        await planDays();
        await addShifts(server, [
          { assignment_id: ella.assignmentId, ...monday, duration: 27_000 },
        ]);
        const [sheet] = await report('employeeAttendanceReport', {
          costCentreId: 1001,
          fromDate: '2026-03-02',
          toDate: '2026-03-21',
        });
        await forgetDays();
        expect(new Set(column(sheet, 'Last name'))).toEqual(new Set(['Brandt']));
        expect(column(sheet, 'Planned start')[0]).toBe(time('2026-03-02', 8));
        expect(column(sheet, 'Difference (hours)').slice(0, 2)).toEqual(['-0.5', '-8']);
        expect(column(sheet, 'Attendance')[1]).toBe('No time recorded');
        expect(column(sheet, 'Attendance').at(-1)).toBe('Planned');
        expect(column(sheet, 'Difference (hours)').at(-1)).toBeUndefined();
        expect(column(sheet, 'Planned').at(-1)).toBeUndefined();
        expect(column(sheet, 'Planned start').at(-1)).toBe(time('2026-03-21', 8));
      });

      test('says of a day whether its time was rejected or waits, and counts its entries', async () => {
        await planDays();
        const hers = { assignment_id: ella.assignmentId, cost_center_id: 1001 };
        const tuesday = { from: '2026-03-03T07:00Z', to: '2026-03-03T15:30Z' };
        const wednesday = { from: '2026-03-04T07:00Z', to: '2026-03-04T15:30Z' };
        const thursday = { from: '2026-03-05T07:00Z', to: '2026-03-05T15:30Z' };
        const correction = { type: 'CORRECTION', is_correction: true } as const;
        await addShifts(server, [
          { ...hers, ...monday, duration: 27_000 },
          { ...hers, ...tuesday, status: 'REJECTED' },
          { ...hers, ...wednesday, ...correction },
          { ...hers, ...thursday, status: 'REJECTED' },
          { ...hers, ...thursday, ...correction },
        ]);
        const days = { costCentreId: 1001, fromDate: '2026-03-02', toDate: '2026-03-05' };
        const [sheet] = await report('employeeAttendanceReport', days);
        const [entries] = await report('employeeSummaryReport', days);
        await forgetDays();
        expect(column(sheet, 'Attendance')).toEqual([
          'Present',
          'Time rejected',
          'Correction to be decided',
          'Correction to be decided',
        ]);
        expect(column(sheet, 'Difference (hours)')).toEqual(['-0.5', '-8', '-8', '-8']);
        expect(sum(sheet, 'Entries').text).toBe('5');
        expect(column(entries, 'Clock in')).toHaveLength(5);
      });

      test.each([
        { includeIncompleteTimePairs: true, entries: ['1', '1'], clockIn: time('2026-03-03', 8) },
        { includeIncompleteTimePairs: false, entries: ['1', '0'], clockIn: undefined },
      ])('does not miss who still works, $entries entries being shown', async (expected) => {
        const { includeIncompleteTimePairs, entries, clockIn } = expected;
        await planDays();
        await addShifts(server, [
          { assignment_id: ella.assignmentId, ...monday, duration: 27_000 },
          { assignment_id: ella.assignmentId, from: '2026-03-03T07:00Z', status: 'INCOMPLETE' },
        ]);
        const [sheet] = await report('employeeAttendanceReport', {
          costCentreId: 1001,
          fromDate: '2026-03-02',
          toDate: '2026-03-03',
          includeIncompleteTimePairs,
        });
        await forgetDays();
        expect(column(sheet, 'Entries')).toEqual(entries);
        expect(column(sheet, 'Clock in')[1]).toBe(clockIn);
        expect(column(sheet, 'Attendance')).toEqual(['Present', 'Present']);
        expect(sum(sheet, 'Planned').text).toBe(String(8 / 24));
        expect(sum(sheet, 'Difference (hours)').text).toBe('-0.5');
      });
    });

    test('attendance at a shift from midnight counts who clocked in before it', async () => {
      await execute(
        `insert into work_schedule (id, external_code, external_name, time_recording_variant, days)
         values (7002, 'NIGHT', 'Night', 'CLOCK', '[{"dayNumber": 1, "category": "DAY_MODEL",
           "workingMinutes": 480, "customDurationBreak": null, "segments": [
             {"category": "SCHEDULED_WORKING_TIME", "startTime": "00:00", "endTime": "08:00",
              "minuteDuration": 480}]}]');
         insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date,
           end_date, first_day_number, is_temporary)
         values ('ella-night', 1001, 7002, '2026-03-05', '2026-03-05', 1, false)`,
      );
      await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-04T22:50Z', to: '2026-03-05T07:00Z' },
      ]);
      const [sheet] = await report('employeeAttendanceReport', {
        costCentreId: 1001,
        fromDate: '2026-03-04',
        toDate: '2026-03-05',
      });
      await execute(
        `delete from assigned_schedule where code = 'ella-night'; delete from work_schedule where id = 7002`,
      );
      expect(column(sheet, 'Attendance')).toEqual(['Nothing planned', 'Present']);
    });

    describe('are refused', () => {
      test.each([
        ['days in the wrong order', { fromDate: '2026-03-05', toDate: '2026-03-04' }, 'toDate'],
        ['days before the first', { fromDate: '2025-03-30' }, 'fromDate'],
        ['days after the last', { toDate: '2026-05-01' }, 'toDate'],
        ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
        ['a cost center that is gone', { costCentreId: 4711 }, 'costCentreId'],
      ])('for %s, naming the field', async (_, query, field) => {
        const { problem } = await ask('employeeSummaryReport', query);
        expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
      });

      test('for a grouped report that is not to be grouped', async () => {
        const query = { groupedByEmployee: false };
        const { problem } = await ask('employeeSummaryReportGrouped', query);
        expect(problem.fields).toMatchObject([{ field: 'groupedByEmployee' }]);
      });

      test('without the cost center that the company wants', async () => {
        await setFeatures(server, { COST_CENTER_FIELD_REQUIRED: true });
        const { problem } = await ask('employeeSummaryReport');
        expect(problem.fields).toMatchObject([{ field: 'costCentreId' }]);
        expect((await ask('employeeSummaryReport', { costCentreId: 1001 })).status).toBe(200);
      });

      test('for what is switched off', async () => {
        const extraction = await ask('employeeSummaryReport', { includeExtractionStatus: true });
        expect(extraction.problem.code).toBe('FEATURE_OFF');
        await setFeatures(server, { COST_CENTERS: false });
        const center = await ask('employeeSummaryReport', { costCentreId: 1001 });
        expect(center.problem.code).toBe('FEATURE_OFF');
        await setFeatures(server, { REPORTING_FEATURE: false });
        expect((await ask('employeeSummaryReport')).problem.code).toBe('FEATURE_OFF');
      });

      test('to everybody who is no manager, on both calls', async () => {
        for (const who of ['ella', 'olga', 'dora']) {
          expect((await ask('employeeSummaryReport', {}, who)).problem.code).toBe('ACCESS_DENIED');
          const path = { id: 1 };
          const { problem } = await server.call('getFinishedReport', {
            path,
            as: tokens.get(who) ?? '',
          });
          expect(problem.code).toBe('ACCESS_DENIED');
        }
        const path = { reportName: 'employeeSummaryReport' } as const;
        const nobody = await server.call('getReport', { path, query: march });
        expect(nobody.problem.code).toBe('NO_SESSION');
      });

      test('to a manager who has three under way', async () => {
        await execute(
          `insert into report (employee_id, request, requested_at, working_until)
           select 1002, '{}', now(), '2099-01-01' from generate_series(1, 3)`,
        );
        const answer = await ask('employeeSummaryReport');
        expect(answer.problem.code).toBe('TOO_MANY_REQUESTS');
        expect(answer.headers['retry-after']).toBe('60');
      });
    });

    describe('of what is planned', () => {
      const askPlan = (query: Partial<CallOptions<'getScheduleReport'>['query']> = {}) =>
        server.call('getScheduleReport', {
          query: { fromDate: '2026-03-04', toDate: '2026-03-10', lang: 'en', ...query },
          as: tokens.get('max') ?? '',
        });
      const plan = async (query: Parameters<typeof askPlan>[0] = {}) =>
        readWorkbook((await askPlan(query)).bytes);
      beforeEach(async () => {
        await planDays();
        await execute(
          `insert into absence (code, assignment_id, time_type_name, start_date, end_date)
           values ('leave', 1001, 'Annual leave', '2026-03-05', '2026-03-05')`,
        );
      });
      afterEach(async () => {
        await execute(`delete from absence where code = 'leave'`);
        await forgetDays();
      });

      test('has a line for each person and whole week, a column for each day', async () => {
        const answer = await askPlan();
        expect(answer.headers['content-disposition']).toContain(
          encodeURIComponent('Planned schedules 2026-03-02 – 2026-03-15.xlsx'),
        );
        const [sheet, about] = readWorkbook(answer.bytes);
        expect(column(sheet, 'Last name')).toEqual(['Brandt', 'Roth', 'Brandt', 'Roth']);
        expect(column(sheet, 'Week from')).toEqual(
          ['2026-03-02', '2026-03-02', '2026-03-09', '2026-03-09'].map(serial),
        );
        expect(column(sheet, 'Mon')[0]).toBe('Day 08:00 – 16:00');
        expect(column(sheet, 'Thu')[0]).toBe('Absent: Annual leave');
        expect(column(sheet, 'Planned')[0]).toBe(String(48 / 24));
        expect(about?.name).toBe('About this report');
      });

      test('has a sheet for each week with its days, in the reader’s language and clock', async () => {
        await execute('update employee set is_24_hour = false where id = 1002');
        const sheets = await plan({ breakSheetsByWeek: true, lang: 'de' });
        await execute('update employee set is_24_hour = true where id = 1002');
        expect(sheets).toHaveLength(3);
        expect(headings(sheets[1])).toContain('Mo., 9. März');
        expect(column(sheets[0], 'Mo., 2. März')[0]).toBe('Day 8:00 AM – 4:00 PM');
      });

      test('is of the people of a cost center, or of a group', async () => {
        expect(new Set(column((await plan({ costCentreId: 1001 }))[0], 'Last name'))).toEqual(
          new Set(['Brandt']),
        );
        await execute(
          `insert into employee_group (id, owner_id, name) values (77, 1002, 'Porters');
           insert into employee_group_member (group_id, assignment_id) values (77, 1005)`,
        );
        const [sheet] = await plan({ employeeGroupIds: [77] });
        await execute('delete from employee_group where id = 77');
        expect(new Set(column(sheet, 'Last name'))).toEqual(new Set(['Roth']));
      });

      test('reaches to the end of the month two months ahead, and a year back', async () => {
        expect((await askPlan({ toDate: '2026-05-31' })).status).toBe(200);
        expect((await askPlan({ toDate: '2026-06-01' })).problem.fields?.[0]?.field).toBe('toDate');
        expect((await askPlan({ fromDate: '2025-02-28' })).problem.fields?.[0]?.field).toBe(
          'fromDate',
        );
        expect((await askPlan({ fromDate: '2026-03-11' })).status).toBe(400);
      });

      test('is closed with its switches', async () => {
        await setFeatures(server, { MANAGER_WORK_SCHEDULES: false });
        expect((await askPlan()).problem.code).toBe('FEATURE_OFF');
        await setFeatures(server, { EMPLOYEE_GROUPS: false });
        expect((await askPlan({ employeeGroupIds: [77] })).problem.code).toBe('FEATURE_OFF');
      });
    });

    test('hold nobody whom the manager no longer manages, and nothing of the manager’s own', async () => {
      await addMarch();
      const [sheet] = await report('employeeSummaryReport', { includeIncompleteTimePairs: true });
      expect(new Set(column(sheet, 'Last name'))).toEqual(new Set(['Brandt', 'Roth']));
    });

    test('are empty for a manager of nobody', async () => {
      await execute(`update employee set authorities = '{SUPER_ADMIN}' where id = 1003`);
      const token = await logInAs(server, 'olga');
      const answer = await server.call('getReport', {
        path: { reportName: 'employeeAttendanceReport' },
        query: { ...march, lang: 'en' },
        as: token,
      });
      await execute(`update employee set authorities = '{}' where id = 1003`);
      expect(readWorkbook(answer.bytes)[0]?.rows[1]?.[0]?.text).toBe(
        'There is nothing to report on these days.',
      );
    });
  },
  { prepare: createTestCompany },
);

function headings(sheet: ReadSheet | undefined): string[] {
  return sheet?.rows[0]?.map((cell) => cell?.text ?? '') ?? [];
}

/** The values of a column, sums left out. */
function column(sheet: ReadSheet | undefined, heading: string): (string | undefined)[] {
  const index = headings(sheet).indexOf(heading);
  if (index === -1) throw new Error(`There is no column ${heading}.`);
  return (sheet?.rows.slice(1) ?? [])
    .filter((row) => row.every((cell) => cell?.formula == null))
    .map((row) => row[index]?.text);
}

/** The last cell of a column. */
function sum(sheet: ReadSheet | undefined, heading: string) {
  const cell = sheet?.rows.at(-1)?.[headings(sheet).indexOf(heading)];
  return { text: cell?.text, formula: cell?.formula };
}

function serial(date: string): string {
  return String(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569);
}

function time(date: string, hour: number): string {
  return String(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569 + hour / 24);
}

import { beforeEach, expect, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignShiftSchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';

const { ella, max } = people;

describeOnMemory(
  'Planned shifts across midnight',
  (server) => {
    const assignment = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };

    beforeEach(async () => {
      await clearTime(server);
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      await server.database.run(...sql`delete from absence`);
      await server.database.run(...sql`update job set due_at = '2026-01-01', leased_until = null`);
      await plan('22:00', '06:00', 480);
    });

    /** Berlin is an hour ahead of UTC in winter. */
    const at = (utc: string) => {
      server.now = new Date(`${utc}:00.000Z`);
    };
    async function plan(startTime: string, endTime: string, workingMinutes: number) {
      const { database } = server;
      await database.run(...sql`delete from assigned_schedule`);
      await database.run(...sql`delete from work_schedule`);
      const schedule = { id: 9002, startTime, endTime, workingMinutes };
      await assignShiftSchedule(database, [ella.assignmentId], schedule);
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
    }
    async function clockIn(utc: string) {
      at(utc);
      const as = await logInAs(server, 'ella');
      const { body } = await server.call('clockInShift', { body: assignment, as });
      return body.shiftTimePairs[0];
    }
    async function clockOut(utc: string, shiftTimePairId = 0) {
      at(utc);
      const as = await logInAs(server, 'ella');
      const body = { ...assignment, shiftTimePairId, pairType: 'BREAK' as const };
      return (await server.call('clockOutShift', { body, as })).body.shiftTimePairs[0];
    }
    async function work(from: string, to: string) {
      return clockOut(to, (await clockIn(from))?.id);
    }
    async function watch(utc: string) {
      at(utc);
      await server.runJobs();
    }
    async function latest(place = 0) {
      const { body } = await server.call('getShiftSummaries', {
        query: { employeeId: ella.id },
        as: await logInAs(server, 'ella'),
        body: {
          startDate: '2026-03-01',
          endDate: '2026-03-31',
          page: 0,
          pageSize: 10,
          sortBy: 'clockIn',
          sortDirection: 'descending',
        },
      });
      return body.contents[place];
    }
    async function told() {
      const { body } = await server.call('getNotifications', {
        path: { id: ella.id },
        query: { page: 0 },
        as: await logInAs(server, 'ella'),
      });
      return body.contents.map(({ type }) => type);
    }

    test('who comes after midnight is late for the night, and clocked out at its end', async () => {
      const begun = await clockIn('2026-03-02T23:10');
      expect(begun).toMatchObject({
        startDate: '2026-03-03',
        workScheduleExternalCode: '22:00-06:00',
      });
      expect(begun?.infoIndicators).toContain('LATE_CLOCK_IN');
      expect(begun?.infoIndicators).not.toContain('EARLY_LOGIN');
      expect(begun?.workSchedule?.expected).toMatchObject([
        { startTime: '2026-03-02T21:00:00.000Z' },
      ]);
      await watch('2026-03-03T05:04');
      expect((await latest())?.clockOut).toBeNull();
      await watch('2026-03-03T05:05');
      expect(await latest()).toMatchObject({
        clockOut: { date: '2026-03-03T05:00:00.000Z' },
        duration: 350 * 60,
      });
    });

    test('the clock-out of such a night is missed when the night is over', async () => {
      await setFeatures(server, {});
      await clockIn('2026-03-02T23:10');
      await watch('2026-03-03T05:04');
      expect(await told()).not.toContain('MISSED_CLOCK_OUT');
      await watch('2026-03-03T05:06');
      expect(await told()).toContain('MISSED_CLOCK_OUT');
    });

    test('who comes before midnight belongs to the shift that begins with the day', async () => {
      await plan('00:00', '08:30', 510);
      await setFeatures(server, {});
      const begun = await clockIn('2026-03-02T22:55');
      expect(begun?.workSchedule?.expected).toMatchObject([
        { startTime: '2026-03-02T23:00:00.000Z' },
      ]);
      await watch('2026-03-03T07:36');
      expect(await told()).toContain('MISSED_CLOCK_OUT');
      const ended = await clockOut('2026-03-03T07:40', begun?.id);
      expect(ended).toMatchObject({ expectedMinuteDuration: 510, workScheduleMinuteDeviation: 15 });
      expect(ended?.infoIndicators).not.toContain('LATE_LOGOFF');
    });

    test('its minutes before midnight are an early log-in and no overtime', async () => {
      await plan('00:00', '08:30', 510);
      await server.database.run(
        ...sql`insert into adjustment_rule (code, sequence, kind, setting)
        values ('EARLY', 0, 'EARLY_LOGIN', '{"maximumMinutes": 30}')`,
      );
      at('2026-03-02T12:00');
      const ended = await work('2026-03-02T22:50', '2026-03-03T07:30');
      await server.database.run(...sql`delete from adjustment_rule`);
      expect(ended?.adjustedVersion).toMatchObject({
        clockIn: '2026-03-02T23:00:00.000Z',
        duration: 510 * 60,
      });
    });

    test('who comes back within the night is not late again', async () => {
      await work('2026-03-02T21:00', '2026-03-02T22:30');
      const again = await work('2026-03-02T23:30', '2026-03-03T05:00');
      expect(again?.infoIndicators).not.toContain('LATE_CLOCK_IN');
      const first = await work('2026-03-03T23:30', '2026-03-04T05:00');
      expect(first?.infoIndicators).toContain('LATE_CLOCK_IN');
    });

    test('a punch that comes to light before midnight makes the one after it on time', async () => {
      const [early = 0, late = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-03-02T20:55Z', to: '2026-03-02T22:00Z' },
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-02T23:30Z',
          to: '2026-03-03T05:00Z',
          info_indicators: [],
        },
      ]);
      at('2026-03-04T08:00');
      const statuses = async (status: 'REJECTED' | 'APPROVED', timePairId: number) =>
        server.call('decideTimePairs', {
          as: await logInAs(server, 'max'),
          body: {
            requestedByUserId: max.id,
            shouldSyncWithEC: true,
            statusRequests: [{ timePairId, status }],
          },
        });
      await statuses('REJECTED', early);
      expect(await latest()).toMatchObject({ id: late, infoIndicators: ['LATE_CLOCK_IN'] });
    });

    test('a night in two parts is as scheduled when both together are', async () => {
      await addShifts(server, [
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-02T21:00Z',
          to: '2026-03-02T23:00Z',
          duration: 7200,
        },
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-02T23:00Z',
          to: '2026-03-03T05:00Z',
          duration: 21_600,
        },
      ]);
      at('2026-03-04T08:00');
      const { body } = await server.call('selectTimePairs', {
        as: await logInAs(server, 'max'),
        body: {
          purpose: 'DECIDE',
          only: 'AS_SCHEDULED',
          filter: { startDate: '2026-03-01', endDate: '2026-03-31', page: 0, pageSize: 30 },
        },
      });
      expect(body.entries).toHaveLength(2);
    });

    test('two entries of one planned shift stand beside it together', async () => {
      const night = (from: string, to: string) => ({
        assignment_id: ella.assignmentId,
        from: `2026-03-${from}Z`,
        to: `2026-03-${to}Z`,
        duration: (Date.parse(`2026-03-${to}Z`) - Date.parse(`2026-03-${from}Z`)) / 1000,
      });
      await addShifts(server, [
        night('02T21:00', '03T01:00'),
        { ...night('03T02:00', '03T04:00'), status: 'REJECTED' },
        night('03T01:30', '03T05:00'),
      ]);
      at('2026-03-03T08:00');
      expect((await latest(1))?.workScheduleMinuteDeviation).toBe(-30);
      await addShifts(server, [{ assignment_id: ella.assignmentId, from: '2026-03-03T05:00Z' }]);
      await addShifts(server, [night('03T01:10', '03T01:25')]);
      expect((await latest(2))?.workScheduleMinuteDeviation).toBe(-15);
    });

    test('the night of a clock change that is worked to plan is as scheduled', async () => {
      const [id] = await addShifts(server, [
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-28T21:00Z',
          to: '2026-03-29T04:00Z',
          duration: 7 * 3600,
        },
      ]);
      at('2026-03-29T08:00');
      expect(await latest()).toMatchObject({
        expectedMinuteDuration: 420,
        workScheduleMinuteDeviation: 0,
      });
      const { body } = await server.call('selectTimePairs', {
        as: await logInAs(server, 'max'),
        body: {
          purpose: 'DECIDE',
          only: 'AS_SCHEDULED',
          filter: { startDate: '2026-03-01', endDate: '2026-03-31', page: 0, pageSize: 30 },
        },
      });
      expect(body.entries).toMatchObject([{ timePairId: id }]);
    });

    test('leave keeps nobody out of the night that began before it', async () => {
      await server.database.run(
        ...sql`insert into absence (code, assignment_id, time_type_name, start_date, end_date)
        values ('L', ${ella.assignmentId}, 'Leave', '2026-03-03', '2026-03-03')`,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      expect((await clockIn('2026-03-02T23:10'))?.infoIndicators).not.toContain('OVERLAPS_LEAVE');
      const again = await clockOut('2026-03-03T05:00', (await latest())?.id);
      expect(again?.infoIndicators).not.toContain('OVERLAPS_LEAVE');
      at('2026-03-03T08:00');
      const as = await logInAs(server, 'ella');
      const { problem } = await server.call('clockInShift', { body: assignment, as });
      expect(problem?.code).toBe('ON_APPROVED_LEAVE');
    });

    test('clocking in again in the morning knows that the night was clocked out', async () => {
      await clockIn('2026-03-02T21:00');
      await watch('2026-03-03T05:06');
      at('2026-03-03T06:00');
      const { body } = await server.call('getActiveUserInfo', {
        path: { sub: ella.id },
        as: await logInAs(server, 'ella'),
      });
      expect(body.autoClockOuts).toEqual([
        {
          employeeAssignmentId: ella.assignmentId,
          at: '2026-03-03T05:05:00.000Z',
          isTriggered: true,
        },
      ]);
    });
  },
  { prepare: createTestCompany },
);

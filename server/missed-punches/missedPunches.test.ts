import { beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';

const { ella, max } = people;

describeOnMemory(
  'Punches that somebody forgot',
  (server) => {
    let token = '';

    beforeEach(async () => {
      at('2026-03-02T07:30');
      await clearTime(server);
      await server.database.run(...sql`update job set due_at = '2026-01-01', leased_until = null`);
      await setFeatures(server, {});
      token = await logInAs(server, 'ella');
    });

    /** Berlin is an hour ahead of UTC in winter. */
    const at = (utc: string) => {
      server.now = new Date(`${utc}:00.000Z`);
    };
    const later = async (utc: string) => {
      at(utc);
      await server.runJobs();
      token = await logInAs(server, 'ella');
    };
    const clockIn = async () => {
      const body = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
      const answer = await server.call('clockInShift', { body, as: token });
      return answer.body.shiftTimePairs[0]?.id ?? 0;
    };
    const punch = async (
      call: 'clockOutShift' | 'clockInSegment' | 'clockOutSegment',
      shiftTimePairId: number,
      delayInMilliseconds = 0,
    ) => {
      const body = {
        shiftTimePairId,
        employeeAssignmentId: ella.assignmentId,
        timeZoneOffset: 60,
        delayInMilliseconds,
        pairType: 'BREAK' as const,
      };
      return server.call(call, { body, as: token });
    };
    const told = async (as = token, id: number = ella.id) => {
      const answer = await server.call('getNotifications', {
        path: { id },
        query: { page: 0 },
        as,
      });
      return answer.body.contents.map(({ type, body }) => [type, body]);
    };
    const kinds = async () => (await told()).map(([kind]) => kind);
    const entries = async () => {
      const answer = await server.call('getShiftSummaries', {
        query: { employeeId: ella.id },
        body: {
          startDate: '2026-03-01',
          endDate: '2026-03-31',
          page: 0,
          pageSize: 10,
          sortBy: 'clockIn',
          sortDirection: 'descending',
        },
        as: token,
      });
      return answer.body.contents;
    };

    test('a shift without a clock-in is told once, five minutes after its start', async () => {
      at('2026-03-02T07:04');
      await server.runJobs();
      expect(await told()).toEqual([]);
      await later('2026-03-02T07:10');
      await later('2026-03-02T07:20');
      expect(await told()).toEqual([
        [
          'MISSED_CLOCK_IN',
          'Your shift on Mon 2 Mar was planned to start at 08:00. No clock-in is recorded for it.',
        ],
      ]);
    });

    test('whoever has clocked in, even the evening before, missed nothing', async () => {
      at('2026-03-01T22:50');
      await clockIn();
      await later('2026-03-02T07:10');
      expect(await kinds()).not.toContain('MISSED_CLOCK_IN');
    });

    test('nobody is told of a start that is long over, or where nobody checks', async () => {
      await later('2026-03-02T15:31');
      expect(await kinds()).toEqual([]);
      await setFeatures(server, { MISSED_CLOCK_IN_THRESHOLD: 0 });
      await later('2026-03-03T07:10');
      expect(await kinds()).toEqual([]);
    });

    test('a clock-out that is missing is told once, after the threshold', async () => {
      await clockIn();
      await later('2026-03-02T15:34');
      expect(await kinds()).not.toContain('MISSED_CLOCK_OUT');
      await later('2026-03-02T15:35');
      await later('2026-03-02T15:37');
      expect((await kinds()).filter((kind) => kind === 'MISSED_CLOCK_OUT')).toHaveLength(1);
      expect((await entries())[0]).toMatchObject({ clockOut: null, status: 'INCOMPLETE' });
    });

    test('with auto clock-out the shift ends at its scheduled end and waits for approval', async () => {
      await setFeatures(server, { AUTO_CLOCK_OUT: true, AUTO_APPROVAL: true });
      const id = await clockIn();
      at('2026-03-02T15:00');
      await punch('clockInSegment', id);
      await later('2026-03-02T15:36');
      const [shift] = await entries();
      expect(shift).toMatchObject({
        id,
        status: 'PENDING',
        clockOut: { date: '2026-03-02T15:30:00.000Z', origin: 'AUTOMATIC', timeZoneOffset: 60 },
        duration: 7.5 * 3600,
        infoIndicators: expect.arrayContaining(['AUTO_CLOCKED_OUT']),
        segmentTimePairs: [{ clockOut: { date: '2026-03-02T15:30:00.000Z' } }],
        adjustedVersionAvailable: true,
      });
      expect(await told()).toContainEqual([
        'AUTO_CLOCKED_OUT',
        'Your clock-out was missing, so the scheduled end was entered: Mon 2 Mar, 16:30. Please correct it if you left at another time.',
      ]);
      expect(await kinds()).not.toContain('MISSED_CLOCK_OUT');
    });

    test('hours are never invented: work after the scheduled end is left to its person', async () => {
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      at('2026-03-02T15:45');
      await clockIn();
      await later('2026-03-02T16:40');
      expect((await entries())[0]).toMatchObject({ clockOut: null, status: 'INCOMPLETE' });
      await later('2026-03-03T03:44');
      expect(await kinds()).not.toContain('MISSED_CLOCK_OUT');
      await later('2026-03-03T03:45');
      expect(await kinds()).toContain('MISSED_CLOCK_OUT');
    });

    test('a shift for which nothing was planned misses its clock-out twelve hours after it began', async () => {
      const toldMax = async () =>
        (await told(await logInAs(server, 'max'), max.id)).map(([kind]) => kind);
      const shift = { assignment_id: max.assignmentId, from: '2026-03-07T08:00Z' };
      await addShifts(server, [shift]);
      await later('2026-03-07T19:59');
      expect(await toldMax()).not.toContain('MISSED_CLOCK_OUT');
      await later('2026-03-07T20:00');
      expect(await toldMax()).toContain('MISSED_CLOCK_OUT');

      await clearTime(server);
      await setFeatures(server, { MISSED_CLOCK_OUT_THRESHOLD: 0 });
      await addShifts(server, [shift]);
      await later('2026-03-08T08:00');
      expect(await toldMax()).not.toContain('MISSED_CLOCK_OUT');
    });

    test('a real clock-out that arrives after the automatic one goes to the manager', async () => {
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      const id = await clockIn();
      await later('2026-03-02T15:36');
      at('2026-03-02T16:10');
      const answer = await punch('clockOutShift', id);
      expect(answer.body).toMatchObject({
        shiftTimePairs: [
          { isCorrection: true, status: 'PENDING', clockOut: { date: '2026-03-02T16:10:00.000Z' } },
        ],
        violations: [{ violation: { code: 'RECORDED_AS_CORRECTION' } }],
      });
      expect(await entries()).toHaveLength(2);
    });

    test('a break that goes on past its planned end is told, unless that is switched off', async () => {
      const id = await clockIn();
      at('2026-03-02T11:00');
      await punch('clockInSegment', id);
      await later('2026-03-02T11:34');
      expect(await kinds()).not.toContain('BREAK_NOT_ENDED');
      await later('2026-03-02T11:36');
      await later('2026-03-02T11:38');
      expect((await kinds()).filter((kind) => kind === 'BREAK_NOT_ENDED')).toHaveLength(1);

      await clearTime(server);
      await setFeatures(server, { BREAK_OUT_NOTIFICATION_DISABLE: true });
      await later('2026-03-03T08:00');
      const other = await clockIn();
      at('2026-03-03T11:00');
      await punch('clockInSegment', other);
      await later('2026-03-03T12:30');
      expect(await kinds()).not.toContain('BREAK_NOT_ENDED');
    });

    test('six hours without a break are told once', async () => {
      await clockIn();
      await later('2026-03-02T13:30');
      expect(await kinds()).not.toContain('MISSED_BREAK');
      await later('2026-03-02T13:32');
      await later('2026-03-02T13:50');
      expect((await kinds()).filter((kind) => kind === 'MISSED_BREAK')).toHaveLength(1);
    });

    test('what the server did stands in the record of the shift', async () => {
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      await clockIn();
      await later('2026-03-02T15:36');
      const rows = await server.database.run(
        ...sql<{ actor_kind: string; action: string }>`
        select actor_kind, action from time_pair_record order by sequence`,
      );
      expect(rows).toEqual([
        { actor_kind: 'employee', action: 'CLOCK_IN' },
        { actor_kind: 'server', action: 'AUTO_CLOCK_OUT' },
      ]);
    });

    test('two processes that look at the same time end a shift once', async () => {
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      await clockIn();
      at('2026-03-02T15:36');
      await Promise.all([server.runJobs(), server.runJobs()]);
      expect((await kinds()).filter((kind) => kind === 'AUTO_CLOCKED_OUT')).toHaveLength(1);
    });

    test('a shift that cannot be ended keeps nobody else waiting', async () => {
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      const { database } = server;
      await database.run(
        ...sql`insert into assigned_schedule
        (assignment_id, work_schedule_id, start_date, first_day_number, is_temporary)
        values (${max.assignmentId}, 9001, '2026-01-01', 1, false)`,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      await database.run(
        composed(`alter table time_pair_record add constraint test_broken
          check (assignment_id <> ${ella.assignmentId} or action <> 'AUTO_CLOCK_OUT') not valid`),
      );
      const mine = await clockIn();
      const [theirs] = await addShifts(server, [
        { assignment_id: max.assignmentId, from: '2026-03-02T07:30Z' },
      ]);
      await later('2026-03-02T15:36');
      const ended = await database.run(
        ...sql<{ id: number }>`
        select id from time_pair where clock_out is not null`,
      );
      expect(ended).toEqual([{ id: theirs }]);
      await database.run(...sql`alter table time_pair_record drop constraint test_broken`);
      await later('2026-03-02T15:37');
      expect((await entries())[0]).toMatchObject({ id: mine, status: 'PENDING' });
      await database.run(
        ...sql`delete from assigned_schedule where assignment_id = ${max.assignmentId}`,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
    });

    test('the manager whose own shift nobody expects is left alone', async () => {
      await later('2026-03-02T07:10');
      expect(await told(await logInAs(server, 'max'), max.id)).toEqual([]);
    });
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      await assignDaySchedule(database, [ella.assignmentId]);
    },
  },
);
